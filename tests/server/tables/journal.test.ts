import { expect, onTestFinished, test } from 'vitest';

import { openDatabase, type Database } from '#server/db/open.ts';
import type { Attempt } from '#server/tables/apply-attempts.ts';
import { createJournal } from '#server/tables/journal.ts';
import { openTable } from '#server/tables/open-table.ts';
import { CLOSED } from '#server/tables/action-error.ts';
import { eventsAfter } from '#server/tables/repository.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { makeDatabase } from '#support/database/database.ts';

/** A table, in the journals of two processes whose time goes on with each look at it: one in each transaction. */
const startJournals = async () => {
  const { place } = await makeDatabase();
  const [db, other] = [await openDatabase(place), await openDatabase(place)];
  onTestFinished(async () => {
    await Promise.all([db.destroy(), other.destroy()]);
  });
  let now = 0;
  const clock = () => (now += 1);
  const deck = new Map((await loadTestDeck()).cards.map(({ code, stream }) => [code, stream]));
  const opened = await openTable(db, 'ada', {}, { clock, deck });
  if ('error' in opened) throw new Error(opened.message());
  const journalIn = (database: Database) => createJournal({ db: database, clock, personalMs: 0 });
  return { db, id: opened.id, journal: journalIn(db), elsewhere: journalIn(other) };
};

const LIGHT: Attempt = { id: null, by: 'host', decide: () => ({ kind: 'lit', place: null }) };

test('attempts that arrive while another is written share the next transaction', async () => {
  const { db, id, journal } = await startJournals();
  await Promise.all([1, 2, 3].map(() => journal.append(id, LIGHT)));
  const [, second, third] = await eventsAfter(db, id, 1);
  expect(third?.at).toBe(second?.at);
});

test('events of two processes that take turns have no hole and no duplicate', async () => {
  const { db, elsewhere, id, journal } = await startJournals();
  const actions = Array.from({ length: 10 }, (_, index) => ({ ...LIGHT, id: `action ${index}` }));
  const answers: unknown[] = [];
  for (const action of actions)
    answers.push(await journal.append(id, action), await elsewhere.append(id, action));
  expect(answers).toEqual(actions.flatMap((_, index) => [{ seq: index + 2 }, { seq: index + 2 }]));
  // One writer at a time: two SQLite connections of one thread would wait for each other's lock.
  for (const each of [journal, elsewhere])
    await Promise.all([each.append(id, LIGHT), each.append(id, LIGHT)]);
  const events = await eventsAfter(db, id, 0);
  expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test('an action that has happened is answered as before where it would be refused by now', async () => {
  const { elsewhere, id, journal } = await startJournals();
  const once = await journal.append(id, { ...LIGHT, id: 'action' });
  const again: Attempt = { id: 'action', by: 'host', decide: () => CLOSED };
  expect(await journal.append(id, again)).toEqual(once);
  expect(await elsewhere.append(id, again)).toEqual(once);
});
