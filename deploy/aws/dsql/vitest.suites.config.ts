// Runs the server's suites about stored data on a PostgreSQL that stands for Aurora DSQL.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '..', '..');

interface Suites {
  readonly run: readonly string[];
}
const { run } = JSON.parse(readFileSync(join(PACKAGE, 'dsql', 'suites.json'), 'utf8')) as Suites;

export default defineConfig({
  root: ROOT,
  resolve: {
    alias: {
      '#support/database/database.ts': join(PACKAGE, 'tests', 'support', 'dsql-database.ts'),
      'astro:env/client': join(ROOT, 'tests', 'support', 'stores', 'astro-env.ts'),
    },
  },
  test: {
    include: run.map((name) => `tests/server/${name}.test.ts`),
    globalSetup: join(ROOT, 'tests', 'support', 'database', 'postgres-setup.ts'),
    setupFiles: [
      join(ROOT, 'tests', 'support', 'database', 'postgres-only.ts'),
      join(PACKAGE, 'tests', 'support', 'watch-statements.setup.ts'),
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
