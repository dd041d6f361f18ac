import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { PRODUCT_NAME, PRODUCT_TITLE } from '#lib/shared/brand.ts';
import { RETRY_AFTER } from '#server/http/retry-after.ts';
import { ACCOUNT_STYLES } from '#server/identity/account/styles.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import type { Checked, FormView } from '#server/identity/forms.ts';
import { fan, ground, type Markup } from '#server/identity/pages/art.ts';
import { formPage, formTitle, waitIn } from '#server/identity/pages/form.ts';
import { mainLink, messagePage, type Message } from '#server/identity/pages/message.ts';
import { REVEAL_SCRIPT, THEME_SCRIPT } from '#server/identity/pages/scripts.ts';
import { STYLES } from '#server/identity/pages/styles.ts';
import { requestLanguage } from '#server/shared/language.ts';

interface Layout {
  /** Document title, before the product's name. */
  readonly title: string;
  readonly content: Markup;
  readonly home: string;
  /** Whether the card has the width of a text page, without the fan. */
  readonly wide?: boolean;
}

/** The document of every identity page. */
const layout = ({ content, home, title, wide = false }: Layout): Markup =>
  html`<!doctype html>
    <html lang="${requestLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title} | ${PRODUCT_TITLE}</title>
        ${raw(`<script>${THEME_SCRIPT}</script><style>${STYLES}</style>${wide ? `<style>${ACCOUNT_STYLES}</style>` : ''}`)}
      </head>
      <body>
        ${ground}
        <div class="${wide ? 'stage wide' : 'stage'}">
          <main class="card">
            <a class="tab" href="${home}" aria-label="${PRODUCT_NAME}, go to the start page"
              >${PRODUCT_NAME}</a
            >
            ${content}
          </main>
          ${wide ? '' : fan}
        </div>
        ${raw(`<script>${REVEAL_SCRIPT}</script>`)}
      </body>
    </html>`;

/**
 * The pages of the identity provider as markup, and the function that sends one.
 * @param origin the product's origin, without a trailing slash
 */
export const createPages = (origin: string) => {
  const home = `${origin}/`;
  const page = (title: string, content: Markup): Markup => layout({ title, content, home });
  const message = (title: string, content: Message): Markup => page(title, messagePage(content));
  const startAgain = mainLink(home, 'Start again');
  const toStart = mainLink(home, 'Go to the start page');

  return {
    /** A page of a title and the content of its card. */
    page,
    /** A page with a wide card, for more than one form. */
    wide: (title: string, content: Markup): Markup => layout({ title, content, home, wide: true }),
    /** @param again whether the person is signed in already */
    form: (view: FormView, uid: string, form: Checked, again: boolean): Markup =>
      page(formTitle(view), formPage(view, `/idp/interaction/${uid}`, form, again)),
    expired: () =>
      message('Start again', {
        heading: 'This page has expired.',
        text: 'It was open for too long, or has been used already. Nothing is lost: please start again.',
        actions: startAgain,
      }),
    refusedForm: () =>
      message('Start again', {
        heading: 'That did not come from this page.',
        text: 'For your safety we only accept forms that were filled in here.',
        actions: startAgain,
      }),
    notFound: () =>
      message('Not found', {
        heading: 'There is nothing here.',
        text: 'The address may be mistyped, or the page has moved.',
        actions: toStart,
      }),
    /** For a request that can be sent again. */
    unavailable: () =>
      message('One moment', {
        heading: 'One moment, please.',
        text: 'We cannot answer right now. Nothing is lost: wait a few seconds, then reload this page. What you typed is sent again.',
        // Not the main button: it discards the typed input.
        actions: html`<div class="actions">
          <a class="button" href="${home}">Go to the start page</a>
        </div>`,
      }),
    /** @param detail the provider's error text, for the client's developer */
    problem: (status: number, detail?: string) =>
      message('Sign-in did not work', {
        heading: status >= 500 ? 'This one is on us.' : 'That link does not work.',
        text:
          status >= 500
            ? 'Something on our side failed. Please try again in a moment.'
            : 'The link was incomplete or out of date. Please start again.',
        ...(detail === undefined ? {} : { detail: `For developers: ${detail}` }),
        actions: startAgain,
      }),
    tooMany: (retryAfterMs: number) =>
      message('Please wait', {
        heading: 'One moment, please.',
        text: `Too many sign-ins were started from your network. Please wait ${waitIn(retryAfterMs)} and try again.`,
        actions: startAgain,
      }),
    badLogout: () =>
      message('Log out', {
        heading: 'You are still signed in.',
        text: 'This logout link leads to an address that we do not know, so we did not follow it.',
        actions: toStart,
      }),
    confirmLogout: ({ clientId, target }: { readonly clientId: string; readonly target: string }) =>
      message('Log out', {
        heading: `Log out of ${PRODUCT_NAME}?`,
        text: 'Another page sent you here, so we ask first.',
        actions: html`<form method="post" action="/idp/logout">
          <input type="hidden" name="client_id" value="${clientId}" />
          <input type="hidden" name="logout_uri" value="${target}" />
          <div class="actions">
            <button class="button main" type="submit">Log out</button>
            <a class="button" href="${home}">Stay signed in</a>
          </div>
        </form>`,
      }),
    /** @param form the provider's own logout form, without buttons */
    providerLogout: (form: string) =>
      message('Log out', {
        heading: `Log out of ${PRODUCT_NAME}?`,
        text: 'You can sign in again whenever you like.',
        actions: html`${raw(form)}
          <div class="actions">
            <button
              class="button main"
              type="submit"
              form="op.logoutForm"
              name="logout"
              value="yes"
            >
              Log out
            </button>
            <a class="button" href="${home}">Stay signed in</a>
          </div>`,
      }),
    loggedOut: () =>
      message('Logged out', {
        heading: 'See you next time!',
        text: 'You are logged out.',
        actions: toStart,
      }),
    send: async (
      c: IdentityContext,
      status: ContentfulStatusCode,
      markup: Markup,
    ): Promise<Response> => {
      if (status === 503) c.header('Retry-After', RETRY_AFTER);
      return c.body(String(await markup), status, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': requestLanguage(),
      });
    },
  };
};

export type Pages = ReturnType<typeof createPages>;
