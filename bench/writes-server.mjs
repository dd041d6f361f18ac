// @ts-check
// The product for bench/writes.mjs, as the environment says. Its writes are committed as the
// argument says, `together` or `alone`, on either engine.
import { join } from 'node:path';

import { getConfig } from '#server/config/config.ts';
import { commitAlone, commitTogether } from '#server/db/group-commit.ts';
import { startServer } from '#server/start.ts';

const config = getConfig(process.env);
const server = await startServer(config, join(config.dataDir, 'site'), () => {}, {
  makeCommits: process.argv[2] === 'alone' ? commitAlone : commitTogether,
});
process.once('SIGTERM', () => void server.close(1000).then(() => process.exit(0)));
process.send?.('ready');
