import * as m from '#messages';
import { lengthProblem } from '#server/identity/new-password/rule.ts';
import { hasInvisible, isMailDomain, normalizeEmail } from '#server/shared/email.ts';

/** The forms of a sign-in. */
export type FormView = 'signin' | 'signup';

export type Field = 'email' | 'givenName' | 'password';

/** The input of a form without the password, and its errors. */
export interface Checked {
  readonly email: string;
  readonly givenName: string;
  /** One sentence per field in error. */
  readonly errors: Partial<Record<Field, string>>;
  /** Email and password were well-formed but do not belong together. */
  readonly wrongCredentials?: boolean;
  /** They belong together, and an operator has closed the account. */
  readonly closed?: boolean;
  /** Too many tries: how long to wait, in milliseconds. */
  readonly retryAfterMs?: number;
}

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/;
const EMAIL_MAX = 254;
const NAME_MAX = 80;
/** Control characters, and those that turn the direction of the text around them. */
const CONTROL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const isEmail = (email: string): boolean =>
  email.length <= EMAIL_MAX && EMAIL.test(email) && !CONTROL.test(email);

/** Validates the email of an account that may exist already; returns one sentence if it is invalid. */
export const emailProblem = (email: string): string | undefined => {
  if (email === '') return m.identity_email_missing();
  return isEmail(email) ? undefined : m.identity_email_malformed();
};

/**
 * Validates the email of a new account, or an account's new email; returns one sentence if it is invalid. It is
 * stricter: an account of an earlier edition may have an email that is refused here.
 */
export const newEmailProblem = (email: string): string | undefined => {
  if (email === '' || !isEmail(email)) return emailProblem(email);
  const compatible = email.normalize('NFKC');
  const isPlain =
    !hasInvisible(email) &&
    isMailDomain(email.slice(email.lastIndexOf('@') + 1)) &&
    [compatible, normalizeEmail(email)].every(isEmail);
  return isPlain ? undefined : m.identity_email_malformed();
};

/** The error of a given name, in one sentence. */
export const nameProblem = (name: string): string | undefined => {
  if (name === '') return m.identity_name_missing();
  if (name.length > NAME_MAX) return m.identity_at_most_characters({ count: NAME_MAX });
  return CONTROL.test(name) ? m.identity_name_characters() : undefined;
};

const found = (problems: Record<Field, string | undefined>): Checked['errors'] =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

/** Checks the sign-in form, but not whether email and password belong together. */
export const checkSignIn = (fields: URLSearchParams): Checked => {
  const email = (fields.get('email') ?? '').trim();
  const password = fields.get('password') === '' || !fields.has('password');
  return {
    email,
    givenName: '',
    errors: found({
      email: emailProblem(email),
      givenName: undefined,
      password: password ? m.identity_password_missing() : undefined,
    }),
  };
};

/** Checks the sign-up form, but not whether the email is taken or the password easy to guess. */
export const checkSignUp = (fields: URLSearchParams): Checked => {
  const email = (fields.get('email') ?? '').trim();
  const givenName = (fields.get('given_name') ?? '').trim();
  return {
    email,
    givenName,
    errors: found({
      email: newEmailProblem(email),
      givenName: nameProblem(givenName),
      password: lengthProblem(fields.get('password') ?? ''),
    }),
  };
};
