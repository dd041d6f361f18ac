import type { IncomingMessage, ServerResponse } from 'node:http';

import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { onTestFinished } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { createAdapterFactory } from '#server/identity/adapter.ts';
import { makeDatabase } from '#support/database/database.ts';
import { serveHandler } from '#support/shared/serve-handler.ts';

/** An issuer elsewhere whose tokens look like Amazon Cognito's. */
export interface Cognito {
  readonly issuer: string;
  readonly clientId: string;
  /** An access token as the issuer itself gives it, for a person in the given groups. */
  readonly accessToken: (person: { sub: string; groups: readonly string[] }) => Promise<string>;
}

const SECRET = 'known-to-this-file-alone';
const RESOURCE = 'urn:example:api';

/**
 * Serves a second OpenID provider on a port of its own until the test ends. Its access tokens carry
 * `client_id`, `token_use` and `cognito:groups`, and no `aud`.
 */
export const serveCognito = async (): Promise<Cognito> => {
  const clientId = 'cognito-app-client';
  let person: { sub: string; groups: readonly string[] } = { sub: '', groups: [] };
  let callback: ((req: IncomingMessage, res: ServerResponse) => Promise<void>) | undefined;
  const issuer = await serveHandler((req, res) => void callback?.(req, res));
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    adapter: createAdapterFactory(db, Date.now),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'pool-key', alg: 'RS256' }] },
    cookies: { keys: ['a key for cookies that nobody gets'] },
    clients: [
      {
        client_id: clientId,
        client_secret: SECRET,
        redirect_uris: [],
        response_types: [],
        grant_types: ['client_credentials'],
      },
    ],
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        getResourceServerInfo: () => ({
          scope: '',
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: { ClientCredentials: 3600 },
    formats: {
      customizers: {
        jwt: (_ctx, _token, parts) => {
          // The provider insists on an audience, Cognito has none: this one is not written out.
          Object.defineProperty(parts.payload, 'aud', { value: RESOURCE, enumerable: false });
          Object.assign(parts.payload, {
            sub: person.sub,
            username: person.sub,
            token_use: 'access',
            origin_jti: 'origin-1',
            'cognito:groups': person.groups,
          });
        },
      },
    },
  });
  callback = provider.callback();
  return {
    issuer,
    clientId,
    accessToken: async (wanted) => {
      person = wanted;
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${btoa(`${clientId}:${SECRET}`)}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
      if (!answer.ok) throw new Error(`No token: ${await answer.text()}`);
      const { access_token } = (await answer.json()) as { access_token: string };
      return access_token;
    },
  };
};
