import { html } from 'hono/html';

import type { Markup } from '#server/identity/pages/art.ts';
import { field } from '#server/identity/pages/field.ts';

export const givenNameField = (
  value: string,
  problem: string | undefined,
  autofocus = false,
): Markup =>
  field({
    name: 'givenName',
    postAs: 'given_name',
    label: 'Given name',
    value,
    problem,
    autofocus,
    attributes: html`type="text" autocomplete="given-name" maxlength="80" required`,
  });

/** The field for an emailed code. */
export const codeField = (problem: string | undefined): Markup =>
  field({
    name: 'code',
    label: 'Six digits',
    problem,
    autofocus: true,
    attributes: html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="12"
    required`,
  });

/** The form's email, read-only, also for password managers. */
export const fixedEmail = (value: string): Markup =>
  field({
    name: 'email',
    label: 'Email',
    value,
    attributes: html`type="email" autocomplete="username" readonly`,
  });

/** Explains the effect on an account with an unconfirmed email, above the fields. */
export const takeoverNote: Markup = html`<p class="lead">
    There is an account with this email that was never confirmed. It may be yours, or a stranger’s.
  </p>
  <ul class="lead">
    <li>
      <strong>If it is yours</strong>, give its old password or the code of a deck in it: you keep
      it with all that is in it.
    </li>
    <li>
      <strong>If not</strong>, you get a new, empty account. The old one is not deleted. It opens
      with its own password only.
    </li>
  </ul>`;

/** The field that proves ownership of an unconfirmed account. */
export const ownField = (problem: string | undefined): Markup =>
  field({
    name: 'own',
    label: 'Old password or deck code, if you have one',
    problem,
    reveal: 'Show it',
    attributes: html`type="password" autocomplete="current-password" maxlength="256"`,
  });
