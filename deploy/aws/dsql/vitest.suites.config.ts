// Runs the server's suites about stored data on a PostgreSQL that stands for Aurora DSQL.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { TEST_ENVIRONMENT } from '../../../scripts/test-environment.mjs';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '..', '..');

interface Suites {
  readonly run: readonly string[];
  /** Suites and single tests that are left out, each with the reason. */
  readonly not: readonly { readonly tests?: readonly string[]; readonly reason: string }[];
}
const { not, run } = JSON.parse(
  readFileSync(join(PACKAGE, 'dsql', 'suites.json'), 'utf8'),
) as Suites;

const left = not.flatMap(({ tests = [] }) => tests).join('|');

export default defineConfig({
  root: ROOT,
  resolve: {
    alias: {
      '#support/database/database.ts': join(PACKAGE, 'tests', 'support', 'dsql-database.ts'),
      'astro:env/client': join(ROOT, 'tests', 'support', 'stores', 'astro-env.ts'),
    },
  },
  test: {
    env: TEST_ENVIRONMENT,
    include: run.map((name) => `tests/server/${name}.test.ts`),
    globalSetup: join(ROOT, 'tests', 'support', 'database', 'postgres-setup.ts'),
    setupFiles: [
      join(ROOT, 'tests', 'support', 'database', 'postgres-only.ts'),
      join(PACKAGE, 'tests', 'support', 'watch-statements.setup.ts'),
    ],
    testNamePattern: new RegExp(`^(?!.*(?:${left}))`),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
