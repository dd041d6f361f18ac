import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

/** The suites that are about what the database holds; they run on both engines. */
const ON_BOTH_ENGINES = [
  'account/account',
  'account/elsewhere',
  'account/tables',
  'captions/model-budget',
  'db/together',
  'operations/backup',
  'deck-codes/decks-command',
  'mail/kill',
  'mail/mailer',
  'mail/smtp',
  'my-cards/converge',
  'my-cards/simple-forms',
  'my-cards/sync',
  'session/ended-grants',
  'tables/!(*.store)',
  'identity/account/*',
  'identity/code',
  'identity/database',
  'identity/disabled',
  'identity/end-sessions',
  'identity/flow',
  'identity/forgot',
  'identity/guards',
  'identity/guessing',
  'identity/logout',
  'identity/passkeys*',
  'identity/proofs',
  'identity/refresh',
  'identity/strangers',
  'deck-codes/registration',
  'identity/session-ids',
  'identity/users',
  'identity/verify',
].map((name) => `tests/server/${name}.test.ts`);

const ON_POSTGRES_ONLY = 'tests/server/db/postgres.test.ts';

export default defineConfig({
  // The stores read the settings of the build, which Astro gives them in the browser.
  resolve: {
    alias: {
      'astro:env/client': join(import.meta.dirname, 'tests', 'support', 'stores', 'astro-env.ts'),
    },
  },
  test: {
    // A machine that has much else to do is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One more than a small machine has cores: tests of the database and of processes wait now and then.
    maxWorkers: 3,
    // Each file would otherwise load server and identity provider anew, a third of its time. What a test
    // changes outside of itself it puts back when it ends.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['tests/{unit,server,site,process}/**/*.test.ts'],
          exclude: [ON_POSTGRES_ONLY],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...ON_BOTH_ENGINES, ON_POSTGRES_ONLY],
          globalSetup: 'tests/support/database/postgres-setup.ts',
          setupFiles: 'tests/support/database/postgres-only.ts',
        },
      },
    ],
  },
});
