import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { MOST_OTHERS } from '#contract/my-cards-bounds.ts';
import { SyncAnswer, type Item, type Note } from '#contract/my-cards.ts';
import { NOW } from '#support/api/tokens.ts';
import { note, change, startMyCards, type MyCardsTest } from '#support/my-cards/calls.ts';

const WORDS =
  'The note on B12 has 50 other texts, and no more fit. Open the card and choose between them first.';

/** Texts that were written without a look at those before them. */
const unseen = (count: number, text = 'x') =>
  Array.from({ length: count }, (_, number) => note(`${text} ${number}`));

const noteIn = (items: readonly Item[]): Note => {
  const item = items.find(({ kind }) => kind === 'note');
  if (item?.kind !== 'note' || !item.value) throw new Error('There is no note.');
  return item.value;
};

const textsOf = ({ others = [], text }: Note): string[] => [...others.map((one) => one.text), text];

const settle = (texts: readonly { readonly id: string }[]) =>
  change(
    'note',
    'B12',
    texts.map(({ id }) => id),
    { field: 'others' },
  );

/** Puts a note there as an earlier version has stored it, without a bound. */
const storeOld = async ({ db, sync }: MyCardsTest, others: number): Promise<Note> => {
  const [first] = unseen(1);
  await sync({ operations: [first] });
  const old: Note = {
    id: randomUUID(),
    text: 'front',
    others: Array.from({ length: others }, (_, number) => ({
      id: randomUUID(),
      text: `old ${number}`,
    })),
  };
  const value = JSON.stringify(old);
  await db.updateTable('my_items').set({ value }).execute();
  const bytes = Buffer.byteLength(JSON.stringify(['note', 'B12', old]));
  await db.updateTable('my_accounts').set({ bytes }).execute();
  return old;
};

test('a note holds 50 other texts: the rest is refused in words, and none is lost', async () => {
  const { post, sync } = await startMyCards();
  const requests = [unseen(200), unseen(200, 'y')];
  const left: unknown[] = [];
  for (const operations of requests) {
    const answer = await post(JSON.stringify({ since: 0, now: NOW, operations }));
    const { refused = [] } = SyncAnswer.parse(await answer.json());
    left.push(...refused.map(({ index, message }) => [operations[index]?.value, message]));
  }
  const held = noteIn((await sync({})).items);
  expect(held.others).toHaveLength(MOST_OTHERS);
  expect([...textsOf(held).map((text) => [{ text }, WORDS]), ...left]).toEqual(
    requests.flat().map(({ value }) => [value, WORDS]),
  );
});

test('a full note is written over by who has seen its text', async () => {
  const { sync } = await startMyCards();
  const { items } = await sync({ operations: unseen(51) });
  const answer = await sync({ operations: [note('newer', 'B12', noteIn(items).id)] });
  expect([answer.refused, noteIn(answer.items).text]).toEqual([undefined, 'newer']);
});

describe('a note with 500 other texts of an earlier version', () => {
  test('is read whole', async () => {
    const api = await startMyCards();
    const old = await storeOld(api, 500);
    expect(noteIn((await api.sync({})).items)).toEqual(old);
  });

  test('takes no more of them', async () => {
    const api = await startMyCards();
    await storeOld(api, 500);
    expect(await api.refused(note('one more'))).toEqual([413, WORDS]);
  });

  test.each([
    ['settling some', (old: Note) => settle(old.others?.slice(0, 200) ?? []), 300],
    ['writing over its text', (old: Note) => note('new', 'B12', old.id), 500],
    ['deleting its text', (old: Note) => change('note', 'B12', null, { base: old.id }), 499],
  ])('takes %s', async (_what, make, left) => {
    const api = await startMyCards();
    const old = await storeOld(api, 500);
    const answer = await api.sync({ operations: [make(old)] });
    expect([answer.refused, noteIn(answer.items).others?.length]).toEqual([undefined, left]);
  });
});

test('the bytes of a full note are counted to the byte', async () => {
  const { db, sync } = await startMyCards();
  const { items } = await sync({ operations: unseen(60, 'ä"\\') });
  await sync({ operations: [settle(noteIn(items).others?.slice(0, 7) ?? []), note('ö')] });
  const { key, kind, value } = await db
    .selectFrom('my_items')
    .selectAll()
    .executeTakeFirstOrThrow();
  const { bytes } = await db.selectFrom('my_accounts').selectAll().executeTakeFirstOrThrow();
  expect(bytes).toBe(Buffer.byteLength(JSON.stringify([kind, key, JSON.parse(value)])));
});
