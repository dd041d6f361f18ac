import { html, raw } from 'hono/html';

import { PASSWORD_MIN } from '#server/identity/new-password/rule.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { NEW_PASSWORD_SCRIPT } from '#server/identity/pages/scripts.ts';

export interface FieldOptions {
  /** The input's id. */
  readonly name: string;
  readonly label: string;
  readonly input: Markup;
  readonly problem: string | undefined;
  readonly after?: Markup;
}

/** A labelled input with its error. */
export const field = ({ after, input, label, name, problem }: FieldOptions): Markup =>
  html`<div>
    <label for="${name}">${label}</label>
    ${input}
    ${problem ? html`<p class="problem" id="${name}-problem">${problem} ${after ?? ''}</p>` : ''}
  </div>`;

/**
 * The input of a password, by the id and name `password`, with a button that reveals it.
 * @param state further attributes
 */
export const passwordInput = (
  autocomplete: 'current-password' | 'new-password',
  state: Markup,
): Markup =>
  html`<div class="box">
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="${autocomplete}"
      required
      ${state}
    />
    <button class="reveal" type="button" aria-pressed="false" aria-label="Show password" hidden>
      Show
    </button>
  </div>`;

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
  autofocus,
  label = 'Password',
  problem,
}: NewPasswordOptions): Markup => {
  const described = `password-hint${problem ? ' password-problem' : ''}`;
  const state = html`${problem ? html` aria-invalid="true"` : ''}
  aria-describedby="${described}"${autofocus ? html` autofocus` : ''}`;
  return html`<div>
    <label for="password">${label}</label>
    ${passwordInput('new-password', state)}
    <p class="hint" id="password-hint">
      At least ${PASSWORD_MIN} characters. A short sentence is fine.
    </p>
    ${problem ? html`<p class="problem" id="password-problem">${problem}</p>` : ''}
    <p class="hint state" id="password-state" aria-live="polite" hidden></p>
    ${raw(`<script>${NEW_PASSWORD_SCRIPT}</script>`)}
  </div>`;
};
