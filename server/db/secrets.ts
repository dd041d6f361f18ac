import type { Database } from '#server/db/open.ts';

/**
 * The stored secret of a name; the first process to ask makes it, and all others get that one.
 * @param now milliseconds since the epoch
 * @param make gives the new secret as JSON
 * @returns the secret, parsed; its form is the caller's to check
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
