import { html } from 'hono/html';

import * as m from '#messages';
import { inTransaction } from '#server/db/transaction.ts';
import { confirmField, isRecent } from '#server/identity/account/confirm.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { AccountForm } from '#server/identity/account/form-state.ts';
import { ownerField } from '#server/identity/account/markup.ts';
import { ACCOUNT_PAGE, formPath } from '#server/identity/account/paths.ts';
import { setPasswordHash } from '#server/identity/accounts.ts';
import { passwordProblem } from '#server/identity/new-password/rule.ts';
import { newPasswordField } from '#server/identity/pages/field.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { endSessions, endSessionsWithin } from '#server/identity/sessions/end-sessions.ts';
import { queueMail } from '#server/mail/queue.ts';

/** The form for a new password, or for the first one of an account with passkeys only. */
export const passwordForm = ({ clock, db, passwords, tokens }: IdentityServices): AccountForm => ({
  name: 'password',
  title: m.identity_new_password_title,
  kept: 'asks-itself',
  page: (person, { confirmed, errors }) => {
    const { account } = person;
    const asks = account.hasPassword && !isRecent(person, clock());
    return Promise.resolve(
      html`<h1>${m.identity_new_password_heading()}</h1>
        <p class="lead">${m.identity_new_password_lead()}</p>
        <form method="post" action="${formPath('password')}" novalidate>
          ${ownerField(person)}
          <input type="hidden" name="email" value="${account.email}" autocomplete="username" />
          <input type="hidden" name="given_name" value="${account.givenName}" />
          ${asks ? confirmField(confirmed ?? { ok: false, status: 200 }) : ''}
          ${newPasswordField({
            label: m.identity_field_new_password(),
            problem: errors['password'],
            autofocus: !asks,
          })}
          <button class="button main" type="submit">${m.identity_new_password_change()}</button>
        </form>
        <p class="other">
          <a class="inline" href="${ACCOUNT_PAGE}">${m.identity_account_back()}</a>
        </p>`,
    );
  },
  check: async ({ account }, fields) => {
    const problem = await passwordProblem(onlyValue(fields, 'password'), account);
    return { typed: {}, errors: problem === undefined ? {} : { password: problem } };
  },
  apply: async ({ account, uid }, _state, fields, device) => {
    const hash = await passwords.hash(onlyValue(fields, 'password'));
    const { email, id } = account;
    await inTransaction(db, async (transaction) => {
      await setPasswordHash(transaction, id, hash);
      await tokens.end(transaction, id, email, ['reset']);
      await endSessionsWithin(transaction, id, uid);
      await recordEvent(transaction, { accountId: id, kind: 'password-changed', device }, clock());
      const mail = { kind: 'password-changed', accountId: id, recipient: email };
      await queueMail(transaction, mail, clock());
    });
    await endSessions(db, id, uid);
    return { done: 'password' };
  },
});
