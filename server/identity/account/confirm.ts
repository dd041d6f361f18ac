import { html } from 'hono/html';

import * as m from '#messages';
import { recordEvent } from '#server/identity/account/events.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { passwordField, summary } from '#server/identity/pages/field.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import { confirmButton } from '#server/identity/passkeys/markup.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { noteProof } from '#server/identity/sessions/account-sessions.ts';

/** How long an authentication permits changes of an account, in milliseconds. */
const RECENT_MS = 5 * 60_000;

/** The field in which a password is typed once more. */
const CONFIRM_FIELD = 'current_password';

/** Whether a person has authenticated recently; a time in the future does not count. */
export const isRecent = ({ provedAt }: Pick<SignedInPerson, 'provedAt'>, now: number): boolean =>
  Math.abs(now - provedAt) < RECENT_MS;

/** Result of a re-authentication by password. */
export type Confirmed =
  | { readonly ok: true }
  /** Nothing was typed yet: the page asks. */
  | { readonly ok: false; readonly status: 200 }
  | {
      readonly ok: false;
      readonly status: 422 | 429;
      readonly problem: string;
      readonly retryAfterMs?: number;
    };

export type Confirm = (person: SignedInPerson, fields: URLSearchParams) => Promise<Confirmed>;

/** Makes the check that a change comes from the owner, not from another user of an open browser. */
export const createConfirm =
  ({ accounts, clock, db, limits }: IdentityServices): Confirm =>
  async (person, fields) => {
    if (isRecent(person, clock())) return { ok: true };
    if (!fields.has(CONFIRM_FIELD)) return { ok: false, status: 200 };
    const { account, uid } = person;
    const password = onlyValue(fields, CONFIRM_FIELD);
    if (password === '') {
      return { ok: false, status: 422, problem: m.identity_password_missing() };
    }
    const taken = await limits.confirm.consume(account.id);
    if (!taken.ok) {
      const { retryAfterMs } = taken;
      const problem = m.identity_confirm_you_too_many({ wait: waitIn(retryAfterMs) });
      return { ok: false, status: 429, problem, retryAfterMs };
    }
    if (!(await accounts.isPassword(account.id, password))) {
      await recordEvent(db, { accountId: account.id, kind: 'wrong-password' }, clock());
      return { ok: false, status: 422, problem: m.identity_confirm_you_wrong() };
    }
    await limits.confirm.clear(account.id);
    await noteProof(db, uid, clock());
    return { ok: true };
  };

/** The field for the password, where a form asks for it on its own page. */
export const confirmField = (confirmed: Confirmed): Markup =>
  passwordField({
    name: CONFIRM_FIELD,
    label: m.identity_field_current_password(),
    autocomplete: 'current-password',
    problem: 'problem' in confirmed ? confirmed.problem : undefined,
    autofocus: true,
  });

export interface ConfirmPage {
  readonly person: SignedInPerson;
  /** Where the form goes that waits. */
  readonly action: string;
  /** The fields of that form. */
  readonly kept: Readonly<Record<string, string>>;
  readonly confirmed: Confirmed;
  /** Whether the account has a passkey, which confirms as well. */
  readonly passkey: boolean;
  /** Where a person signs in once more who has no password, or has forgotten it. */
  readonly signIn: string;
}

/** The page between a form and its effect: 'Confirm it is you'. */
export const confirmPage = ({
  action,
  confirmed,
  kept,
  passkey,
  person,
  signIn,
}: ConfirmPage): Markup => {
  const { account } = person;
  const hidden = Object.entries({ ...kept, account: account.id }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const problem = 'problem' in confirmed ? confirmed.problem : undefined;
  return html`<h1>${m.identity_confirm_you_heading()}</h1>
    <p class="lead">
      ${account.hasPassword ? m.identity_confirm_you_password() : m.identity_confirm_you_passkey()}
    </p>
    ${summary(problem && m.identity_fields_need_look({ count: 1 }))}
    <form id="waiting" method="post" action="${action}" novalidate>
      ${hidden}
      ${
        account.hasPassword
          ? html`<p class="hint">${m.identity_confirm_you_as({ email: account.email })}</p>
              ${passwordField({
                name: CONFIRM_FIELD,
                label: m.identity_field_password(),
                autocomplete: 'current-password',
                problem,
                autofocus: true,
              })}
              <button class="button main" type="submit">${m.identity_confirm()}</button>`
          : ''
      }
    </form>
    ${passkey ? confirmButton(account, 'waiting') : ''}
    <p class="other">
      <a class="inline" href="${signIn}">${m.identity_confirm_you_sign_in()}</a>
    </p>`;
};
