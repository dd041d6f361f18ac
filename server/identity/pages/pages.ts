import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { RETRY_AFTER } from '#server/http/retry-after.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import type { Checked, FormView } from '#server/identity/forms.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { formPage, formTitle, waitIn } from '#server/identity/pages/form.ts';
import { layout } from '#server/identity/pages/layout.ts';
import { messagePage } from '#server/identity/pages/message.ts';

/** The pages of the identity provider as markup, and the function that sends one. */
export interface Pages {
  /** A page of a title and the content of its card. */
  readonly page: (title: string, content: Markup) => Markup;
  /** A page with a wide card, for more than one form. */
  readonly wide: (title: string, content: Markup) => Markup;
  /** @param again whether the person is signed in already */
  readonly form: (view: FormView, uid: string, form: Checked, again: boolean) => Markup;
  readonly expired: () => Markup;
  readonly refusedForm: () => Markup;
  readonly notFound: () => Markup;
  /** For a request that can be sent again. */
  readonly unavailable: () => Markup;
  /** @param detail the provider's error text, for the client's developer */
  readonly problem: (status: number, detail?: string) => Markup;
  readonly tooMany: (retryAfterMs: number) => Markup;
  readonly badLogout: () => Markup;
  readonly confirmLogout: (options: { clientId: string; target: string }) => Markup;
  /** @param form the provider's own logout form, without buttons */
  readonly providerLogout: (form: string) => Markup;
  readonly loggedOut: () => Markup;
  readonly send: (
    c: IdentityContext,
    status: ContentfulStatusCode,
    page: Markup,
  ) => Promise<Response>;
}

/** @param origin the product's origin, without a trailing slash */
export const createPages = (origin: string): Pages => {
  const home = `${origin}/`;
  const page = (title: string, content: Markup): Markup => layout({ title, content, home });
  const link = (text: string): Markup =>
    html`<div class="actions"><a class="button main" href="${home}">${text}</a></div>`;
  const startAgain = link('Start again');

  return {
    page,
    wide: (title, content) => layout({ title, content, home, wide: true }),
    form: (view, uid, form, again) =>
      page(formTitle(view), formPage(view, `/idp/interaction/${uid}`, form, again)),
    expired: () =>
      page(
        'Start again',
        messagePage({
          heading: 'This page has expired.',
          text: 'It was open for too long, or has been used already. Nothing is lost: please start again.',
          actions: startAgain,
        }),
      ),
    refusedForm: () =>
      page(
        'Start again',
        messagePage({
          heading: 'That did not come from this page.',
          text: 'For your safety we only accept forms that were filled in here.',
          actions: startAgain,
        }),
      ),
    notFound: () =>
      page(
        'Not found',
        messagePage({
          heading: 'There is nothing here.',
          text: 'The address may be mistyped, or the page has moved.',
          actions: link('Go to the start page'),
        }),
      ),
    unavailable: () =>
      page(
        'One moment',
        messagePage({
          heading: 'One moment, please.',
          text: 'We cannot answer right now. Nothing is lost: wait a few seconds, then reload this page. What you typed is sent again.',
          // Not the main button: it discards the typed input.
          actions: html`<div class="actions">
            <a class="button" href="${home}">Go to the start page</a>
          </div>`,
        }),
      ),
    problem: (status, detail) =>
      page(
        'Sign-in did not work',
        messagePage({
          heading: status >= 500 ? 'This one is on us.' : 'That link does not work.',
          text:
            status >= 500
              ? 'Something on our side failed. Please try again in a moment.'
              : 'The link was incomplete or out of date. Please start again.',
          ...(detail === undefined ? {} : { detail: `For developers: ${detail}` }),
          actions: startAgain,
        }),
      ),
    tooMany: (retryAfterMs) =>
      page(
        'Please wait',
        messagePage({
          heading: 'One moment, please.',
          text: `Too many sign-ins were started from your network. Please wait ${waitIn(retryAfterMs)} and try again.`,
          actions: startAgain,
        }),
      ),
    badLogout: () =>
      page(
        'Log out',
        messagePage({
          heading: 'You are still signed in.',
          text: 'This logout link leads to an address that we do not know, so we did not follow it.',
          actions: link('Go to the start page'),
        }),
      ),
    confirmLogout: ({ clientId, target }) =>
      page(
        'Log out',
        messagePage({
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
      ),
    providerLogout: (form) =>
      page(
        'Log out',
        messagePage({
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
      ),
    loggedOut: () =>
      page(
        'Logged out',
        messagePage({
          heading: 'See you next time!',
          text: 'You are logged out.',
          actions: link('Go to the start page'),
        }),
      ),
    send: async (c, status, markup) => {
      if (status === 503) c.header('Retry-After', RETRY_AFTER);
      return c.body(String(await markup), status, { 'Content-Type': 'text/html; charset=utf-8' });
    },
  };
};
