import { onTestFinished } from 'vitest';

import type { Database } from '#server/db/open.ts';
import { loadSecret } from '#server/db/secrets.ts';
import { makeSigningKeys } from '#server/identity/keys.ts';

/** Keys of earlier tests: making them takes longer than all else of a provider's start. */
const idle: string[] = [];

/**
 * Gives a new database the signing keys of a provider, for the running test: no two providers of one test
 * have the same. A database that has keys keeps its own.
 */
export const lendSigningKeys = async (db: Database): Promise<void> => {
  await loadSecret(db, 'signing-keys', Date.now(), async () => {
    const keys = idle.pop() ?? (await makeSigningKeys());
    onTestFinished(() => void idle.push(keys));
    return keys;
  });
};
