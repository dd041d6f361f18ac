import type { Migration } from 'kysely/migration';

import { identity } from '#server/db/migrations/001-identity.ts';
import { decks } from '#server/db/migrations/002-decks.ts';

/** Every migration by its name; they run in the order of the names and never change once shipped. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-identity': identity,
  '002-decks': decks,
};
