import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';

import type { IdentityOwner } from '../../../server/account/identity-owner.ts';

/** How long a deletion may take with all its tries, in ms: the page waits for 15 s. */
const DEADLINE = 9_000;

/** The end of a pool's address: its id, which begins with the region. */
const POOL = /\/(([\w-]+)_[0-9a-zA-Z]+)$/;

/**
 * The pool behind an issuer, and its region (documentation, 'Verifying JSON web tokens': `iss` is
 * `https://cognito-idp.{region}.amazonaws.com/{pool}`; the pool's id begins with the region).
 * @throws Error where the issuer is no user pool's
 */
export const userPoolOf = (issuer: string): { readonly id: string; readonly region: string } => {
  const [id = '', region] = POOL.exec(issuer)?.slice(1) ?? [];
  if (region === undefined) throw new Error(`${issuer} is no user pool of Amazon Cognito.`);
  return { id, region };
};

/** Whether an issuer is a user pool, whose accounts can be deleted there. */
export const isUserPool = (issuer: string): boolean => POOL.test(issuer);

/**
 * Deletes accounts in a user pool by `AdminDeleteUser`, which needs the right
 * `cognito-idp:AdminDeleteUser` on that pool. It takes the `sub` of a pool whose people sign in with
 * their email for the user's name.
 * @param issuer of the pool's tokens
 * @param client of the SDK, where it is not to find endpoint and credentials by itself
 */
export const createUserPoolOwner = (
  issuer: string,
  client: CognitoIdentityProviderClientConfig = {},
): IdentityOwner => {
  const { id, region } = userPoolOf(issuer);
  const pools = new CognitoIdentityProviderClient({
    region,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 4_000 },
    ...client,
  });
  return {
    deleteUser: async (sub) => {
      const command = new AdminDeleteUserCommand({ UserPoolId: id, Username: sub });
      try {
        await pools.send(command, { abortSignal: AbortSignal.timeout(DEADLINE) });
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) throw error;
      }
    },
  };
};
