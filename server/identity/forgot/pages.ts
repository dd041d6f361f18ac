import { html, raw } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import type { OwnerInput } from '#server/identity/forgot/owner-links.ts';
import { hrefHere } from '#server/identity/language.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { field, newPasswordField } from '#server/identity/pages/field.ts';
import { messagePage } from '#server/identity/pages/message.ts';
import { CARRY_EMAIL_SCRIPT } from '#server/identity/pages/scripts.ts';
import {
  fixedEmail,
  givenNameField,
  ownField,
  takeoverNote,
} from '#server/identity/pages/owner-fields.ts';

/** Instructions for users and operators of an installation without a mail server. */
const noMail = (): Markup =>
  html`<p class="lead">${m.identity_forgot_no_mail()}</p>
    <p class="detail">${m.identity_forgot_no_mail_detail()}</p>`;

/** @param uid the interrupted interaction, or empty */
const backToSignIn = (uid: string): Markup =>
  html`<p class="other">
    <a class="inline" href="${uid === '' ? hrefHere('landing') : `/idp/interaction/${uid}/signin`}"
      >${uid === '' ? m.identity_to_start() : m.identity_forgot_back()}</a
    >
  </p>`;

export interface ForgotForm {
  /** The interrupted interaction, or empty. */
  readonly uid: string;
  readonly email: string;
  readonly problem: string | undefined;
  readonly mailConfigured: boolean;
}

/** Asks for the email of a forgotten password. */
export const forgotPage = ({ email, mailConfigured, problem, uid }: ForgotForm): Markup =>
  html`<h1>${m.identity_forgot_heading()}</h1>
    ${
      mailConfigured
        ? html`<p class="lead">${m.identity_forgot_lead()}</p>
            <p class="lead">
              ${fillSlots(
                m.identity_forgot_unconfirmed({ question: SLOT.a }),
                html`<strong>${m.identity_forgot_unconfirmed_question()}</strong>`,
              )}
            </p>`
        : noMail()
    }
    <form method="post" action="/idp/forgot" novalidate>
      ${uid === '' ? '' : html`<input type="hidden" name="interaction" value="${uid}" />`}
      ${field({
        name: 'email',
        label: m.identity_field_email(),
        problem,
        value: email,
        autofocus: true,
        attributes: html`type="email" autocomplete="username" spellcheck="false" maxlength="254"
        required`,
      })}
      <button class="button main" type="submit">
        ${mailConfigured ? m.identity_forgot_send() : m.identity_forgot_make()}
      </button>
    </form>
    ${backToSignIn(uid)} ${raw(`<script>${CARRY_EMAIL_SCRIPT}</script>`)}`;

/** Confirms the request, with the same text whether an account exists or not. */
export const askedPage = ({
  mailConfigured,
  uid,
}: Pick<ForgotForm, 'mailConfigured' | 'uid'>): Markup =>
  mailConfigured
    ? html`<h1>${m.identity_check_mail()}</h1>
        <p class="lead">${m.identity_forgot_sent_lead()}</p>
        <p class="detail">
          ${fillSlots(
            m.identity_forgot_sent_detail({ again: SLOT.a }),
            html`<a href="/idp/forgot${uid === '' ? '' : `?interaction=${uid}`}"
              >${m.identity_forgot_sent_again()}</a
            >`,
          )}
        </p>
        ${backToSignIn(uid)}`
    : html`<h1>${m.identity_forgot_ask()}</h1>
        ${noMail()} ${backToSignIn(uid)}`;

export interface ResetForm extends OwnerInput {
  readonly token: string;
  readonly email: string;
  /** Whether the new password creates a new account. */
  readonly takeover: boolean;
}

/** Asks for a new password. A GET changes nothing. */
export const resetPage = (form: ResetForm): Markup => {
  const { email, errors, givenName, ownProblem, takeover, token } = form;
  return html`<h1>${m.identity_reset_heading()}</h1>
    ${takeover ? takeoverNote() : ''}
    <p class="lead">${takeover ? m.identity_reset_lead_new() : m.identity_reset_lead()}</p>
    <form method="post" action="/idp/reset" novalidate>
      <input type="hidden" name="token" value="${token}" />
      ${fixedEmail(email)}
      ${takeover ? html`${ownField(ownProblem)} ${givenNameField(givenName, errors.givenName)}` : ''}
      ${newPasswordField({
        label: m.identity_field_new_password(),
        problem: errors.password,
        autofocus: !takeover,
      })}
      <button class="button main" type="submit">${m.identity_save_and_sign_in()}</button>
    </form>`;
};

/** Answers a link that is invalid, expired, used, or replaced by a newer one. */
export const deadResetLinkPage = (): Markup =>
  messagePage({
    heading: m.identity_reset_dead(),
    text: m.identity_reset_dead_why(),
    actions: html`<div class="actions">
      <a class="button main" href="/idp/forgot">${m.identity_reset_ask_again()}</a>
      <a class="button" href="${hrefHere('landing')}">${m.identity_to_start()}</a>
    </div>`,
  });
