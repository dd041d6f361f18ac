import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import * as m from '#messages';
import { PRODUCT_NAME, PRODUCT_TITLE } from '#lib/shared/brand.ts';
import { RETRY_AFTER } from '#server/http/retry-after.ts';
import { ACCOUNT_STYLES } from '#server/identity/account/styles.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import type { Checked, FormView } from '#server/identity/forms.ts';
import { hrefHere } from '#server/identity/language.ts';
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
            <a
              class="tab"
              href="${home}"
              aria-label="${m.identity_home_label({ product: PRODUCT_NAME })}"
              >${PRODUCT_NAME}</a
            >
            ${content}
          </main>
          ${wide ? '' : fan()}
        </div>
        ${raw(`<script>${REVEAL_SCRIPT}</script>`)}
      </body>
    </html>`;

/**
 * The pages of the identity provider as markup, and the function that sends one.
 * @param origin the product's origin, without a trailing slash
 */
export const createPages = (origin: string) => {
  const home = (): string => origin + hrefHere('landing');
  const page = (title: string, content: Markup): Markup => layout({ title, content, home: home() });
  const message = (title: string, content: Message): Markup => page(title, messagePage(content));
  const startAgain = (): Markup => mainLink(home(), m.identity_start_again());
  const toStart = (): Markup => mainLink(home(), m.identity_to_start());

  return {
    /** A page of a title and the content of its card. */
    page,
    /** A page with a wide card, for more than one form. */
    wide: (title: string, content: Markup): Markup =>
      layout({ title, content, home: home(), wide: true }),
    /** @param again whether the person is signed in already */
    form: (view: FormView, uid: string, form: Checked, again: boolean): Markup =>
      page(formTitle(view), formPage(view, `/idp/interaction/${uid}`, form, again)),
    expired: () =>
      message(m.identity_start_again(), {
        heading: m.identity_expired(),
        text: m.identity_expired_why(),
        actions: startAgain(),
      }),
    refusedForm: () =>
      message(m.identity_start_again(), {
        heading: m.identity_refused_form(),
        text: m.identity_refused_form_why(),
        actions: startAgain(),
      }),
    notFound: () =>
      message(m.identity_not_found_title(), {
        heading: m.identity_not_found(),
        text: m.identity_not_found_why(),
        actions: toStart(),
      }),
    /** For a request that can be sent again. */
    unavailable: () =>
      message(m.identity_unavailable_title(), {
        heading: m.identity_one_moment(),
        text: m.identity_unavailable_why(),
        // Not the main button: it discards the typed input.
        actions: html`<div class="actions">
          <a class="button" href="${home()}">${m.identity_to_start()}</a>
        </div>`,
      }),
    /** @param detail the provider's error text, for the client's developer */
    problem: (status: number, detail?: string) =>
      message(m.identity_problem_title(), {
        heading: status >= 500 ? m.identity_problem_ours() : m.identity_problem_link(),
        text: status >= 500 ? m.identity_problem_ours_why() : m.identity_problem_link_why(),
        ...(detail === undefined ? {} : { detail: m.identity_problem_detail({ detail }) }),
        actions: startAgain(),
      }),
    tooMany: (retryAfterMs: number) =>
      message(m.identity_too_many_title(), {
        heading: m.identity_one_moment(),
        text: m.identity_too_many_sign_ins({ wait: waitIn(retryAfterMs) }),
        actions: startAgain(),
      }),
    badLogout: () =>
      message(m.identity_logout(), {
        heading: m.identity_logout_bad(),
        text: m.identity_logout_bad_why(),
        actions: toStart(),
      }),
    confirmLogout: ({ clientId, target }: { readonly clientId: string; readonly target: string }) =>
      message(m.identity_logout(), {
        heading: m.identity_logout_ask({ product: PRODUCT_NAME }),
        text: m.identity_logout_ask_why(),
        actions: html`<form method="post" action="/idp/logout">
          <input type="hidden" name="client_id" value="${clientId}" />
          <input type="hidden" name="logout_uri" value="${target}" />
          <div class="actions">
            <button class="button main" type="submit">${m.identity_logout()}</button>
            <a class="button" href="${home()}">${m.identity_logout_stay()}</a>
          </div>
        </form>`,
      }),
    /** @param form the provider's own logout form, without buttons */
    providerLogout: (form: string) =>
      message(m.identity_logout(), {
        heading: m.identity_logout_ask({ product: PRODUCT_NAME }),
        text: m.identity_logout_again(),
        actions: html`${raw(form)}
          <div class="actions">
            <button
              class="button main"
              type="submit"
              form="op.logoutForm"
              name="logout"
              value="yes"
            >
              ${m.identity_logout()}
            </button>
            <a class="button" href="${home()}">${m.identity_logout_stay()}</a>
          </div>`,
      }),
    loggedOut: () =>
      message(m.identity_logout_done_title(), {
        heading: m.identity_logout_done(),
        text: m.identity_logout_done_text(),
        actions: toStart(),
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
