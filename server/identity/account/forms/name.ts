import { html } from 'hono/html';

import * as m from '#messages';
import { recordEvent } from '#server/identity/account/events.ts';
import type { AccountForm } from '#server/identity/account/form-state.ts';
import { ownerField } from '#server/identity/account/markup.ts';
import { ACCOUNT_PAGE, formPath } from '#server/identity/account/paths.ts';
import { nameProblem } from '#server/identity/forms.ts';
import { field } from '#server/identity/pages/field.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** The form for a new given name. */
export const nameForm = ({ accounts, clock, db }: IdentityServices): AccountForm => ({
  name: 'name',
  title: m.identity_name_title,
  kept: ['given_name'],
  page: (person, { errors, typed }) =>
    Promise.resolve(
      html`<h1>${m.identity_name_heading()}</h1>
        <p class="lead">${m.identity_name_lead()}</p>
        <form method="post" action="${formPath('name')}" novalidate>
          ${ownerField(person)}
          ${field({
            name: 'given_name',
            label: m.identity_field_given_name(),
            value: typed['given_name'] ?? person.account.givenName,
            problem: errors['given_name'],
            autofocus: true,
            attributes: html`type="text" autocomplete="given-name" maxlength="80" required`,
          })}
          <button class="button main" type="submit">${m.identity_save()}</button>
        </form>
        <p class="other">
          <a class="inline" href="${ACCOUNT_PAGE}">${m.identity_account_back()}</a>
        </p>`,
    ),
  check: (_person, fields) => {
    const given_name = onlyValue(fields, 'given_name').trim();
    const problem = nameProblem(given_name);
    const errors = problem === undefined ? {} : { given_name: problem };
    return Promise.resolve({ typed: { given_name }, errors });
  },
  apply: async ({ account }, { typed }, _fields, device) => {
    const { given_name = '' } = typed;
    if (given_name !== account.givenName) {
      await accounts.setGivenName(account.id, given_name);
      await recordEvent(db, { accountId: account.id, kind: 'name-changed', device }, clock());
    }
    return { done: 'name' };
  },
});
