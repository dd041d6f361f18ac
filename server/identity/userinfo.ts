import type { IncomingMessage, ServerResponse } from 'node:http';

import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';

import type { Accounts } from '#server/identity/accounts.ts';
import type { GrantStands } from '#server/identity/standing-grant.ts';

export interface UserInfoOptions {
  readonly stands: GrantStands;
  readonly accounts: Accounts;
  readonly jwks: JSONWebKeySet;
  readonly issuer: string;
  readonly clock: () => number;
}

/** The UserInfo endpoint for the JWT access tokens (OpenID Connect Core, section 5.3). */
export const createUserInfo = ({ stands, accounts, jwks, issuer, clock }: UserInfoOptions) => {
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

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(req.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await claimsFor(token);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Content-Type', 'application/json');
    if (!claims) {
      res.setHeader(
        'WWW-Authenticate',
        token === undefined ? 'Bearer' : 'Bearer error="invalid_token"',
      );
      res.writeHead(401).end(JSON.stringify({ error: 'invalid_token' }));
      return;
    }
    res.writeHead(200).end(JSON.stringify(claims));
  };
};
