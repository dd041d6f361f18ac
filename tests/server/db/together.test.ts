import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { lookUpTogether } from '#server/db/together.ts';
import { makeDatabase } from '#support/database/database.ts';

/** More than one query takes, and no multiple of any size. */
const ASKING = 150;

const start = async () => {
  const { place } = await makeDatabase();
  const db = await openDatabase(place);
  onTestFinished(() => db.destroy());
  const values = Array.from({ length: 2 * ASKING }, (_, index) => ({
    key: `${index % ASKING}`,
    id: `${index}`,
  }));
  await db
    .insertInto('accounts')
    .values(
      values.map(({ key, id }) => ({
        id,
        email: `${id}@example.com`,
        holder: 1,
        given_name: key,
        password_hash: '',
        created_at: Number(id),
      })),
    )
    .execute();
  const idsNamed = lookUpTogether(db, {
    find: (names) =>
      db
        .selectFrom('accounts')
        .select(['id', 'given_name'])
        .where('given_name', 'in', names)
        .orderBy('created_at', 'desc'),
    keyOf: (row) => row.given_name,
  });
  return { db, idsNamed: async (name: string) => (await idsNamed(name)).map(({ id }) => id) };
};

test('of many who ask at once each hears of its own rows, in their order', async () => {
  const { idsNamed } = await start();
  const names = Array.from({ length: ASKING }, (_, index) => `${index}`);
  expect(await Promise.all(names.map(idsNamed))).toEqual(
    names.map((name) => [`${Number(name) + ASKING}`, name]),
  );
});

test('two who ask for the same both hear of it, and whoever asks for nothing hears of nothing', async () => {
  const { idsNamed } = await start();
  const asked = ['7', 'nobody', '7'].map(idsNamed);
  expect(await Promise.all(asked)).toEqual([['157', '7'], [], ['157', '7']]);
});

test('whoever asks after an answer hears of what was written since', async () => {
  const { db, idsNamed } = await start();
  await idsNamed('7');
  await db.deleteFrom('accounts').where('id', '=', '157').execute();
  expect(await idsNamed('7')).toEqual(['7']);
});

test('where the database is away all who ask are told', async () => {
  const { db, idsNamed } = await start();
  await db.destroy();
  const asked = await Promise.allSettled(['1', '2'].map(idsNamed));
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
