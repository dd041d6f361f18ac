import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { DIST } from './dist.ts';

/** Slugs of the cases in the built site. */
export const CASE_SLUGS: readonly string[] = readdirSync(join(DIST, 'showcase'), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
