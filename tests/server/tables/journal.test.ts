import { expect, onTestFinished, test } from 'vitest';

import { createGroupCommit } from '#server/db/group-commit.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadOwnDeck } from '#server/catalogue/load.ts';
import type { Attempt } from '#server/tables/attempts.ts';
import { createJournal } from '#server/tables/journal.ts';
import { openTable } from '#server/tables/open-table.ts';
import { eventsAfter } from '#server/tables/rows.ts';
import { makeDatabase } from '#support/database/database.ts';

/** A table, in a journal whose time goes on with each look at it: there is one in each transaction. */
const startJournal = async () => {
  const { place } = await makeDatabase();
  const db = await openDatabase(place);
  onTestFinished(() => db.destroy());
  let now = 0;
  const clock = () => (now += 1);
  const deck = new Map((await loadOwnDeck()).cards.map(({ code, stream }) => [code, stream]));
  const opened = await openTable(db, 'ada', {}, { clock, deck });
  if ('error' in opened) throw new Error(opened.message);
  const journal = createJournal({ db, clock, personalMs: 0, commits: createGroupCommit(db) });
  return { db, id: opened.id, journal };
};

const LIGHT: Attempt = { id: null, by: 'host', decide: () => ({ kind: 'lit', place: null }) };

test('what comes within one turn of the event loop is written in one transaction', async () => {
  const { db, id, journal } = await startJournal();
  const first = journal.append(id, LIGHT);
  // More steps than SQLite needs for a whole transaction.
  for (let step = 0; step < 1000; step += 1) await Promise.resolve();
  await Promise.all([first, journal.append(id, LIGHT)]);
  const [one, two] = await eventsAfter(db, id, 1);
  expect(two?.at).toBe(one?.at);
});
