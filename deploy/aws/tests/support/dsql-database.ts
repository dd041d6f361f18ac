// Stands for tests/support/database/database.ts where the server's suites run as on Aurora DSQL: its tables,
// and transactions that see the data as they were when they began.
import {
  makeDatabase as makePlainDatabase,
  type TestDatabase,
} from '../../../../tests/support/database/database.ts';

export type { TestDatabase } from '../../../../tests/support/database/database.ts';

/** The isolation of Aurora DSQL, which has no other ('Concurrency control in Aurora DSQL'). */
const SNAPSHOTS = String.raw`-c default_transaction_isolation=repeatable\ read`;

export const makeDatabase = async (
  options: { untouched?: boolean } = {},
): Promise<TestDatabase> => {
  const { env, place } = await makePlainDatabase(options);
  if ('file' in place) throw new Error('These suites are about PostgreSQL.');
  const url = new URL(place.url);
  url.searchParams.set('options', SNAPSHOTS);
  return { env, place: { url: url.href, engine: 'dsql' } };
};
