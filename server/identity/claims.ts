import type { AccessToken, ClientCredentials, KoaContextWithOIDC } from 'oidc-provider';

import type { Accounts } from '#server/identity/accounts.ts';

/** Cognito's access token claims that the provider does not add. */
export const accessTokenClaims = async (
  accounts: Accounts,
  { oidc }: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
) => {
  if (token.kind !== 'AccessToken') return undefined;
  const groups = (await accounts.find(token.accountId))?.groups ?? [];
  const { authTime } = oidc.authorizationCode ?? oidc.refreshToken ?? {};
  return {
    token_use: 'access',
    username: token.accountId,
    origin_jti: token.grantId,
    // The password was typed for the code; a refresh keeps that time.
    ...(authTime === undefined ? {} : { auth_time: authTime }),
    // Cognito leaves the claim out for an account without groups.
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
  };
};

export interface FindAccountOptions {
  /** Whether people can prove their address by mail. */
  readonly offersProof: boolean;
  /** Whether an account holds something that would be missed. */
  readonly holdsThings: (id: string) => Promise<boolean>;
}

/**
 * An account as the provider wants it: its id, and its claims for the id token. `verify_email` asks the
 * app to have the address confirmed: where mails reach people, and where there is something to lose.
 * @returns `undefined` where it is gone or disabled
 */
export const findAccount = async (
  accounts: Accounts,
  id: string,
  { holdsThings, offersProof }: FindAccountOptions,
) => {
  const account = await accounts.find(id);
  if (!account || account.disabled) return undefined;
  return {
    accountId: account.id,
    claims: async (use: string) => {
      const asks = account.verifiedAt === null && (offersProof || (await holdsThings(id)));
      return {
        sub: account.id,
        email: account.email,
        email_verified: account.verifiedAt !== null,
        ...(asks ? { verify_email: true } : {}),
        given_name: account.givenName,
        // OpenID Connect Core, section 5.1.
        ...(account.locale === null ? {} : { locale: account.locale }),
        'cognito:username': account.id,
        ...(account.groups.length > 0 ? { 'cognito:groups': account.groups } : {}),
        ...(use === 'id_token' ? { token_use: 'id' } : {}),
      };
    },
  };
};
