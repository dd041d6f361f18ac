import { html } from 'hono/html';

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
  title: 'Your name',
  kept: ['given_name'],
  page: (person, { errors, typed }) =>
    Promise.resolve(
      html`<h1>Your name.</h1>
        <p class="lead">How the app greets you. Nobody else sees it.</p>
        <form method="post" action="${formPath('name')}" novalidate>
          ${ownerField(person)}
          ${field({
            name: 'given_name',
            label: 'Given name',
            value: typed['given_name'] ?? person.account.givenName,
            problem: errors['given_name'],
            autofocus: true,
            attributes: html`type="text" autocomplete="given-name" maxlength="80" required`,
          })}
          <button class="button main" type="submit">Save</button>
        </form>
        <p class="other"><a class="inline" href="${ACCOUNT_PAGE}">Back to your account</a></p>`,
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
