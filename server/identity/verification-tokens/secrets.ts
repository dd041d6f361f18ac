import { createHmac, randomBytes } from 'node:crypto';

import * as z from 'zod';

import type { Database } from '#server/db/open.ts';
import { loadSecret } from '#server/db/secrets.ts';

/** The secrets in an email: the token of its link, and six digits to type. */
export interface TokenSecrets {
  /** 256 bits in base64url. */
  readonly token: string;
  readonly code: string;
}

const Secret = z.string().min(43);

/** Bytes from which a code is derived; enough for nearly equal probabilities. */
const CODE_BYTES = 6;
const CODES = 1_000_000;

/**
 * Derives token and code of an email from its id (RFC 2104), so that they need not be stored and a retried email
 * has the same ones.
 */
export interface DeriveSecrets {
  readonly secretsOf: (mailId: string) => TokenSecrets;
  /** The stored hash of a code. It is keyed, so that it does not allow to try all codes. */
  readonly hashCode: (mailId: string, code: string) => string;
}

/**
 * Loads the secret of all tokens; the first process on a database creates it.
 * @param now milliseconds since the epoch
 */
export const loadDerivation = async (db: Database, now: number): Promise<DeriveSecrets> => {
  const make = () => JSON.stringify(randomBytes(32).toString('base64url'));
  const secret = Secret.parse(await loadSecret(db, 'mail-tokens', now, make));
  const derive = (...parts: readonly string[]): Buffer =>
    createHmac('sha256', secret).update(parts.join('\n')).digest();
  return {
    secretsOf: (mailId) => ({
      token: derive('token', mailId).toString('base64url'),
      code: String(derive('code', mailId).readUIntBE(0, CODE_BYTES) % CODES).padStart(6, '0'),
    }),
    hashCode: (mailId, code) => derive('typed', mailId, code).toString('hex'),
  };
};
