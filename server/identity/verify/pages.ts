import { html } from 'hono/html';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { ResetForm } from '#server/identity/forgot/pages.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { newPasswordField, passwordField } from '#server/identity/pages/field.ts';
import { mainLink, messagePage } from '#server/identity/pages/message.ts';
import {
  fixedEmail,
  givenNameField,
  ownField,
  takeoverNote,
} from '#server/identity/pages/owner-fields.ts';

const token = (value: string): Markup =>
  html`<input type="hidden" name="token" value="${value}" />`;

/** Answers a link opened in a browser that is signed in to its account. */
export const confirmPage = (link: string, email: string): Markup =>
  html`<h1>Is this your email?</h1>
    <p class="lead"><strong>${email}</strong></p>
    <form method="post" action="/idp/verify">
      ${token(link)}
      <button class="button main" type="submit" name="step" value="confirm">Yes, confirm it</button>
    </form>`;

/** Answers a link opened elsewhere: the password proves that the reader signed up. */
export const passwordPage = (link: string, email: string, problem: string | undefined): Markup =>
  html`<h1>Confirm your email.</h1>
    <p class="lead">Enter the password that you chose when you signed up.</p>
    <form method="post" action="/idp/verify" novalidate>
      ${token(link)} ${fixedEmail(email)}
      ${passwordField({
        name: 'password',
        label: 'Password',
        autocomplete: 'current-password',
        reveal: 'Show password',
        problem,
        autofocus: true,
      })}
      <button class="button main" type="submit" name="step" value="password">Confirm</button>
    </form>
    <p class="other">
      <a class="inline" href="/idp/verify?token=${link}&new=1">I did not choose a password here</a>
    </p>`;

/** Offers a new account to the mailbox owner, as another person may have signed up with this email. */
export const takeoverPage = (form: Omit<ResetForm, 'takeover'>): Markup => {
  const { email, errors, givenName, ownProblem, token: link } = form;
  return html`<h1>Use this email for your account.</h1>
    ${takeoverNote}
    <form method="post" action="/idp/verify" novalidate>
      ${token(link)} ${fixedEmail(email)} ${ownField(ownProblem)}
      ${givenNameField(givenName, errors.givenName)}
      ${newPasswordField({ label: 'New password', problem: errors.password, autofocus: false })}
      <button class="button main" type="submit" name="step" value="takeover">
        Save and sign in
      </button>
    </form>`;
};

/** @param start the app's start page of signed-in users */
export const deadVerifyPage = (start: string): Markup =>
  messagePage({
    heading: 'This link does not work.',
    text: 'It may be older than 30 minutes, have been used, or been replaced by a newer one. Nothing has changed.',
    actions: mainLink(start, `Open ${PRODUCT_NAME}`),
  });

/** @param back the page to return to */
export const provenPage = (back: string): Markup =>
  messagePage({
    heading: 'Your email is confirmed.',
    text: 'There is nothing left to do.',
    actions: mainLink(back, 'Carry on'),
  });

/** @param start the app's start page of signed-in users; it leads to sign-in */
export const signedOutPage = (start: string): Markup =>
  messagePage({
    heading: 'Please sign in first.',
    text: 'Then type the six digits of the mail here, or open the link in it.',
    actions: mainLink(start, 'Sign in'),
  });

const signInOrForgot = (start: string): Markup =>
  html`<div class="actions">
    <a class="button main" href="${start}">Sign in</a>
    <a class="button" href="/idp/forgot">Forgot password?</a>
  </div>`;

/**
 * Confirms that the newer of two accounts was merged into the older one.
 * @param isAll whether nothing remains in the newer account
 */
export const mergedPage = (start: string, isAll: boolean): Markup =>
  messagePage({
    heading: 'You have an account already.',
    text: isAll
      ? 'All that you stored in the new account is there now. Please sign in with the password of that account, or choose a new one.'
      : 'Your decks and tables are there now. Both accounts have My Cards, so each keeps its own: the new account stays, with its own password.',
    actions: signInOrForgot(start),
  });
