import { html } from 'hono/html';

import type { Markup } from '#server/identity/pages/art.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import { codeField } from '#server/identity/pages/owner-fields.ts';
import type { VerificationOutcome } from '#server/identity/verify/verification.ts';

/** The error of a rejected code; `undefined` for an accepted one. */
export const codeProblem = (outcome: VerificationOutcome): string | undefined => {
  switch (outcome.kind) {
    case 'malformed':
      return 'Please enter the six digits of the mail.';
    case 'wrong':
      if (outcome.left === 0) return 'This code counts no more. Please have a new mail sent.';
      return `This is not the code of the newest mail. You have ${outcome.left} more ${outcome.left === 1 ? 'try' : 'tries'}.`;
    case 'wait':
      return `Too many tries. Please wait ${waitIn(outcome.retryAfterMs)}, or open the link in the mail.`;
    case 'gone':
      return 'This code has been used already.';
    case 'proven':
    case 'merged':
      return undefined;
  }
};

/**
 * The result of requesting another mail.
 * @param retryAfterMs time until the next mail, in ms, if it was not sent
 */
export const sentNote = (retryAfterMs: number | undefined): string =>
  retryAfterMs === undefined
    ? 'A new mail is on its way. Its code takes the place of the one before.'
    : `A mail went out a moment ago, and its code still counts. Another one can be sent in ${waitIn(retryAfterMs)}.`;

export interface CodeForm {
  /** The form's action. */
  readonly action: string;
  readonly email: string;
  /** The page to return to; left out if the app requires a verified email first. */
  readonly back?: string;
  readonly problem?: string | undefined;
  readonly note?: string;
  readonly mailConfigured: boolean;
}

const sentTo = (email: string): Markup =>
  html`<p class="lead">
    We have sent six digits to <strong>${email}</strong>. Type them here, or open the link in that
    mail.
  </p>`;

const noMail = (email: string): Markup =>
  html`<p class="lead">
      This site can’t send email. To have <strong>${email}</strong> confirmed, please ask the people
      who run it.
    </p>
    <p class="detail">
      For the people who run it: npm run users -- verify EMAIL confirms an email. Until SMTP_URL is
      set in .env, each mail with its six digits is a file in the folder outbox of DATA_DIR.
    </p>`;

/** Asks for the code that was emailed after sign-up. */
export const codePage = (form: CodeForm): Markup => {
  const { action, back, email, mailConfigured, note, problem } = form;
  const hidden =
    back === undefined ? '' : html`<input type="hidden" name="back" value="${back}" />`;
  return html`<h1>Confirm your email.</h1>
    ${mailConfigured ? sentTo(email) : noMail(email)}
    ${note ? html`<p class="note" role="status">${note}</p>` : ''}
    <form method="post" action="${action}" novalidate>
      ${hidden} ${codeField(problem)}
      <button class="button main" type="submit" name="step" value="code">Confirm</button>
    </form>
    <form method="post" action="${action}">
      ${hidden}
      <div class="actions">
        <button class="button" type="submit" name="step" value="send">Send a new mail</button>
        ${back === undefined ? '' : html`<a class="button" href="${back}">Not now</a>`}
      </div>
    </form>`;
};
