import { join } from 'node:path';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { TEST_ENVIRONMENT } from './scripts/test-environment.mjs';
import { WHOLE } from './tests/support/shared/rounds.ts';

const suite = (name: string): string => `tests/server/${name}.test.ts`;

/** The suites that are about what the database holds; they run on both engines. */
const ON_BOTH_ENGINES = [
  'account/{export,tables}',
  'captions/model-budget',
  'db/{newer,old-data}',
  'operations/backup',
  'mail/kill',
  'mail/mailer',
  'my-cards/converge',
  'my-cards/sync',
  'tables/{actions,bounds,cleanup,delivery,journal}',
  'identity/database',
  'identity/flow',
  'identity/refresh',
  'deck-codes/registration',
  'identity/session-ids',
].map(suite);

/** Suites on both engines that take long for what PostgreSQL adds to them: there in `npm run stress` only. */
const ON_BOTH_ENGINES_LONG = [
  'account/account',
  'account/elsewhere',
  'deck-codes/decks-command',
  'identity/account/*',
  'identity/code',
  'identity/disabled',
  'identity/end-sessions',
  'identity/forgot',
  'identity/guards',
  'identity/guessing',
  'identity/logout',
  'identity/passkeys*',
  'identity/verification-tokens',
  'identity/strangers',
  'identity/used-accounts',
  'identity/users',
  'identity/verify',
  'mail/smtp',
  'my-cards/simple-forms',
  'session/ended-grants',
  'tables/{connections,doors,events,readers,record}',
].map(suite);

/** A whole build for a test: there in `npm run stress` only. */
const STRESS_ONLY = WHOLE
  ? []
  : ['tests/process/rebuild.test.ts', 'tests/process/third-language.test.ts'];

const ON_POSTGRES_ONLY = 'tests/server/{db/{postgres,slow-postgres},operations/move}.test.ts';

/** Files with whole processes, or with tests that wait for what is slow on purpose. */
const LONG_FILES = /\/tests\/(process\/|server\/tables\/table\.store|server\/session\/issuer)/;

/** Begins with the files that take long, so that none of them is waited for at the end. */
class LongFilesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG_FILES.test(moduleId);
    return Promise.resolve(files.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a))));
  }
}

export default defineConfig({
  // The stores read the settings of the build, which Astro gives them in the browser.
  resolve: {
    alias: {
      'astro:env/client': join(import.meta.dirname, 'tests', 'support', 'stores', 'astro-env.ts'),
    },
  },
  test: {
    env: TEST_ENVIRONMENT,
    // A machine that has much else to do is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One more than a small machine has cores: tests of the database and of processes wait now and then.
    maxWorkers: 3,
    // Each file would otherwise load server and identity provider anew, a third of its time. What a test
    // changes outside of itself it puts back when it ends.
    isolate: false,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['tests/{unit,server,site,process}/**/*.test.ts'],
          exclude: [ON_POSTGRES_ONLY, ...STRESS_ONLY],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...ON_BOTH_ENGINES, ...(WHOLE ? ON_BOTH_ENGINES_LONG : []), ON_POSTGRES_ONLY],
          globalSetup: 'tests/support/database/postgres-setup.ts',
          setupFiles: 'tests/support/database/postgres-only.ts',
        },
      },
    ],
  },
});
