import { html } from 'hono/html';

import type { SignedInPerson } from '#server/identity/account/person.ts';
import { roughly } from '#server/identity/account/words.ts';
import type { Markup } from '#server/identity/pages/art.ts';

/**
 * Binds a form to its account: a page left open from another account's session must not change the
 * current account.
 */
export const ownerField = ({ account }: Pick<SignedInPerson, 'account'>): Markup =>
  html`<input type="hidden" name="account" value="${account.id}" />`;

/** The error summary above a form. */
export const summary = (problem: string | undefined): Markup =>
  problem === undefined
    ? html``
    : html`<p class="summary" id="summary" role="alert">${problem}</p>`;

/** A relative time, with the exact one in `datetime`. */
export const timeOf = (at: number, now: number): Markup =>
  html`<time datetime="${new Date(at).toISOString()}">${roughly(at, now)}</time>`;

export interface TextFieldOptions {
  readonly name: string;
  readonly label: string;
  /** Further attributes of the input. */
  readonly attributes: Markup;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly hint?: string;
  readonly autofocus?: boolean;
}

/** A labelled input with hint and error. */
export const textField = (options: TextFieldOptions): Markup => {
  const { attributes, autofocus = false, hint, label, name, problem, value } = options;
  const described = [hint && `${name}-hint`, problem && `${name}-problem`]
    .filter(Boolean)
    .join(' ');
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      ${attributes}
      ${problem ? html` aria-invalid="true"` : ''}
      ${described ? html` aria-describedby="${described}"` : ''}
      ${autofocus ? html` autofocus` : ''}
    />
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
  </div>`;
};

export interface PasswordFieldOptions {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly problem?: string | undefined;
  readonly hint?: string;
  readonly autofocus?: boolean;
}

/** A labelled password input with a reveal button. */
export const passwordField = (options: PasswordFieldOptions): Markup => {
  const { autocomplete, autofocus = false, hint, label, name, problem } = options;
  const described = [hint && `${name}-hint`, problem && `${name}-problem`]
    .filter(Boolean)
    .join(' ');
  return html`<div>
    <label for="${name}">${label}</label>
    <div class="box">
      <input
        id="${name}"
        name="${name}"
        type="password"
        autocomplete="${autocomplete}"
        required
        ${problem ? html` aria-invalid="true"` : ''}
        ${described ? html` aria-describedby="${described}"` : ''}
        ${autofocus ? html` autofocus` : ''}
      />
      <button class="reveal" type="button" aria-pressed="false" aria-label="Show ${label}" hidden>
        Show
      </button>
    </div>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
  </div>`;
};
