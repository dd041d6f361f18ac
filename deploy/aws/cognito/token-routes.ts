import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';

import { callApi } from './api-call.ts';
import type { UserPool } from './emulator.ts';
import type { SignIns } from './sign-ins.ts';
import type { SigningKeys } from './signing-keys.ts';
import { asCognitoWrites, type EmulatedTokens } from './tokens.ts';

export interface TokenRouteOptions {
  /** Of cognito-local. */
  readonly endpoint: string;
  readonly issuer: string;
  readonly pool: UserPool;
  readonly keys: SigningKeys;
  readonly signIns: SignIns;
}

interface User {
  readonly UserAttributes: readonly { readonly Name: string; readonly Value: string }[];
}

/** The form of a request; parameters in the query are nothing to Cognito. */
const formOf = async (c: Context): Promise<URLSearchParams> => {
  const type = c.req.header('Content-Type') ?? '';
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  return new URLSearchParams(isForm ? await c.req.text() : '');
};

const refuse = (c: Context, error: string, status: 400 | 401 = 400): Response =>
  c.json({ error }, status);

/**
 * The endpoints of a user pool's domain that apps call (documentation, 'The token issuer endpoint', 'The
 * token revocation endpoint', 'The userInfo endpoint'). Codes, PKCE and refresh tokens are judged by
 * cognito-local; its tokens are signed anew, as Cognito writes them.
 */
export const tokenRoutes = ({ endpoint, issuer, keys, pool, signIns }: TokenRouteOptions): Hono => {
  const app = new Hono();
  app.use('/oauth2/token', cors());
  app.use('/oauth2/userInfo', cors());

  const attributesOf = async (username: string): Promise<Record<string, string>> => {
    const input = { UserPoolId: pool.id, Username: username };
    const { UserAttributes } = await callApi<User>(endpoint, 'AdminGetUser', input);
    return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
  };

  app.post('/oauth2/token', async (c) => {
    const form = await formOf(c);
    const grant = form.get('grant_type');
    if (grant !== 'authorization_code' && grant !== 'refresh_token') {
      return refuse(c, grant === null ? 'invalid_request' : 'unsupported_grant_type');
    }
    if (!pool.clients.some(({ id }) => id === form.get('client_id'))) {
      return refuse(c, 'invalid_client');
    }
    const secret = form.get(grant === 'refresh_token' ? 'refresh_token' : 'code') ?? '';
    if (secret === '') return refuse(c, 'invalid_request');
    const signIn = grant === 'refresh_token' ? signIns.ofRefresh(secret) : signIns.takeCode(secret);
    if (!signIn) return refuse(c, 'invalid_grant');
    const answer = await fetch(`${endpoint}/oauth2/token`, { method: 'POST', body: form });
    const body = (await answer.json()) as EmulatedTokens & { readonly error?: string };
    if (!answer.ok) return refuse(c, body.error ?? 'invalid_request');
    if (body.refresh_token !== undefined) signIns.keepRefresh(body.refresh_token, signIn);
    const { sub = '' } = decodePayload(body.access_token);
    const attributes = await attributesOf(sub);
    return c.json(await asCognitoWrites(body, { issuer, keys, signIn, attributes }));
  });

  app.post('/oauth2/revoke', async (c) => {
    const form = await formOf(c);
    const [token, clientId] = [form.get('token') ?? '', form.get('client_id') ?? ''];
    if (token === '') return refuse(c, 'invalid_request');
    if (!pool.clients.some(({ id }) => id === clientId)) return refuse(c, 'invalid_client', 401);
    if ('token_use' in decodePayload(token)) return refuse(c, 'unsupported_token_type');
    await signIns.revoke(token, clientId);
    return c.body(null, 200);
  });

  app.on(['GET', 'POST'], '/oauth2/userInfo', async (c) => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token === undefined) return refuse(c, 'invalid_request');
    const known = createLocalJWKSet(keys.jwks() as JSONWebKeySet);
    const verified = await jwtVerify(token, known, { issuer }).catch(() => undefined);
    const { scope, sub, token_use, username } = verified?.payload ?? {};
    const isOpenId = typeof scope === 'string' && scope.split(' ').includes('openid');
    if (token_use !== 'access' || !isOpenId || sub === undefined) {
      return refuse(c, 'invalid_token', 401);
    }
    const { email, given_name } = await attributesOf(sub);
    return c.json({ sub, email, email_verified: 'true', given_name, username });
  });
  return app;
};

/** The payload of what may be a JWT; empty where it is none. */
const decodePayload = (token: string): { readonly sub?: string } => {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly sub?: string };
  } catch {
    return {};
  }
};
