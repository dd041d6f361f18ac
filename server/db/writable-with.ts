import type { Kysely } from 'kysely';

import type { DatabaseSchema } from '#server/db/schema.ts';

/**
 * Databases in which a `with` clause may write (PostgreSQL, section 7.8.4). In SQLite it may not, and Aurora
 * DSQL does not document it.
 */
export const writableWith = new WeakSet<Kysely<DatabaseSchema>>();
