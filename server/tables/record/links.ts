import { randomBytes } from 'node:crypto';

import { RECORD_LINK_DAYS } from '#contract/tables-bounds.ts';
import type { RecordLink } from '#contract/tables.ts';
import type { Database } from '#server/db/open.ts';
import { sha256 } from '#server/shared/sha256.ts';

const DAY = 24 * 60 * 60_000;

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Links to records for people who were not at the table: a random token of 256 bits, of which the database
 * holds the hash. A table has one at a time.
 * @param clock ms since the epoch
 */
export const createRecordLinks = (db: Database, clock: () => number) => ({
  /** Until when the link of a table works. */
  find: async (tableId: string): Promise<RecordLink> => {
    const row = await db
      .selectFrom('record_links')
      .select('ends_at')
      .where('table_id', '=', tableId)
      .where('ends_at', '>', clock())
      .executeTakeFirst();
    return { until: row?.ends_at ?? null };
  },
  /** Makes a link; the one before ends. */
  make: async (tableId: string): Promise<RecordLink> => {
    const token = randomBytes(32).toString('base64url');
    const until = clock() + RECORD_LINK_DAYS * DAY;
    const row = { token_hash: sha256(token), ends_at: until };
    await db
      .insertInto('record_links')
      .values({ table_id: tableId, ...row })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
      .execute();
    return { until, token };
  },
  end: async (tableId: string): Promise<void> => {
    await db.deleteFrom('record_links').where('table_id', '=', tableId).execute();
  },
  /** The table of a token, while its link works. */
  tableOf: async (token: string): Promise<string | undefined> => {
    if (!TOKEN.test(token)) return undefined;
    const row = await db
      .selectFrom('record_links')
      .innerJoin('live_tables', 'live_tables.id', 'record_links.table_id')
      .select('table_id')
      .where('record_links.token_hash', '=', sha256(token))
      .where('ends_at', '>', clock())
      .executeTakeFirst();
    return row?.table_id;
  },
});

/** Deletes the links that have ended. */
export const deleteEndedLinks = async (db: Database, now: number): Promise<void> => {
  await db.deleteFrom('record_links').where('ends_at', '<=', now).execute();
};
