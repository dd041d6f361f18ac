// @ts-check
// The product for bench/writes.mjs, as the environment says. With `alone` as argument each write is
// committed by itself, as it comes.
import { join } from 'node:path';

import { getConfig } from '#server/config/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startServer } from '#server/start.ts';

/** @type {(db: import('#server/db/open.ts').Database) => import('#server/db/group-commit.ts').GroupCommit} */
const commitAlone = (db) => ({
  inTransaction: (work) => inTransaction(db, work),
  statement: (work) => work(db),
  close: () => Promise.resolve(),
});

const config = getConfig(process.env);
const server = await startServer(config, join(config.dataDir, 'site'), () => {}, {
  ...(process.argv[2] === 'alone' && { makeCommits: commitAlone }),
});
process.once('SIGTERM', () => void server.close(1000).then(() => process.exit(0)));
process.send?.('ready');
