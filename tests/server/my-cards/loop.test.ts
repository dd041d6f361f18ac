import { randomUUID } from 'node:crypto';

import { afterEach, expect, test, vi } from 'vitest';

import { BATCH_OPERATIONS, NOTE_LENGTH } from '#contract/my-cards-bounds.ts';
import { Operation, type Item } from '#contract/my-cards.ts';
import { applyBatch } from '#server/my-cards/batch.ts';
import { exportedData } from '#support/account/exported.ts';
import { NOW } from '#support/api/tokens.ts';
import { change, codes, hand, note, startMyCards } from '#support/my-cards/calls.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes each look at the clock a step of 10 ms, as if every step of the work took so long. */
const slowDown = (): void => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
};

/** How many turns of the event loop go by during work. */
const turnsOf = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
};

const keptThing = (number: number) => change('keep', `case:${number}`, { at: NOW });

test.each([
  ['texts of one note', (number: number) => note(`x ${number}`)],
  ['notes', (number: number) => note('x', codes(BATCH_OPERATIONS)[number])],
  ['hands', () => hand(randomUUID(), codes(200))],
  ['kept things', keptThing],
  ['met cards', (number: number) => change('met', codes(200)[number] ?? '', { read: NOW })],
  ['laid cards', (number: number) => change('laid', `p${number}/B12`, { at: NOW })],
  ['what is no change', () => 7],
])(
  'other requests are let in between the changes of a request with 200 %s',
  async (_what, make) => {
    const { post } = await startMyCards();
    const operations = Array.from({ length: BATCH_OPERATIONS }, (_, number) => make(number));
    const body = JSON.stringify({ since: 0, now: NOW, operations });
    slowDown();
    expect(await turnsOf(() => post(body))).toBeGreaterThan(BATCH_OPERATIONS / 2);
  },
);

test('other requests are let in between the pages of a large account’s data', async () => {
  const { db, sync } = await startMyCards();
  for (let from = 0; from < 3000; from += 200)
    await sync({
      since: 1_000_000,
      operations: Array.from({ length: 200 }, (_, number) => keptThing(from + number)),
    });
  slowDown();
  const few = await turnsOf(() => exportedData(db, 'ben'));
  expect(await turnsOf(() => exportedData(db, 'ada'))).toBeGreaterThanOrEqual(few + 6);
});

test('a change to a note of 51 long texts costs no more than the texts that it moves', async () => {
  const text = 'x'.repeat(NOTE_LENGTH);
  const others = Array.from({ length: 50 }, (_, number) => ({
    id: randomUUID() as string,
    text: `${text.slice(3)}${number}`,
  }));
  const item: Item = {
    kind: 'note',
    key: 'B12',
    revision: 1,
    value: { id: randomUUID(), text, others },
  };
  const operations = Array.from({ length: BATCH_OPERATIONS }, (_, index) => ({
    index,
    operation: Operation.parse(note(`${text.slice(4)}${index}`)),
  }));
  let serialised = 0;
  const { stringify } = JSON;
  vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown) => {
    const json = stringify(value);
    serialised += json.length;
    return json;
  });
  await applyBatch({ revision: 1, bytes: 210_000, hands: 0 }, [item], operations, NOW);
  expect(serialised).toBeLessThan(4 * BATCH_OPERATIONS * NOTE_LENGTH);
});

test('an answer ends where its items are long together, and the next one goes on', async () => {
  const { get, sync } = await startMyCards();
  const all = codes(150);
  await sync({ operations: all.map((code) => note('x'.repeat(NOTE_LENGTH), code)) });
  const keys: string[] = [];
  const lengths: number[] = [];
  for (let since = 0, more = true; more;) {
    const answer = await (await get(`?since=${since}`)).json();
    keys.push(...answer.changes.map(({ key }: Item) => key));
    lengths.push(JSON.stringify(answer).length);
    ({ more, revision: since } = answer);
  }
  expect(keys).toEqual(all);
  expect(Math.max(...lengths)).toBeLessThan(300_000);
});

test('an item that is longer than an answer comes by itself', async () => {
  const { db, everything, sync } = await startMyCards();
  await sync({ operations: [note('a'), note('b', 'T14'), note('c', 'M14')] });
  const texts = Array.from({ length: 100 }, () => ({
    id: randomUUID(),
    text: 'x'.repeat(NOTE_LENGTH),
  }));
  const long = { id: randomUUID(), text: 'x', others: texts };
  await db
    .updateTable('my_items')
    .set({ value: JSON.stringify(long) })
    .execute();
  const { items, pages } = await everything();
  expect([items.length, pages]).toEqual([3, 3]);
});
