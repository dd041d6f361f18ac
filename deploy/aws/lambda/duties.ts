// Periodic tasks, called by a schedule: a function does not run between its calls,
// so timers of the server would not fire.
import { getConfig } from '../../../server/config/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { purgeExpired } from '../../../server/identity/purge.ts';
import { cleanUpTables } from '../../../server/tables/cleanup.ts';
import { createJournal } from '../../../server/tables/journal.ts';
import { placeOf } from './database.ts';
import { erasuresAt } from './erasures.ts';
import { logAtOnce } from './log.ts';

const DAY = 24 * 60 * 60_000;

/** How long the purge may take of a call, in ms; the next one goes on. */
const DEADLINE_MS = 45_000;

/** For how many days a table keeps names and notes of its guests where nothing is set. */
const TABLE_DAYS = 30;

/**
 * Closes idle tables, deletes names and notes of guests that are due, goes on with ends of accounts that
 * were not finished, and deletes what has run out. Called
 * twice at once it does nothing twice.
 * @throws what the database throws; the platform counts it as an error, and the next call goes on
 */
export const handler = async (): Promise<void> => {
  const config = getConfig(process.env);
  const db = await openDatabase(placeOf(config, process.env['AWS_REGION'], true), logAtOnce);
  try {
    const personalMs = (config.tableDays ?? TABLE_DAYS) * DAY;
    const journal = createJournal({ db, clock: Date.now, personalMs });
    await cleanUpTables({ db, journal, log: logAtOnce }, Date.now());
    if (config.oidc) await erasuresAt(config.oidc.issuer, db, logAtOnce).finish();
    await purgeExpired(db, Date.now(), AbortSignal.timeout(DEADLINE_MS));
  } finally {
    await db.destroy();
  }
};
