// @ts-check
import { join } from 'node:path';

/** Where the server of the browser tests leaves all that it says. */
export const SERVER_LOG = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '.tmp',
  'reports',
  'server.log',
);
