import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

import { domainPages } from './domain.ts';
import { startEmulator, type UserPool } from './emulator.ts';
import { createSignIns } from './sign-ins.ts';
import { makeSigningKeys, type SigningKeys } from './signing-keys.ts';
import { tokenRoutes } from './token-routes.ts';

/** A user pool as its apps see it. */
export interface StandIn {
  /** The user pool's domain: pages and OAuth endpoints, as `https://….amazoncognito.com`. */
  readonly domain: string;
  /** The user pools' API, as `https://cognito-idp.….amazonaws.com`. */
  readonly api: string;
  /** The issuer of the tokens: the API's address and the pool. */
  readonly issuer: string;
  readonly pool: UserPool;
  readonly keys: SigningKeys;
  readonly end: () => Promise<void>;
}

const listen = async (app: Hono, port: number): Promise<{ server: Server; origin: string }> => {
  const handle = getRequestListener(app.fetch);
  const server = createServer((req, res) => void handle(req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** The addresses of a user pool below that of the API: keys, metadata, and every operation. */
const apiRoutes = (
  endpoint: string,
  poolOf: (id: string) => { readonly keys: SigningKeys; readonly domain: string } | undefined,
): Hono => {
  const app = new Hono();
  // Users about whom the API fails, by their names as its callers write them: for tests, which may be in
  // another process.
  const inTrouble = new Set<unknown>();
  app.put('/.stand-in/trouble/:username', (c) => {
    inTrouble.add(c.req.param('username'));
    return c.body(null, 204);
  });
  app.delete('/.stand-in/trouble/:username', (c) => {
    inTrouble.delete(c.req.param('username'));
    return c.body(null, 204);
  });
  app.get('/:pool/.well-known/jwks.json', (c) => {
    const pool = poolOf(c.req.param('pool'));
    return pool ? c.json(pool.keys.jwks()) : c.notFound();
  });
  app.get('/:pool/.well-known/openid-configuration', (c) => {
    const id = c.req.param('pool');
    const pool = poolOf(id);
    if (!pool) return c.notFound();
    const issuer = `${new URL(c.req.url).origin}/${id}`;
    return c.json({
      authorization_endpoint: `${pool.domain}/oauth2/authorize`,
      end_session_endpoint: `${pool.domain}/logout`,
      id_token_signing_alg_values_supported: ['RS256'],
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ['code', 'token'],
      revocation_endpoint: `${pool.domain}/oauth2/revoke`,
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
      subject_types_supported: ['public'],
      token_endpoint: `${pool.domain}/oauth2/token`,
      userinfo_endpoint: `${pool.domain}/oauth2/userInfo`,
    });
  });
  app.post('/', async (c) => {
    const names = ['Content-Type', 'X-Amz-Target'];
    const headers = names.map((name): [string, string] => [name, c.req.header(name) ?? '']);
    const body = await c.req.text();
    const { Username: username } = JSON.parse(body) as { readonly Username?: unknown };
    if (inTrouble.has(username)) return c.json({ __type: 'InternalErrorException' }, 500);
    const answer = await fetch(endpoint, { method: 'POST', headers, body });
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { 'Content-Type': 'application/x-amz-json-1.1' },
    });
  });
  return app;
};

/**
 * Starts cognito-local and, around it, what it lacks of Cognito: README.md says which part is whose.
 * @param pool with its clients and groups
 * @param domainPort the port of the domain, which the built site has to know; any where it is left out
 */
export const startStandIn = async (pool: UserPool, domainPort = 0): Promise<StandIn> => {
  const emulator = await startEmulator([pool]);
  const keys = await makeSigningKeys();
  const parts: { domain: string } = { domain: '' };
  const api = await listen(
    apiRoutes(emulator.endpoint, (id) =>
      id === pool.id ? { keys, domain: parts.domain } : undefined,
    ),
    0,
  );
  const issuer = `${api.origin}/${pool.id}`;
  const signIns = createSignIns(emulator.endpoint);
  const options = { endpoint: emulator.endpoint, issuer, keys, pool, signIns };
  const domain = await listen(
    new Hono().route('/', domainPages(options)).route('/', tokenRoutes(options)),
    domainPort,
  );
  parts.domain = domain.origin;
  return {
    domain: domain.origin,
    api: api.origin,
    issuer,
    pool,
    keys,
    end: async () => {
      for (const { server } of [domain, api]) {
        server.closeAllConnections();
        await new Promise((resolve) => {
          server.close(resolve);
        });
      }
      await emulator.end();
    },
  };
};
