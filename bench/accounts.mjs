// @ts-check
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { importJWK, SignJWT } from 'jose';

import { openDatabase } from '#server/db/open.ts';
import { loadKeys } from '#server/identity/keys.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Inserts accounts, each with a grant of the embedded provider, into an unused database: two thousand
 * sign-ups by the form would take minutes.
 * @param {import('#server/db/open.ts').Database} db
 * @param {string} origin the product's
 * @param {number} count
 * @returns {Promise<string[]>} an access token for each, as the provider would sign it
 */
export const signInMany = async (db, origin, count) => {
  const now = Date.now();
  const { signing } = await loadKeys(db, now);
  const [jwk = {}] = signing.keys;
  const key = await importJWK(jwk, 'RS256');
  const people = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    email: `person-${index}@example.com`,
    grant: randomUUID(),
  }));
  await db.transaction().execute(async (transaction) => {
    for (const { id, email, grant } of people) {
      await transaction
        .insertInto('accounts')
        .values({ id, email, holder: 1, given_name: 'Ada', password_hash: '', created_at: now })
        .execute();
      await transaction
        .insertInto('oidc_payloads')
        .values({
          kind: 'Grant',
          id: grant,
          payload: '{}',
          grant_id: grant,
          session_uid: null,
          account_id: id,
          login_account_id: null,
          consumed_at: null,
          expires_at: now + HOUR,
        })
        .execute();
    }
  });
  const tokens = [];
  for (const { id, grant } of people) {
    const claims = { client_id: 'dck-web', token_use: 'access', origin_jti: grant };
    tokens.push(
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: jwk.kid ?? '' })
        .setIssuer(`${origin}/idp`)
        .setAudience(`${origin}/api`)
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(key),
    );
  }
  return tokens;
};

/**
 * The same in the SQLite database of a data folder.
 * @param {string} dataDir
 * @param {string} origin
 * @param {number} count
 */
export const makeSignedIn = async (dataDir, origin, count) => {
  const db = await openDatabase({ file: join(dataDir, 'dck.sqlite') });
  try {
    return await signInMany(db, origin, count);
  } finally {
    await db.destroy();
  }
};
