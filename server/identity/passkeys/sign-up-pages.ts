import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { codeField } from '#server/identity/pages/owner-fields.ts';
import { passkeyButton } from '#server/identity/passkeys/markup.ts';
import { passkeyScript } from '#server/identity/passkeys/script.ts';

export interface CodePage {
  /** The interaction's own path, `/idp/interaction/{uid}`. */
  readonly action: string;
  readonly email: string;
  readonly problem?: string | undefined;
  readonly note?: string | undefined;
  /** Whether mails reach people. */
  readonly mailConfigured: boolean;
}

const withPassword = (action: string): Markup =>
  html`<a class="inline" href="${action}/signup">${m.identity_passkey_sign_up_password()}</a>`;

/** Asks for the emailed code, before the account exists. */
export const signUpCodePage = ({ mailConfigured, ...page }: CodePage): Markup => {
  const { action, email, note, problem } = page;
  return html`<h1>${m.identity_passkey_sign_up_code()}</h1>
    <p class="lead">
      ${fillSlots(
        mailConfigured
          ? m.identity_passkey_sign_up_sent({ email: SLOT.a })
          : m.identity_passkey_sign_up_no_mail({ email: SLOT.a }),
        html`<strong>${email}</strong>`,
      )}
    </p>
    ${
      mailConfigured
        ? ''
        : html`<p class="detail">${m.identity_passkey_sign_up_no_mail_detail()}</p>`
    }
    ${note ? html`<p class="note" role="status">${note}</p>` : ''}
    <form method="post" action="${action}/passkey/code" novalidate>
      ${codeField(problem)}
      <button class="button main" type="submit">${m.identity_confirm()}</button>
    </form>
    <form method="post" action="${action}/passkey/send">
      <button class="button" type="submit">${m.identity_send_new_mail()}</button>
    </form>
    <p class="other">${withPassword(action)}</p>`;
};

/** Explains the effect on an account with this email that was never confirmed. */
const besideNote = (): Markup => html`<p class="lead">${m.identity_passkey_sign_up_beside()}</p>`;

/**
 * The last step of a sign-up without a password, after the email is verified.
 * @param isTakeover whether an unverified account with this email exists
 */
export const makePasskeyPage = (action: string, isTakeover: boolean): Markup =>
  html`<h1>${m.identity_passkey_sign_up_make()}</h1>
    <p class="lead">${m.identity_passkey_sign_up_make_lead()}</p>
    ${isTakeover ? besideNote() : ''}
    <div class="actions">
      ${passkeyButton({
        does: 'create',
        label: m.identity_passkey_make(),
        askAt: `${action}/passkey/make-options`,
        answerTo: `${action}/passkey/make-answer`,
        main: true,
      })}
    </div>
    <p class="other">${withPassword(action)}</p>
    ${passkeyScript}`;
