import { expect, onTestFinished, test, vi } from 'vitest';

import { createGroupCommit } from '#server/db/group-commit.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { makeDatabase } from '#support/database/database.ts';

const start = async () => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const write = (name: string) => async (transaction: Database) => {
    await transaction
      .insertInto('secrets')
      .values({ name, value: 'value', created_at: 0 })
      .execute();
    return name;
  };
  const written = async () => {
    const rows = await db.selectFrom('secrets').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  return { db, inTransaction: createGroupCommit(db), write, written };
};

test('what comes within one turn of the event loop is one transaction', async () => {
  const { db, inTransaction, write, written } = await start();
  const transactions = vi.spyOn(db, 'transaction');
  const names = ['one', 'three', 'two'];
  const answers = await Promise.all(names.map((name) => inTransaction(write(name))));
  expect(answers).toEqual(names);
  expect(await written()).toEqual(names);
  expect(transactions).toHaveBeenCalledTimes(1);
});

test('what fails is undone by itself, and what came with it counts once', async () => {
  const { inTransaction, write, written } = await start();
  const failing = async (transaction: Database) => {
    await write('failing')(transaction);
    throw new Error('No.');
  };
  const answers = await Promise.allSettled([
    inTransaction(write('before')),
    inTransaction(failing),
    inTransaction(write('later')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await written()).toEqual(['before', 'later']);
});
