import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createGroupCommit } from '#server/db/group-commit.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { makeDatabase } from '#support/database/database.ts';

/** More than may wait at once. */
const TOO_MANY = 5000;

const start = async () => {
  const { place } = await makeDatabase();
  const [db, other] = [await openDatabase(place), await openDatabase(place)];
  onTestFinished(async () => {
    await Promise.all([db.destroy(), other.destroy()]);
  });
  const write = (name: string) => async (database: Database) => {
    await database.insertInto('secrets').values({ name, value: 'value', created_at: 0 }).execute();
    return name;
  };
  /** What is written for others to see. */
  const written = async () => {
    const rows = await other.selectFrom('secrets').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  return { db, commits: createGroupCommit(db), write, written };
};

/** Lets nothing take long: what does is committed before the rest, which a busy machine makes of anything. */
const stopClock = () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
};

test('what comes within one turn of the event loop is one transaction', async () => {
  const { commits, db, write, written } = await start();
  const connections = vi.spyOn(db, 'connection');
  stopClock();
  const answers = await Promise.all([
    commits.statement(write('one')),
    commits.inTransaction(write('three')),
    commits.statement(write('two')),
  ]);
  expect(answers).toEqual(['one', 'three', 'two']);
  expect(await written()).toEqual(['one', 'three', 'two']);
  expect(connections).toHaveBeenCalledTimes(1);
});

test('what takes long is committed before the rest, so that others get their turn', async () => {
  const { commits, db, write } = await start();
  const connections = vi.spyOn(db, 'connection');
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  onTestFinished(() => clock.mockRestore());
  const names = ['one', 'two', 'three'];
  const answers = await Promise.all(names.map((name) => commits.statement(write(name))));
  expect(answers).toEqual(names);
  expect(connections).toHaveBeenCalledTimes(3);
});

test('nothing is acknowledged before it is written for everybody', async () => {
  const { commits, write, written } = await start();
  stopClock();
  const names = ['one', 'three', 'two'];
  const seen = await Promise.all(names.map((name) => commits.statement(write(name)).then(written)));
  expect(seen).toEqual([names, names, names]);
});

test('what fails is undone by itself, and what came with it counts once', async () => {
  const { commits, write, written } = await start();
  const failing = async (database: Database) => {
    await write('failing')(database);
    throw new Error('No.');
  };
  const answers = await Promise.allSettled([
    commits.inTransaction(write('before')),
    commits.inTransaction(failing),
    commits.inTransaction(write('later')),
  ]);
  expect(answers).toMatchObject([
    { value: 'before' },
    { reason: new Error('No.') },
    { value: 'later' },
  ]);
  expect(await written()).toEqual(['before', 'later']);
});

test('where the database gives up a transaction, nobody in it is told that it counts', async () => {
  const { commits, write, written } = await start();
  stopClock();
  // As SQLite does by itself where the disk is full.
  const givingUp = async (database: Database) => {
    await sql`rollback`.execute(database);
    throw new Error('The disk is full.');
  };
  const answers = await Promise.allSettled([
    commits.statement(write('before')),
    commits.statement(givingUp),
    commits.statement(write('later')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await written()).toEqual([]);
  await commits.statement(write('next'));
  expect(await written()).toEqual(['next']);
});

test('what is more than may wait is refused, and what waits is done', async () => {
  const { commits } = await start();
  const answers = await Promise.allSettled(
    Array.from({ length: TOO_MANY }, (_, index) => commits.statement(async () => index)),
  );
  const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(done).toEqual(Array.from({ length: 4096 }, (_, index) => index));
  expect(answers.at(-1)).toMatchObject({ reason: expect.any(DatabaseUnavailable) as unknown });
});

test('the end commits what waits, and refuses what comes later', async () => {
  const { commits, write, written } = await start();
  const waiting = commits.statement(write('waiting'));
  const closed = commits.close();
  await expect(commits.statement(write('later'))).rejects.toThrow(DatabaseUnavailable);
  await closed;
  expect(await written()).toEqual(['waiting']);
  expect(await waiting).toBe('waiting');
});
