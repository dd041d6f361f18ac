import { html, raw } from 'hono/html';

import * as m from '#messages';
import { PASSWORD_MIN } from '#server/identity/new-password/rule.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { NEW_PASSWORD_SCRIPT } from '#server/identity/pages/scripts.ts';

export interface FieldOptions {
  /** Id of the input, and its name in the form unless `postAs` is given. */
  readonly name: string;
  readonly postAs?: string;
  readonly label: string;
  /** Further attributes of the input. */
  readonly attributes: Markup;
  readonly value?: string | undefined;
  readonly problem?: Markup | string | undefined;
  readonly hint?: string;
  /** Whether the summary above the form concerns this field. */
  readonly inSummary?: boolean | undefined;
  readonly autofocus?: boolean;
  /** Label of the button that reveals a password. */
  readonly reveal?: string;
  /** Markup below the input. */
  readonly below?: Markup;
}

/** A labelled input with hint and error. */
export const field = (options: FieldOptions): Markup => {
  const { attributes, autofocus, below, hint, inSummary, label, name, problem, reveal } = options;
  const described = [
    ...(hint ? [`${name}-hint`] : []),
    ...(problem ? [`${name}-problem`] : []),
    ...(inSummary ? ['summary'] : []),
  ].join(' ');
  const input = html`<input
    id="${name}"
    name="${options.postAs ?? name}"
    ${attributes}
    ${options.value === undefined ? '' : html`value="${options.value}"`}
    ${problem || inSummary ? html`aria-invalid="true"` : ''}
    ${described ? html`aria-describedby="${described}"` : ''}
    ${autofocus ? html`autofocus` : ''}
  />`;
  return html`<div>
    <label for="${name}">${label}</label>
    ${
      reveal
        ? html`<div class="box">
            ${input}
            <button
              class="reveal"
              type="button"
              aria-pressed="false"
              aria-label="${reveal}"
              data-hide="${m.identity_field_hide()}"
              hidden
            >
              ${m.identity_field_show()}
            </button>
          </div>`
        : input
    }
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''} ${below ?? ''}
  </div>`;
};

export interface PasswordFieldOptions extends Omit<FieldOptions, 'attributes'> {
  readonly autocomplete: 'current-password' | 'new-password';
}

/** A labelled password input with a reveal button. */
export const passwordField = ({ autocomplete, ...options }: PasswordFieldOptions): Markup =>
  field({
    reveal: m.identity_field_show_label({ field: options.label }),
    ...options,
    attributes: html`type="password" autocomplete="${autocomplete}" required`,
  });

export interface NewPasswordOptions {
  readonly label?: string;
  readonly problem: string | undefined;
  readonly autofocus: boolean;
}

/**
 * The field for a new password, at most one per page. With script it validates the password while it is
 * typed, against the form's fields `email` and `given_name` as well.
 */
export const newPasswordField = ({
  label = m.identity_field_password(),
  ...state
}: NewPasswordOptions): Markup =>
  passwordField({
    ...state,
    name: 'password',
    label,
    autocomplete: 'new-password',
    reveal: m.identity_field_show_password(),
    hint: m.identity_password_hint({ count: PASSWORD_MIN }),
    below: html`<p
        class="hint state"
        id="password-state"
        aria-live="polite"
        data-good="${m.identity_password_good()}"
        hidden
      ></p>
      ${raw(`<script>${NEW_PASSWORD_SCRIPT}</script>`)}`,
  });

/** The error summary above a form. */
export const summary = (problem: string | undefined): Markup | '' =>
  problem ? html`<p class="summary" id="summary" role="alert">${problem}</p>` : '';
