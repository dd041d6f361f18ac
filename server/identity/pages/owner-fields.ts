import { html } from 'hono/html';

import type { Markup } from '#server/identity/pages/art.ts';
import { field } from '#server/identity/pages/field.ts';

/** The attributes of an input that something is wrong with. */
export const invalid = (name: string, problem: string | undefined): Markup | '' =>
  problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-problem"`;

/** Asks for the name of a new account. */
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

/** Asks for the code of a mail. */
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

/** The email that a form is about: to read, and for password managers. */
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

/** What becomes of an account whose address nobody has proven. */
export const takeoverNote: Markup = html`<p class="detail">
  Nobody had confirmed this email before, so whoever signed up with it may have been somebody else.
  We start your account afresh: what was stored in the old one is deleted. A deck can be registered
  again with the code in its box.
</p>`;
