import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import type { Database } from '#server/db/open.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import { setPasswordHash, type Account } from '#server/identity/accounts.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { newPasswordField, summary } from '#server/identity/pages/field.ts';
import { ACCOUNT_PAGE } from '#server/identity/account/paths.ts';
import type { VerificationToken } from '#server/identity/verification-tokens/verification-tokens.ts';
import { endSessions, endSessionsWithin } from '#server/identity/sessions/end-sessions.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** The addresses that an account was moved away from after the given one; the person who moved it had them. */
const laterThan = async (
  transaction: Database,
  verificationToken: VerificationToken,
): Promise<string[]> => {
  const links = await transaction
    .selectFrom('proofs')
    .select(['email', 'token_hash', 'created_at'])
    .where('account_id', '=', verificationToken.accountId)
    .where('kind', '=', 'take-back')
    .execute();
  const from =
    links.find(({ token_hash }) => token_hash === verificationToken.tokenHash)?.created_at ?? 0;
  const queued = await transaction
    .selectFrom('mails')
    .select('recipient')
    .where('account_id', '=', verificationToken.accountId)
    .where('kind', '=', 'take-back')
    .execute();
  return [
    ...links.filter(({ created_at }) => created_at > from).map(({ email }) => email),
    ...queued
      .map(({ recipient }) => recipient)
      .filter((email) => email !== verificationToken.email),
  ];
};

/**
 * Gives an account back to the address that it was moved away from. An intruder who changed the address may know
 * the password and be signed in anywhere, so the password, all sessions and all other links end.
 * @returns `false` where the link was used meanwhile, or another account has proven the address
 */
export const createTakeBack =
  ({ accounts, clock, db, passwords, tokens }: IdentityServices) =>
  async (
    account: Account,
    verificationToken: VerificationToken,
    password: string,
    device: string,
  ): Promise<boolean> => {
    const { id } = account;
    const hash = await passwords.hash(password);
    const back = await accounts.setVerifiedEmail(
      id,
      verificationToken.email,
      async (transaction) => {
        const later = await laterThan(transaction, verificationToken);
        if (!(await tokens.use(transaction, verificationToken))) return false;
        for (const email of new Set(later)) {
          await tokens.end(transaction, id, email, ['take-back']);
        }
        await tokens.end(transaction, id, account.email, ['reset', 'verify']);
        const waiting = await transaction
          .selectFrom('proofs')
          .select('email')
          .where('account_id', '=', id)
          .where('kind', '=', 'new-email')
          .execute();
        for (const { email } of waiting) {
          await tokens.end(transaction, id, email, ['new-email']);
        }
        await transaction
          .deleteFrom('mails')
          .where('account_id', '=', id)
          .where('kind', 'in', ['new-email', 'take-back'])
          .execute();
        await setPasswordHash(transaction, id, hash);
        // The intruder may have added any of them.
        await transaction.deleteFrom('passkeys').where('account_id', '=', id).execute();
        await endSessionsWithin(transaction, id);
        await recordEvent(
          transaction,
          { accountId: id, kind: 'email-taken-back', device },
          clock(),
        );
        return true;
      },
    );
    if (back) await endSessions(db, id);
    return back;
  };

/** The page that the link opens: a new password, and everything is as it was. */
export const takeBackPage = (
  account: Account,
  { email }: VerificationToken,
  token: string,
  problem?: string,
): Markup =>
  html`<h1>${m.identity_take_back()}</h1>
    <p class="lead">
      ${fillSlots(m.identity_take_back_lead({ email: SLOT.a }), html`<strong>${email}</strong>`)}
    </p>
    ${summary(problem && m.identity_fields_need_look({ count: 1 }))}
    <form method="post" action="${ACCOUNT_PAGE}/take-back" novalidate>
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="email" value="${email}" autocomplete="username" />
      <input type="hidden" name="given_name" value="${account.givenName}" />
      ${newPasswordField({ label: m.identity_field_new_password(), problem, autofocus: true })}
      <button class="button main" type="submit">${m.identity_take_back_button()}</button>
    </form>`;
