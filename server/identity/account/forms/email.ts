import { html } from 'hono/html';

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
const unsent: Markup = html`<p class="detail">
  This site can’t send email. The people who run it find the mail in the folder outbox of DATA_DIR.
</p>`;

/** The page while the new email is unverified. */
const pendingPage = (
  person: SignedInPerson,
  email: string,
  problem: string | undefined,
  mailConfigured: boolean,
): Markup =>
  html`<h1>Check your mail.</h1>
    <p class="lead">
      We have written to <strong>${email}</strong>. Open the link in that mail, or type its code
      here. Until then your email stays as it is.
    </p>
    ${mailConfigured ? '' : unsent}
    <form method="post" action="${formPath('email')}/code" novalidate>
      ${ownerField(person)}
      ${field({
        name: 'code',
        label: 'Code',
        value: '',
        problem,
        hint: 'Six digits. They count for 30 minutes.',
        autofocus: true,
        attributes: html`class="code-field" type="text" inputmode="numeric"
        autocomplete="one-time-code" maxlength="12" required`,
      })}
      <button class="button main" type="submit">Use this email</button>
    </form>
    <div class="actions">
      <form method="post" action="${formPath('email')}">
        ${ownerField(person)}
        <input type="hidden" name="email" value="${email}" />
        <button class="button small" type="submit">Send it again</button>
      </form>
      <form method="post" action="${formPath('email')}/stop">
        ${ownerField(person)}
        <button class="button small" type="submit">Keep my old email</button>
      </form>
    </div>
    <p class="other"><a class="inline" href="${ACCOUNT_PAGE}">Back to your account</a></p>`;

/** The form for a new email, and for the code that verifies it. */
export const emailForm = (
  { limits, mailConfigured }: IdentityServices,
  newEmail: NewEmail,
): AccountForm => ({
  name: 'email',
  title: 'Your email',
  kept: ['email'],
  page: async (person, { errors, typed }) => {
    const { account } = person;
    const pending = await newEmail.pending(account.id);
    if (pending !== undefined && typed['email'] === undefined) {
      return pendingPage(person, pending, errors['code'], mailConfigured);
    }
    return html`<h1>Your email.</h1>
      <p class="lead">
        Now it is <strong>${account.email}</strong>. We write to the new one first; it counts once
        you have opened that mail.
      </p>
      <form method="post" action="${formPath('email')}" novalidate>
        ${ownerField(person)}
        ${field({
          name: 'email',
          label: 'New email',
          value: typed['email'] ?? '',
          problem: errors['email'],
          autofocus: true,
          attributes: html`type="email" autocomplete="email" spellcheck="false" maxlength="254"
          required`,
        })}
        <button class="button main" type="submit">Send the mail</button>
      </form>
      <p class="other"><a class="inline" href="${ACCOUNT_PAGE}">Back to your account</a></p>`;
  },
  check: ({ account }, fields) => {
    const email = onlyValue(fields, 'email').trim();
    const same = normalizeEmail(email) === account.email;
    const problem = same ? 'That is your email already.' : newEmailProblem(email);
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
      return { ...state, errors: { email: `Too many mails. Please wait ${wait} and try again.` } };
    }
    await newEmail.ask(account, email, device);
    return { next: formPath('email') };
  },
});
