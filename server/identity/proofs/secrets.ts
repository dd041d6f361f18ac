import { createHmac, randomBytes } from 'node:crypto';

import * as z from 'zod';

import type { Database } from '#server/db/open.ts';
import { loadSecret } from '#server/db/secrets.ts';

/** What a mail carries: the token of its link, and six digits to type. */
export interface ProofSecrets {
  /** 256 bits in base64url. */
  readonly token: string;
  readonly code: string;
}

const Secret = z.string().min(43);

/** The bytes that the digits are taken from: so many that no code is likelier than another. */
const CODE_BYTES = 6;
const CODES = 1_000_000;

/**
 * Derives token and code of a mail from its id, so that they are stored nowhere and a mail that is
 * tried again carries the same ones (RFC 2104).
 */
export interface DeriveSecrets {
  readonly secretsOf: (mailId: string) => ProofSecrets;
  /** What is stored of a code: without the secret nobody can try all million. */
  readonly hashCode: (mailId: string, code: string) => string;
}

/**
 * Loads the secret of all mails' tokens; the first process on a database makes it.
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
