import { html, raw } from 'hono/html';

import { href } from '#lib/shared/routes.ts';
import {
  ACCOUNT_CLOSED,
  EMAIL_TAKEN,
  type Checked,
  type Field,
  type FormView,
} from '#server/identity/forms.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { field, newPasswordField, passwordField, summary } from '#server/identity/pages/field.ts';
import { givenNameField } from '#server/identity/pages/owner-fields.ts';
import { canMakeField, signInButton, signUpButton } from '#server/identity/passkeys/markup.ts';
import { CARRY_EMAIL_SCRIPT } from '#server/identity/pages/scripts.ts';

const TEXT = {
  signin: {
    heading: 'Welcome back.',
    lead: 'Your deck has been waiting for you. Sign in and carry on where you left off.',
    button: 'Sign in',
    question: 'New here?',
    otherView: 'signup',
    otherLink: 'Sign up',
  },
  signup: {
    heading: 'Create your account.',
    lead: 'Three fields, and every card in your hand opens up. For free.',
    button: 'Sign up',
    question: 'Been here before?',
    otherView: 'signin',
    otherLink: 'Sign in',
  },
} as const satisfies Record<FormView, Readonly<Record<string, string>>>;

/** Texts of a re-authentication, as before an account is deleted. */
const AGAIN = {
  heading: 'Confirm it is you.',
  lead: 'Please enter your password once more, then carry on where you were.',
} as const;

/** Formats a duration, rounded up: '90 seconds', '14 minutes'. */
export const waitIn = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

/** The error summary above the form. */
const summaryOf = (form: Checked): string | undefined => {
  if (form.retryAfterMs !== undefined) {
    return `Too many attempts. Please wait ${waitIn(form.retryAfterMs)} and try again.`;
  }
  if (form.wrongCredentials) {
    return 'Email and password do not match. Please check both.';
  }
  if (form.closed) return ACCOUNT_CLOSED;
  const count = Object.keys(form.errors).length;
  if (count === 0) return undefined;
  return count === 1 ? 'One field needs another look.' : `${count} fields need another look.`;
};

const agreement: Markup = html`<p class="hint">
  By signing up you agree to the <a href="${href('terms')}">terms</a>. The
  <a href="${href('privacy')}">privacy notice</a> says what is stored and why.
</p>`;

/** @param action the interaction's own path */
const forgotLink = (action: string): Markup =>
  html`<p>
    <a
      class="inline forgot"
      href="/idp/forgot?interaction=${action.slice(action.lastIndexOf('/') + 1)}"
      >Forgot password?</a
    >
  </p>`;

/**
 * The sign-in or sign-up form of an interaction.
 * @param action the interaction's own path, `/idp/interaction/{uid}`
 * @param form the previous input and its errors
 * @param again whether the person is signed in already
 */
export const formPage = (view: FormView, action: string, form: Checked, again: boolean): Markup => {
  const signUp = view === 'signup';
  const isAgain = again && !signUp;
  const text = { ...TEXT[view], ...(isAgain && AGAIN) };
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
        label: 'Email',
        value: form.email,
        ...(form.errors.email === EMAIL_TAKEN && {
          problem: html`${EMAIL_TAKEN}
            <a class="inline" href="${action}/signin">Sign in instead</a>`,
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
              label: 'Password',
              autocomplete: 'current-password',
              reveal: 'Show password',
            })
      }
      ${signUp ? agreement : html`${forgotLink(action)} ${canMakeField}`}
      <button class="button main" type="submit">${text.button}</button>
      ${signUp ? signUpButton(action) : ''}
    </form>
    ${signUp ? '' : signInButton(action)}
    ${isAgain ? '' : html`<p class="other">${text.question} ${other}</p>`}
    ${signUp ? '' : raw(`<script>${CARRY_EMAIL_SCRIPT}</script>`)}`;
};

/** The document title of the form. */
export const formTitle = (view: FormView): string => TEXT[view].button;
