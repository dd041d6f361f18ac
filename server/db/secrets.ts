import type { Database } from '#server/db/open.ts';

/**
 * Returns the stored secret of a name. The first process to ask creates it, and all others get the same one.
 * @param now milliseconds since the epoch
 * @param make gives the new secret as JSON
 * @returns the parsed secret; the caller validates it
 */
export const loadSecret = async (
  db: Database,
  name: string,
  now: number,
  make: () => string | Promise<string>,
): Promise<unknown> => {
  const read = () =>
    db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const stored = await read();
  if (stored) return JSON.parse(stored.value);
  await db
    .insertInto('secrets')
    .values({ name, value: await make(), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await read();
  return made && JSON.parse(made.value);
};
