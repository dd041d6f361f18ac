import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import { codeField } from '#server/identity/pages/owner-fields.ts';
import type { VerificationOutcome } from '#server/identity/verify/verification.ts';

/** The error of a rejected code; `undefined` for an accepted one. */
export const codeProblem = (outcome: VerificationOutcome): string | undefined => {
  switch (outcome.kind) {
    case 'malformed':
      return m.identity_verify_code_malformed();
    case 'wrong':
      if (outcome.left === 0) return m.identity_verify_code_over();
      return m.identity_verify_code_wrong({ count: outcome.left });
    case 'wait':
      return m.identity_verify_code_wait({ wait: waitIn(outcome.retryAfterMs) });
    case 'gone':
      return m.identity_verify_code_gone();
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
    ? m.identity_verify_new_mail()
    : m.identity_verify_mail_wait({ wait: waitIn(retryAfterMs) });

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
    ${fillSlots(m.identity_verify_sent({ email: SLOT.a }), html`<strong>${email}</strong>`)}
  </p>`;

const noMail = (email: string): Markup =>
  html`<p class="lead">
      ${fillSlots(m.identity_verify_no_mail({ email: SLOT.a }), html`<strong>${email}</strong>`)}
    </p>
    <p class="detail">${m.identity_verify_no_mail_detail()}</p>`;

/** Asks for the code that was emailed after sign-up. */
export const codePage = (form: CodeForm): Markup => {
  const { action, back, email, mailConfigured, note, problem } = form;
  const hidden =
    back === undefined ? '' : html`<input type="hidden" name="back" value="${back}" />`;
  return html`<h1>${m.identity_verify_heading()}</h1>
    ${mailConfigured ? sentTo(email) : noMail(email)}
    ${note ? html`<p class="note" role="status">${note}</p>` : ''}
    <form method="post" action="${action}" novalidate>
      ${hidden} ${codeField(problem)}
      <button class="button main" type="submit" name="step" value="code">
        ${m.identity_confirm()}
      </button>
    </form>
    <form method="post" action="${action}">
      ${hidden}
      <div class="actions">
        <button class="button" type="submit" name="step" value="send">
          ${m.identity_send_new_mail()}
        </button>
        ${back === undefined ? '' : html`<a class="button" href="${back}">${m.identity_not_now()}</a>`}
      </div>
    </form>`;
};
