// Runs suites of the server, as they are, through the function: what they call an app takes events.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { TEST_ENVIRONMENT } from '../../../scripts/test-environment.mjs';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '..', '..');

interface Suites {
  readonly through: readonly string[];
}
const { through } = JSON.parse(
  readFileSync(join(PACKAGE, 'lambda', 'suites.json'), 'utf8'),
) as Suites;

export default defineConfig({
  root: ROOT,
  resolve: {
    alias: {
      '#support/api/app.ts': join(PACKAGE, 'tests', 'support', 'app.ts'),
      'astro:env/client': join(ROOT, 'tests', 'support', 'stores', 'astro-env.ts'),
    },
  },
  test: {
    env: TEST_ENVIRONMENT,
    include: through.map((name) => `tests/server/${name}.test.ts`),
    setupFiles: join(PACKAGE, 'tests', 'support', 'runtime.setup.ts'),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
  },
});
