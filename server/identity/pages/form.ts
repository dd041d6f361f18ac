import { html, raw } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import type { Checked, Field, FormView } from '#server/identity/forms.ts';
import { hrefHere } from '#server/identity/language.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { field, newPasswordField, passwordField, summary } from '#server/identity/pages/field.ts';
import { givenNameField } from '#server/identity/pages/owner-fields.ts';
import { canMakeField, signInButton, signUpButton } from '#server/identity/passkeys/markup.ts';
import { CARRY_EMAIL_SCRIPT } from '#server/identity/pages/scripts.ts';

const TEXT = {
  signin: () => ({
    heading: m.identity_sign_in_heading(),
    lead: m.identity_sign_in_lead(),
    button: m.identity_sign_in(),
    question: m.identity_sign_in_question(),
    otherView: 'signup',
    otherLink: m.identity_sign_up(),
  }),
  signup: () => ({
    heading: m.identity_sign_up_heading(),
    lead: m.identity_sign_up_lead(),
    button: m.identity_sign_up(),
    question: m.identity_sign_up_question(),
    otherView: 'signin',
    otherLink: m.identity_sign_in(),
  }),
} as const satisfies Record<FormView, () => Readonly<Record<string, string>>>;

/** Texts of a re-authentication, as before an account is deleted. */
const again = () => ({
  heading: m.identity_confirm_you_heading(),
  lead: m.identity_sign_in_again_lead(),
});

/** Formats a duration, rounded up: '90 seconds', '14 minutes'. */
export const waitIn = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 90) return m.identity_wait_seconds({ count: seconds });
  return m.identity_wait_minutes({ count: Math.ceil(seconds / 60) });
};

/** The error summary above the form. */
const summaryOf = (form: Checked): string | undefined => {
  if (form.retryAfterMs !== undefined) {
    return m.identity_sign_in_too_many({ wait: waitIn(form.retryAfterMs) });
  }
  if (form.wrongCredentials) {
    return m.identity_sign_in_wrong();
  }
  if (form.closed) return m.identity_sign_in_closed();
  const count = Object.keys(form.errors).length;
  return count === 0 ? undefined : m.identity_fields_need_look({ count });
};

const agreement = (): Markup =>
  html`<p class="hint">
    ${fillSlots(
      m.identity_sign_up_agreement({ terms: SLOT.a, privacy: SLOT.b }),
      html`<a href="${hrefHere('terms')}">${m.identity_sign_up_terms()}</a>`,
      html`<a href="${hrefHere('privacy')}">${m.identity_sign_up_privacy()}</a>`,
    )}
  </p>`;

/** @param action the interaction's own path */
const forgotLink = (action: string): Markup =>
  html`<p>
    <a
      class="inline forgot"
      href="/idp/forgot?interaction=${action.slice(action.lastIndexOf('/') + 1)}"
      >${m.identity_forgot_password()}</a
    >
  </p>`;

/**
 * The sign-in or sign-up form of an interaction.
 * @param action the interaction's own path, `/idp/interaction/{uid}`
 * @param form the previous input and its errors
 * @param isSignedIn whether the person is signed in already
 */
export const formPage = (
  view: FormView,
  action: string,
  form: Checked,
  isSignedIn: boolean,
): Markup => {
  const signUp = view === 'signup';
  const isAgain = isSignedIn && !signUp;
  const text = { ...TEXT[view](), ...(isAgain && again()) };
  const taken = m.identity_sign_up_taken();
  const order: readonly Field[] = ['email', 'givenName', 'password'];
  const firstProblem =
    order.find((name) => form.errors[name]) ?? (form.email === '' ? 'email' : 'password');
  const state = (name: Field) => ({
    problem: form.errors[name],
    inSummary: form.wrongCredentials && name !== 'givenName',
    autofocus: firstProblem === name,
  });
  const other = html`<a class="inline" href="${action}/${text.otherView}">${text.otherLink}</a>`;

  return html`<h1>${text.heading}</h1>
    <p class="lead">${text.lead}</p>
    ${summary(summaryOf(form))}
    <form method="post" action="${action}/${view}" novalidate>
      ${field({
        ...state('email'),
        name: 'email',
        label: m.identity_field_email(),
        value: form.email,
        ...(form.errors.email === taken && {
          problem: html`${taken}
            <a class="inline" href="${action}/signin">${m.identity_sign_up_sign_in_instead()}</a>`,
        }),
        attributes: html`type="email" autocomplete="${signUp ? 'email' : 'username webauthn'}"
        spellcheck="false" maxlength="254" required`,
      })}
      ${
        signUp
          ? html`${givenNameField(form.givenName, form.errors.givenName, firstProblem === 'givenName')}
            ${newPasswordField({
              problem: form.errors.password,
              autofocus: firstProblem === 'password',
            })}`
          : passwordField({
              ...state('password'),
              name: 'password',
              label: m.identity_field_password(),
              autocomplete: 'current-password',
              reveal: m.identity_field_show_password(),
            })
      }
      ${signUp ? agreement() : html`${forgotLink(action)} ${canMakeField}`}
      <button class="button main" type="submit">${text.button}</button>
      ${signUp ? signUpButton(action) : ''}
    </form>
    ${signUp ? '' : signInButton(action)}
    ${isAgain ? '' : html`<p class="other">${text.question} ${other}</p>`}
    ${signUp ? '' : raw(`<script>${CARRY_EMAIL_SCRIPT}</script>`)}`;
};

/** The document title of the form. */
export const formTitle = (view: FormView): string => TEXT[view]().button;
