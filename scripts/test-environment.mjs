import { join } from 'node:path';

import { ROOT } from './setup.mjs';

/** Settings of all tests: a deck of their own and a site that is built from it, apart from `dist/`. */
export const TEST_ENVIRONMENT = {
  DECK_DIR: join(ROOT, 'tests', 'support', 'deck'),
  SITE_DIR: join(ROOT, '.tmp', 'site'),
};
