import type { Database } from '#server/db/open.ts';
import { createDeckCodes, type ClaimResult } from '#server/deck-codes/claim.ts';
import { mint } from '#server/deck-codes/mint.ts';

/** Mints deck codes the way the command does and gives them in plain. */
export const mintCodes = async (
  db: Database,
  count: number,
  { expiresAt = null }: { readonly expiresAt?: number | null } = {},
): Promise<[string, ...string[]]> => {
  const made: string[] = [];
  await mint({
    db,
    clock: Date.now,
    count,
    expiresAt,
    signal: new AbortController().signal,
    onCodes: async (codes) => void made.push(...codes),
    onWritten: async () => {},
  });
  const [first, ...more] = made;
  if (first === undefined) throw new Error('No code was minted.');
  return [first, ...more];
};

/** Registers a deck code to an account, which is there in any case. */
export const claimAs = (db: Database, accountId: string, code: string): Promise<ClaimResult> =>
  createDeckCodes(db, Date.now, () => Promise.resolve(true)).claim(accountId, code);
