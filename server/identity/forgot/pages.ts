import { html, raw } from 'hono/html';

import type { OwnerInput } from '#server/identity/forgot/owner-links.ts';
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
const noMail: Markup = html`<p class="lead">
    This site can’t send email. Please ask the people who run it: they can give you a link for a new
    password.
  </p>
  <p class="detail">
    For the people who run it: npm run users -- reset-link EMAIL prints the link. With SMTP_URL in
    .env the app sends mails itself; until then each one is a file in the folder outbox of DATA_DIR.
  </p>`;

/** @param uid the interrupted interaction, or empty */
const backToSignIn = (uid: string): Markup =>
  html`<p class="other">
    <a class="inline" href="${uid === '' ? '/' : `/idp/interaction/${uid}/signin`}"
      >${uid === '' ? 'Go to the start page' : 'Back to sign-in'}</a
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
  html`<h1>Forgot your password?</h1>
    ${
      mailConfigured
        ? html`<p class="lead">
              Enter your email. We send you a link, and you choose a new password.
            </p>
            <p class="lead">
              <strong>Never confirmed your email?</strong> Have your old password or a deck code of
              yours at hand: without one, you get a new, empty account.
            </p>`
        : noMail
    }
    <form method="post" action="/idp/forgot" novalidate>
      ${uid === '' ? '' : html`<input type="hidden" name="interaction" value="${uid}" />`}
      ${field({
        name: 'email',
        label: 'Email',
        problem,
        value: email,
        autofocus: true,
        attributes: html`type="email" autocomplete="username" spellcheck="false" maxlength="254"
        required`,
      })}
      <button class="button main" type="submit">
        ${mailConfigured ? 'Send me a link' : 'Make a link'}
      </button>
    </form>
    ${backToSignIn(uid)} ${raw(`<script>${CARRY_EMAIL_SCRIPT}</script>`)}`;

/** Confirms the request, with the same text whether an account exists or not. */
export const askedPage = ({
  mailConfigured,
  uid,
}: Pick<ForgotForm, 'mailConfigured' | 'uid'>): Markup =>
  mailConfigured
    ? html`<h1>Check your mail.</h1>
        <p class="lead">
          If there is an account with this email, a link is on its way. It works for 30 minutes.
        </p>
        <p class="detail">
          Nothing there after a few minutes? Look into the spam folder, or
          <a href="/idp/forgot${uid === '' ? '' : `?interaction=${uid}`}">enter your email again</a
          >: there may have been a typing mistake.
        </p>
        ${backToSignIn(uid)}`
    : html`<h1>Please ask for your link.</h1>
        ${noMail} ${backToSignIn(uid)}`;

export interface ResetForm extends OwnerInput {
  readonly token: string;
  readonly email: string;
  /** Whether the new password creates a new account. */
  readonly takeover: boolean;
}

/** Asks for a new password. A GET changes nothing. */
export const resetPage = (form: ResetForm): Markup => {
  const { email, errors, givenName, ownProblem, takeover, token } = form;
  return html`<h1>Choose a new password.</h1>
    ${takeover ? takeoverNote : ''}
    <p class="lead">
      You are signed in with the new password at once.
      ${takeover ? '' : 'All other devices are signed out.'}
    </p>
    <form method="post" action="/idp/reset" novalidate>
      <input type="hidden" name="token" value="${token}" />
      ${fixedEmail(email)}
      ${takeover ? html`${ownField(ownProblem)} ${givenNameField(givenName, errors.givenName)}` : ''}
      ${newPasswordField({
        label: 'New password',
        problem: errors.password,
        autofocus: !takeover,
      })}
      <button class="button main" type="submit">Save and sign in</button>
    </form>`;
};

/** Answers a link that is invalid, expired, used, or replaced by a newer one. */
export const deadResetLinkPage = (): Markup =>
  messagePage({
    heading: 'This link does not work.',
    text: 'It may be older than 30 minutes, have been used, or been replaced by a newer one. Nothing has changed.',
    actions: html`<div class="actions">
      <a class="button main" href="/idp/forgot">Ask for a new link</a>
      <a class="button" href="/">Go to the start page</a>
    </div>`,
  });
