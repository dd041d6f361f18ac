import type { TestProject } from 'vitest/node';

import { startPostgres } from '#support/database/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL that the suite runs on; `undefined` where it runs on SQLite. */
    postgres: string | undefined;
  }
}

/** Starts PostgreSQL once for all suites that run on it. */
const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const postgres = await startPostgres();
  if (!postgres) console.log('No PostgreSQL server is installed; the suites on it are skipped.');
  project.provide('postgres', postgres?.url);
  return postgres?.close;
};

export default setup;
