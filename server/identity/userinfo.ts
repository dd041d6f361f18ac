import { Hono } from 'hono';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';

import type { Accounts } from '#server/identity/accounts.ts';
import type { IdentityContext, IdentityEnv, IdentityRoutes } from '#server/identity/context.ts';
import type { GrantStands } from '#server/identity/standing-grant.ts';

export interface UserInfoOptions {
  readonly stands: GrantStands;
  readonly accounts: Accounts;
  readonly jwks: JSONWebKeySet;
  readonly issuer: string;
  readonly clock: () => number;
}

/** The UserInfo endpoint for the JWT access tokens (OpenID Connect Core, section 5.3). */
export const createUserInfoRoutes = ({
  stands,
  accounts,
  jwks,
  issuer,
  clock,
}: UserInfoOptions): IdentityRoutes => {
  const keys = createLocalJWKSet(jwks);

  const claimsFor = async (token: string): Promise<Record<string, unknown> | undefined> => {
    const verified = await jwtVerify(token, keys, {
      issuer,
      algorithms: ['RS256'],
      typ: 'at+jwt',
      currentDate: new Date(clock()),
    }).catch(() => undefined);
    const { sub: accountId = '', origin_jti: session } = verified?.payload ?? {};
    if (!verified || typeof session !== 'string') return undefined;
    const account = (await stands({ accountId, session }))
      ? await accounts.find(accountId)
      : undefined;
    if (!account) return undefined;
    const scopes = String(verified.payload['scope']).split(' ');
    return {
      sub: account.id,
      ...(scopes.includes('email')
        ? { email: account.email, email_verified: account.verifiedAt !== null }
        : {}),
      ...(scopes.includes('profile') ? { given_name: account.givenName } : {}),
      ...(account.groups.length > 0 ? { 'cognito:groups': account.groups } : {}),
    };
  };

  const answer = async (c: IdentityContext): Promise<Response> => {
    const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    const claims = token === undefined ? undefined : await claimsFor(token);
    if (claims) return c.json(claims);
    c.header('WWW-Authenticate', token === undefined ? 'Bearer' : 'Bearer error="invalid_token"');
    return c.json({ error: 'invalid_token' }, 401);
  };

  return new Hono<IdentityEnv>().all('/oauth2/userInfo', answer).all('/oauth2/userinfo', answer);
};
