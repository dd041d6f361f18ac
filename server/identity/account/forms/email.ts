import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import type { AccountForm } from '#server/identity/account/form-state.ts';
import { ownerField } from '#server/identity/account/markup.ts';
import type { NewEmail } from '#server/identity/account/new-email.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import { ACCOUNT_PAGE, formPath } from '#server/identity/account/paths.ts';
import { normalizeEmail } from '#server/shared/email.ts';
import { newEmailProblem } from '#server/identity/forms.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { field } from '#server/identity/pages/field.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** Note for installations without a mail server. */
const unsent = (): Markup => html`<p class="detail">${m.identity_new_email_no_mail()}</p>`;

/** The page while the new email is unverified. */
const pendingPage = (
  person: SignedInPerson,
  email: string,
  problem: string | undefined,
  mailConfigured: boolean,
): Markup =>
  html`<h1>${m.identity_check_mail()}</h1>
    <p class="lead">
      ${fillSlots(m.identity_new_email_sent({ email: SLOT.a }), html`<strong>${email}</strong>`)}
    </p>
    ${mailConfigured ? '' : unsent()}
    <form method="post" action="${formPath('email')}/code" novalidate>
      ${ownerField(person)}
      ${field({
        name: 'code',
        label: m.identity_field_code(),
        value: '',
        problem,
        hint: m.identity_field_code_hint(),
        autofocus: true,
        attributes: html`class="code-field" type="text" inputmode="numeric"
        autocomplete="one-time-code" maxlength="12" required`,
      })}
      <button class="button main" type="submit">${m.identity_new_email_use()}</button>
    </form>
    <div class="actions">
      <form method="post" action="${formPath('email')}">
        ${ownerField(person)}
        <input type="hidden" name="email" value="${email}" />
        <button class="button small" type="submit">${m.identity_new_email_again()}</button>
      </form>
      <form method="post" action="${formPath('email')}/stop">
        ${ownerField(person)}
        <button class="button small" type="submit">${m.identity_new_email_keep()}</button>
      </form>
    </div>
    <p class="other"><a class="inline" href="${ACCOUNT_PAGE}">${m.identity_account_back()}</a></p>`;

/** The form for a new email, and for the code that verifies it. */
export const emailForm = (
  { limits, mailConfigured }: IdentityServices,
  newEmail: NewEmail,
): AccountForm => ({
  name: 'email',
  title: m.identity_new_email_title,
  kept: ['email'],
  page: async (person, { errors, typed }) => {
    const { account } = person;
    const pending = await newEmail.pending(account.id);
    if (pending !== undefined && typed['email'] === undefined) {
      return pendingPage(person, pending, errors['code'], mailConfigured);
    }
    return html`<h1>${m.identity_new_email_heading()}</h1>
      <p class="lead">
        ${fillSlots(
          m.identity_new_email_lead({ email: SLOT.a }),
          html`<strong>${account.email}</strong>`,
        )}
      </p>
      <form method="post" action="${formPath('email')}" novalidate>
        ${ownerField(person)}
        ${field({
          name: 'email',
          label: m.identity_new_email_field(),
          value: typed['email'] ?? '',
          problem: errors['email'],
          autofocus: true,
          attributes: html`type="email" autocomplete="email" spellcheck="false" maxlength="254"
          required`,
        })}
        <button class="button main" type="submit">${m.identity_new_email_send()}</button>
      </form>
      <p class="other">
        <a class="inline" href="${ACCOUNT_PAGE}">${m.identity_account_back()}</a>
      </p>`;
  },
  check: ({ account }, fields) => {
    const email = onlyValue(fields, 'email').trim();
    const same = normalizeEmail(email) === account.email;
    const problem = same ? m.identity_new_email_same() : newEmailProblem(email);
    return Promise.resolve({
      typed: { email },
      errors: problem === undefined ? {} : { email: problem },
    });
  },
  apply: async ({ account }, state, _fields, device) => {
    const email = normalizeEmail(state.typed['email'] ?? '');
    const own = await limits.newEmail.consume(account.id);
    const taken = own.ok ? await limits.mails.consume(email) : own;
    if (!taken.ok) {
      const wait = waitIn(taken.retryAfterMs);
      return { ...state, errors: { email: m.identity_new_email_too_many({ wait }) } };
    }
    await newEmail.ask(account, email, device);
    return { next: formPath('email') };
  },
});
