import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

const page = (title: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;

interface PageOptions {
  /** The query of the request, which the form sends along (documentation, 'User-initiated sign-in request'). */
  readonly query: string;
  /** Ties the form to this browser. */
  readonly csrf: string;
  readonly error?: string | undefined;
}

const form = (action: string, { csrf, error, query }: PageOptions, fields: Markup): Markup =>
  html`${error === undefined ? '' : html`<p role="alert">${error}</p>`}
    <form method="post" action="${action}?${query}">
      <input type="hidden" name="_csrf" value="${csrf}" />
      ${fields}
    </form>`;

const EMAIL = html`<label>Email <input name="username" type="email" required /></label>`;

/** `/login`: the sign-in form, with the way to the sign-up. */
export const loginPage = (options: PageOptions): Markup =>
  page(
    'Sign in',
    html`${form(
        '/login',
        options,
        html`${EMAIL} <label>Password <input name="password" type="password" required /></label>
          <button type="submit">Sign in</button>`,
      )}
      <p><a href="/signup?${options.query}">Sign up</a></p>`,
  );

/** `/signup`: the sign-up form. */
export const signUpPage = (options: PageOptions): Markup =>
  page(
    'Sign up',
    form(
      '/signup',
      options,
      html`${EMAIL} <label>Given name <input name="given_name" required /></label>
        <label>Password <input name="password" type="password" required /></label>
        <button type="submit">Sign up</button>`,
    ),
  );

/** `/confirm`: the code that was mailed. */
export const confirmPage = (options: PageOptions): Markup =>
  page(
    'Confirm your account',
    form(
      '/confirm',
      options,
      html`<label>Code <input name="code" autocomplete="one-time-code" required /></label>
        <button type="submit">Confirm</button>`,
    ),
  );

/** `/error`: what cannot be sent back to an app. */
export const errorPage = (error: string): Markup =>
  page('Error', html`<p role="alert">${error}</p>`);
