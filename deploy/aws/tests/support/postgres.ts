import { startPostgres, type Postgres } from '../../../../tests/support/database/postgres.ts';

/**
 * Starts a PostgreSQL for a file of tests, which closes it when they are done.
 * @throws Error where none is installed: what needs it proves nothing without
 */
export const requirePostgres = async (): Promise<Postgres> => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This needs PostgreSQL: apt-get install postgresql');
  return postgres;
};
