import type { Account } from '#server/identity/accounts.ts';
import { createChangePassword } from '#server/identity/forgot/change-password.ts';
import { createFindOwn } from '#server/identity/forgot/own.ts';
import { checkOwner, type OwnerErrors } from '#server/identity/new-password/check-owner.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import type { VerificationToken } from '#server/identity/verification-tokens/verification-tokens.ts';

/** A valid link and its account. */
export interface OpenedLink {
  readonly token: string;
  readonly verificationToken: VerificationToken;
  readonly account: Account;
}

/** The input of a form that sets a password by a link, without the password, and its errors. */
export interface OwnerInput {
  readonly givenName: string;
  readonly errors: OwnerErrors;
  readonly ownProblem?: string;
}

export type OwnerLinks = ReturnType<typeof createOwnerLinks>;

/** The links to an address that let its owner set a password: those of `/reset` and `/verify`. */
export const createOwnerLinks = (services: IdentityServices) => {
  const { accounts, tokens } = services;
  const change = createChangePassword(services);
  const findOwn = createFindOwn(services);
  return {
    /** The link in the field `token`; `undefined` after its use or end. */
    open: async (
      kind: 'reset' | 'verify',
      fields: URLSearchParams,
    ): Promise<OpenedLink | undefined> => {
      const token = onlyValue(fields, 'token');
      const verificationToken = await tokens.find(kind, token);
      const account = verificationToken && (await accounts.find(verificationToken.accountId));
      const counts = account && !account.disabled && account.email === verificationToken.email;
      return counts ? { token, verificationToken, account } : undefined;
    },
    /**
     * Sets the password of a form.
     * @param isTakeover whether the account may be another person's: then a new account takes its place, unless
     * the old password or a deck code comes with the form
     * @returns the account, or the input with its errors; `undefined` where the link was used meanwhile
     */
    setPassword: async (
      { account, verificationToken }: OpenedLink,
      fields: URLSearchParams,
      isTakeover: boolean,
    ): Promise<Account | OwnerInput | undefined> => {
      const { email } = account;
      const own = isTakeover ? await findOwn(email, fields) : { account };
      const kept = 'problem' in own ? undefined : own.account;
      const { errors, owner } = await checkOwner(fields, email, kept?.givenName);
      const { givenName, password } = owner;
      if ('problem' in own) return { givenName, errors: errors ?? {}, ownProblem: own.problem };
      if (errors) return { givenName, errors };
      if (!kept) {
        return accounts.takeOver(owner, (transaction) =>
          tokens.use(transaction, verificationToken),
        );
      }
      return (await change(kept, verificationToken, password, isTakeover)) ? kept : undefined;
    },
  };
};
