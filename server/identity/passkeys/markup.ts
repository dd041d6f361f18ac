import { html } from 'hono/html';

import * as m from '#messages';
import { ACCOUNT_PAGE } from '#server/identity/account/paths.ts';
import type { Account } from '#server/identity/accounts.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { CAN_MAKE_FIELD } from '#server/identity/passkeys/offer.ts';
import { passkeyScript } from '#server/identity/passkeys/script.ts';

export interface PasskeyPlace {
  /** The WebAuthn ceremony: assertion or registration. */
  readonly does: 'get' | 'create';
  readonly label: string;
  /** The path of the ceremony's options. */
  readonly askAt: string;
  /** The path for the ceremony's response. */
  readonly answerTo: string;
  /** Whether the page has a field that suggests passkeys (`autocomplete="username webauthn"`). */
  readonly autofill?: boolean;
  /** Whether it is the page's first button. */
  readonly main?: boolean;
  /** Whether it is one of many on its page. */
  readonly small?: boolean;
  /** The page's account: a page left open must not change the next account. */
  readonly accountId?: string;
  /** The id of the form to submit afterwards. */
  readonly thenSubmit?: string;
}

/** Texts of the script where the browser's dialogue was closed. */
const CANCELLED = { get: m.identity_passkey_not_used, create: m.identity_passkey_not_made };

/**
 * A passkey button with its error message. Hidden without script, which the page loads once.
 */
export const passkeyButton = (place: PasskeyPlace): Markup =>
  html`<div
    class="passkey"
    data-passkey="${place.does}"
    data-ask-at="${place.askAt}"
    data-answer-to="${place.answerTo}"
    ${place.autofill ? html`data-autofill` : ''}
    ${place.accountId === undefined ? '' : html`data-account="${place.accountId}"`}
    ${place.thenSubmit === undefined ? '' : html`data-then-submit="${place.thenSubmit}"`}
    data-cancelled="${CANCELLED[place.does]()}"
    data-known="${m.identity_passkey_known_here()}"
    data-failed="${m.identity_passkey_failed()}"
    hidden
  >
    <button class="button${place.main ? ' main' : ''}${place.small ? ' small' : ''}" type="button">
      ${place.label}
    </button>
    <p class="problem" role="alert" hidden></p>
  </div>`;

/** Submitted with the sign-in form if the device can create a passkey; enabled by the script. */
export const canMakeField: Markup = html`<input
  type="hidden"
  name="${CAN_MAKE_FIELD}"
  value="1"
  data-can-make
  disabled
/>`;

/**
 * The button of the sign-in page.
 * @param action the interaction's own path, `/idp/interaction/{uid}`
 */
export const signInButton = (action: string): Markup =>
  html`${passkeyButton({
    does: 'get',
    label: m.identity_passkey_sign_in(),
    askAt: `${action}/passkey/options`,
    answerTo: `${action}/passkey/answer`,
    autofill: true,
  })}
  ${passkeyScript}`;

/**
 * The sign-up form's button for a passkey; hidden without script or WebAuthn support.
 * @param action the interaction's own path
 */
export const signUpButton = (action: string): Markup =>
  html`<div class="passkey" data-needs-passkeys hidden>
      <button class="button" type="submit" formaction="${action}/passkey/sign-up">
        ${m.identity_passkey_instead()}
      </button>
    </div>
    ${passkeyScript}`;

/** The addresses of passkeys on a person's account pages. */
export const PASSKEYS_PATH = `${ACCOUNT_PAGE}/passkeys`;

/**
 * The button of the step 'Confirm it is you'.
 * @param waiting the id of the form to submit afterwards
 */
export const confirmButton = ({ id }: Pick<Account, 'id'>, waiting: string): Markup =>
  html`${passkeyButton({
    does: 'get',
    label: m.identity_passkey_confirm(),
    askAt: `${PASSKEYS_PATH}/confirm-options`,
    answerTo: `${PASSKEYS_PATH}/confirm-answer`,
    accountId: id,
    thenSubmit: waiting,
  })}
  ${passkeyScript}`;

/**
 * Offers a passkey between a sign-in by password and the app.
 * @param action the interaction's own path
 * @param onward where 'Not now' leads
 */
export const offerPage = (action: string, onward: string): Markup =>
  html`<h1>${m.identity_passkey_offer()}</h1>
    <p class="lead">${m.identity_passkey_offer_lead()}</p>
    <div class="actions">
      ${passkeyButton({
        does: 'create',
        label: m.identity_passkey_add(),
        askAt: `${action}/passkey/offer-options`,
        answerTo: `${action}/passkey/offer-answer`,
        main: true,
      })}
      <a class="button" href="${onward}">${m.identity_not_now()}</a>
    </div>
    ${passkeyScript}`;
