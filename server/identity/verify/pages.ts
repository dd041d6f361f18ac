import { html } from 'hono/html';

import * as m from '#messages';
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
  html`<h1>${m.identity_verify_yours()}</h1>
    <p class="lead"><strong>${email}</strong></p>
    <form method="post" action="/idp/verify">
      ${token(link)}
      <button class="button main" type="submit" name="step" value="confirm">
        ${m.identity_verify_yours_confirm()}
      </button>
    </form>`;

/** Answers a link opened elsewhere: the password proves that the reader signed up. */
export const passwordPage = (link: string, email: string, problem: string | undefined): Markup =>
  html`<h1>${m.identity_verify_heading()}</h1>
    <p class="lead">${m.identity_verify_password()}</p>
    <form method="post" action="/idp/verify" novalidate>
      ${token(link)} ${fixedEmail(email)}
      ${passwordField({
        name: 'password',
        label: m.identity_field_password(),
        autocomplete: 'current-password',
        reveal: m.identity_field_show_password(),
        problem,
        autofocus: true,
      })}
      <button class="button main" type="submit" name="step" value="password">
        ${m.identity_confirm()}
      </button>
    </form>
    <p class="other">
      <a class="inline" href="/idp/verify?token=${link}&new=1"
        >${m.identity_verify_no_password()}</a
      >
    </p>`;

/** Offers a new account to the mailbox owner, as another person may have signed up with this email. */
export const takeoverPage = (form: Omit<ResetForm, 'takeover'>): Markup => {
  const { email, errors, givenName, ownProblem, token: link } = form;
  return html`<h1>${m.identity_verify_takeover()}</h1>
    ${takeoverNote()}
    <form method="post" action="/idp/verify" novalidate>
      ${token(link)} ${fixedEmail(email)} ${ownField(ownProblem)}
      ${givenNameField(givenName, errors.givenName)}
      ${newPasswordField({ label: m.identity_field_new_password(), problem: errors.password, autofocus: false })}
      <button class="button main" type="submit" name="step" value="takeover">
        ${m.identity_save_and_sign_in()}
      </button>
    </form>`;
};

/** @param start the app's start page of signed-in users */
export const deadVerifyPage = (start: string): Markup =>
  messagePage({
    heading: m.identity_reset_dead(),
    text: m.identity_reset_dead_why(),
    actions: mainLink(start, m.identity_verify_open({ product: PRODUCT_NAME })),
  });

/** @param back the page to return to */
export const provenPage = (back: string): Markup =>
  messagePage({
    heading: m.identity_verify_done(),
    text: m.identity_verify_done_text(),
    actions: mainLink(back, m.identity_verify_carry_on()),
  });

/** @param start the app's start page of signed-in users; it leads to sign-in */
export const signedOutPage = (start: string): Markup =>
  messagePage({
    heading: m.identity_verify_signed_out(),
    text: m.identity_verify_signed_out_text(),
    actions: mainLink(start, m.identity_sign_in()),
  });

const signInOrForgot = (start: string): Markup =>
  html`<div class="actions">
    <a class="button main" href="${start}">${m.identity_sign_in()}</a>
    <a class="button" href="/idp/forgot">${m.identity_forgot_password()}</a>
  </div>`;

/**
 * Confirms that the newer of two accounts was merged into the older one.
 * @param isAll whether nothing remains in the newer account
 */
export const mergedPage = (start: string, isAll: boolean): Markup =>
  messagePage({
    heading: m.identity_verify_merged(),
    text: isAll ? m.identity_verify_merged_all() : m.identity_verify_merged_part(),
    actions: signInOrForgot(start),
  });
