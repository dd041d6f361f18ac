import { createLocalJWKSet, jwtVerify } from 'jose';

import { newRoutes, type IdentityContext } from '#server/identity/context.ts';
import { createGrantStands } from '#server/identity/standing-grant.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** The UserInfo endpoint for the JWT access tokens (OpenID Connect Core, section 5.3). */
export const createUserInfoRoutes = ({ accounts, clock, db, issuer, jwks }: IdentityServices) => {
  const keys = createLocalJWKSet(jwks);
  const stands = createGrantStands(db, clock);

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
      ...(scopes.includes('profile')
        ? {
            given_name: account.givenName,
            ...(account.locale === null ? {} : { locale: account.locale }),
          }
        : {}),
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

  return newRoutes().all('/oauth2/userInfo', answer).all('/oauth2/userinfo', answer);
};
