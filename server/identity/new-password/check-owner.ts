import { nameProblem } from '#server/identity/forms.ts';
import { passwordProblem } from '#server/identity/new-password/rule.ts';
import { onlyValue } from '#server/identity/posted-form.ts';

/** Errors of a form that sets a password, one sentence per field. */
export type OwnerErrors = Readonly<Partial<Record<'givenName' | 'password', string>>>;

export interface CheckedOwner {
  readonly owner: {
    readonly email: string;
    readonly givenName: string;
    readonly password: string;
  };
  /** `undefined` where nothing is wrong. */
  readonly errors: OwnerErrors | undefined;
}

/**
 * Checks a form that sets a password.
 * @param knownName the name of an account that stays; without it the form asks for a name, too
 */
export const checkOwner = async (
  fields: URLSearchParams,
  email: string,
  knownName?: string,
): Promise<CheckedOwner> => {
  const givenName = knownName ?? onlyValue(fields, 'given_name').trim();
  const password = onlyValue(fields, 'password');
  const wrongName = knownName === undefined ? nameProblem(givenName) : undefined;
  const wrongPassword = await passwordProblem(password, { email, givenName });
  const isWrong = wrongName !== undefined || wrongPassword !== undefined;
  return {
    owner: { email, givenName, password },
    errors: isWrong
      ? {
          ...(wrongName !== undefined && { givenName: wrongName }),
          ...(wrongPassword !== undefined && { password: wrongPassword }),
        }
      : undefined,
  };
};
