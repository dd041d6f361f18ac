import { html } from 'hono/html';

import type { Markup } from '#server/identity/pages/art.ts';
import { CAN_MAKE_FIELD } from '#server/identity/passkeys/offer.ts';
import { passkeyScript } from '#server/identity/passkeys/script.ts';

export interface PasskeyPlace {
  /** Whether a passkey signs, or a new one is made. */
  readonly does: 'get' | 'create';
  readonly label: string;
  /** The path that gives what the browser's dialogue needs. */
  readonly askAt: string;
  /** The path that takes the answer. */
  readonly answerTo: string;
  /** Whether the page has a field that suggests passkeys (`autocomplete="username webauthn"`). */
  readonly autofill?: boolean;
  /** Whether it is the page's first button. */
  readonly main?: boolean;
}

/**
 * A button for passkeys, and where it says what went wrong. There is none without script, which its page
 * loads once.
 */
export const passkeyButton = (place: PasskeyPlace): Markup =>
  html`<div
    class="passkey"
    data-passkey="${place.does}"
    data-ask-at="${place.askAt}"
    data-answer-to="${place.answerTo}"
    ${place.autofill ? html`data-autofill` : ''}
    hidden
  >
    <button class="button${place.main ? ' main' : ''}" type="button">${place.label}</button>
    <p class="problem" role="alert" hidden></p>
  </div>`;

/** Tells with the sign-in form that the device can make a passkey; the script lets it count. */
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
    label: 'Sign in with a passkey',
    askAt: `${action}/passkey/options`,
    answerTo: `${action}/passkey/answer`,
    autofill: true,
  })}
  ${passkeyScript}`;

/**
 * What somebody is asked between a sign-in by password and the app.
 * @param action the interaction's own path
 * @param onward where 'Not now' leads
 */
export const offerPage = (action: string, onward: string): Markup =>
  html`<h1>No password next time?</h1>
    <p class="lead">
      With a passkey you sign in by fingerprint, face or the PIN of this device. Your password keeps
      working.
    </p>
    <div class="actions">
      ${passkeyButton({
        does: 'create',
        label: 'Add a passkey',
        askAt: `${action}/passkey/offer-options`,
        answerTo: `${action}/passkey/offer-answer`,
        main: true,
      })}
      <a class="button" href="${onward}">Not now</a>
    </div>
    ${passkeyScript}`;
