import { randomBytes } from 'node:crypto';

import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWK,
} from 'jose';
import * as z from 'zod';

import type { Database } from '#server/db/open.ts';
import { loadSecret } from '#server/db/secrets.ts';

export interface Keys {
  /** Private signing keys; the first one signs. */
  readonly signing: { readonly keys: readonly JWK[] };
  readonly public: JSONWebKeySet;
  /** Sign the cookies; the first one signs, all verify. */
  readonly cookies: readonly string[];
}

const SigningKeys = z.object({ keys: z.array(z.looseObject({ kty: z.literal('RSA') })).min(1) });
const CookieKeys = z.array(z.string().min(32)).min(1);

/** The public members of an RSA key. */
const PUBLIC_PARTS = ['kty', 'kid', 'alg', 'use', 'n', 'e'] as const;

/** Makes the provider's signing keys, as the database keeps them. */
export const makeSigningKeys = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return JSON.stringify({ keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] });
};

const makeCookieKeys = (): string => JSON.stringify([randomBytes(32).toString('base64url')]);

/**
 * The provider's keys (RS256 and cookie keys), made at the first start and kept in the database.
 * @param now milliseconds since the epoch
 */
export const loadKeys = async (db: Database, now: number): Promise<Keys> => {
  const signing = SigningKeys.parse(await loadSecret(db, 'signing-keys', now, makeSigningKeys));
  const cookies = CookieKeys.parse(await loadSecret(db, 'cookie-keys', now, makeCookieKeys));
  const publicKeys = signing.keys.map((key) =>
    Object.fromEntries(PUBLIC_PARTS.map((part) => [part, key[part]])),
  );
  return { signing, public: { keys: publicKeys }, cookies };
};
