import { html } from 'hono/html';

import type { Markup } from '#server/identity/pages/art.ts';
import { field } from '#server/identity/pages/field.ts';

/** ARIA attributes of an invalid input. */
export const invalid = (name: string, problem: string | undefined): Markup | '' =>
  problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-problem"`;

export const givenNameField = (value: string, problem: string | undefined): Markup =>
  field({
    name: 'givenName',
    label: 'Given name',
    problem,
    input: html`<input
      id="givenName"
      name="given_name"
      type="text"
      autocomplete="given-name"
      maxlength="80"
      required
      value="${value}"
      ${invalid('givenName', problem)}
    />`,
  });

/** The field for an emailed code. */
export const codeField = (problem: string | undefined): Markup =>
  field({
    name: 'code',
    label: 'Six digits',
    problem,
    input: html`<input
      id="code"
      name="code"
      type="text"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="12"
      required
      ${invalid('code', problem)}
      autofocus
    />`,
  });

/** The form's email, read-only, also for password managers. */
export const fixedEmail = (email: string): Markup =>
  field({
    name: 'email',
    label: 'Email',
    problem: undefined,
    input: html`<input
      id="email"
      name="email"
      type="email"
      autocomplete="username"
      readonly
      value="${email}"
    />`,
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
    input: html`<div class="box">
      <input
        id="own"
        name="own"
        type="password"
        autocomplete="current-password"
        maxlength="256"
        ${invalid('own', problem)}
      />
      <button class="reveal" type="button" aria-pressed="false" aria-label="Show it" hidden>
        Show
      </button>
    </div>`,
  });
