import { html } from 'hono/html';

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
  html`<a class="inline" href="${action}/signup">Use a password instead</a>`;

/** Asks for the emailed code, before the account exists. */
export const signUpCodePage = ({ mailConfigured, ...page }: CodePage): Markup => {
  const { action, email, note, problem } = page;
  return html`<h1>Look into your mail.</h1>
    <p class="lead">
      ${
        mailConfigured
          ? html`We have sent six digits to <strong>${email}</strong>. Type them here.`
          : html`This site can’t send email by itself. Please ask the people who run it for the six
              digits for <strong>${email}</strong>.`
      }
    </p>
    ${
      mailConfigured
        ? ''
        : html`<p class="detail">
            For the people who run it: until SMTP_URL is set in .env, each mail is a file in the
            folder outbox of DATA_DIR.
          </p>`
    }
    ${note ? html`<p class="note" role="status">${note}</p>` : ''}
    <form method="post" action="${action}/passkey/code" novalidate>
      ${codeField(problem)}
      <button class="button main" type="submit">Confirm</button>
    </form>
    <form method="post" action="${action}/passkey/send">
      <button class="button" type="submit">Send a new mail</button>
    </form>
    <p class="other">${withPassword(action)}</p>`;
};

/** Explains the effect on an account with this email that was never confirmed. */
const besideNote: Markup = html`<p class="lead">
  There is an account with this email that was never confirmed. You get a new, empty one here. The
  old one is not deleted. If it is yours, sign in to it with its password and confirm your email
  there: what is in it moves over.
</p>`;

/**
 * The last step of a sign-up without a password, after the email is verified.
 * @param isTakeover whether an unverified account with this email exists
 */
export const makePasskeyPage = (action: string, isTakeover: boolean): Markup =>
  html`<h1>Now your passkey.</h1>
    <p class="lead">
      Your email is confirmed. From now on you sign in by fingerprint, face or the PIN of this
      device.
    </p>
    ${isTakeover ? besideNote : ''}
    <div class="actions">
      ${passkeyButton({
        does: 'create',
        label: 'Make a passkey',
        askAt: `${action}/passkey/make-options`,
        answerTo: `${action}/passkey/make-answer`,
        main: true,
      })}
    </div>
    <p class="other">${withPassword(action)}</p>
    ${passkeyScript}`;
