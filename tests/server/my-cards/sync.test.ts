import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { MY_BYTES } from '#contract/my-cards-bounds.ts';
import type { SyncAnswer } from '#contract/my-cards.ts';
import { NOW } from '#support/api/tokens.ts';
import {
  ADDRESS,
  codes,
  dropHand,
  hand,
  keep,
  letGo,
  note,
  change,
  startMyCards,
} from '#support/my-cards/calls.ts';

const YEAR = 365 * 24 * 60 * 60_000;
const DAY = 24 * 60 * 60_000;

const valuesOf = ({ items }: Pick<SyncAnswer, 'items'>) => items.map(({ value }) => value);

const chunksOf = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, chunk) =>
    values.slice(chunk * size, (chunk + 1) * size),
  );

describe('a sync', () => {
  test('gives another device what changed since its last one', async () => {
    const { sync } = await startMyCards();
    const { revision, store } = await sync({ operations: [note('first')] });
    await sync({ operations: [keep()] });
    const { items } = await sync({ since: revision, store });
    expect(items).toEqual([
      { kind: 'keep', key: 'card:B12', value: { at: NOW }, revision: revision + 1 },
    ]);
  });

  test('of one change is under 1 kB both ways', async () => {
    const { post, sync } = await startMyCards();
    const { revision, store } = await sync({ operations: [hand()] });
    const body = JSON.stringify({
      store,
      since: revision,
      now: NOW,
      operations: [note('It started a talk about what we leave out.', 'B12', randomUUID())],
    });
    const answer = await (await post(body)).text();
    expect(answer).toContain('a talk about');
    expect(Math.max(Buffer.byteLength(body), Buffer.byteLength(answer))).toBeLessThan(1024);
  });

  test('of one account shows nothing of another', async () => {
    const { sync } = await startMyCards();
    const key = randomUUID();
    const ada = hand(key);
    await sync({ operations: [ada] }, 'ada');
    // Neither the key of the hand nor the id of the operation is anybody's alone.
    const ben = await sync({ operations: [{ ...ada, field: 'name', value: 'Mine' }] }, 'ben');
    expect(valuesOf(ben)).toEqual([{ name: 'Mine', cards: [], at: NOW }]);
    expect(valuesOf(await sync({}, 'ada'))).toEqual([{ name: 'Monday', cards: ['B12'], at: NOW }]);
  });

  test('of what other requests have changed meanwhile gives each change a revision of its own', async () => {
    const { everything, sync } = await startMyCards();
    const all = codes(40);
    await Promise.all(all.map((code) => sync({ operations: [note('x', code)] })));
    const { items } = await everything();
    expect(items.map(({ revision }) => revision)).toEqual(all.map((_, index) => index + 1));
  });

  test('of a new device comes in pages', async () => {
    const { everything, sync } = await startMyCards();
    const all = codes(1001);
    for (const chunk of chunksOf(all, 200))
      await sync({ operations: chunk.map((code) => note('x', code)) });
    const { items, pages } = await everything();
    expect([pages, items.map(({ key }) => key)]).toEqual([3, all]);
  });

  test('gives the items of its own changes also where others fill the answer', async () => {
    const { sync } = await startMyCards();
    for (const chunk of chunksOf(codes(600), 200))
      await sync({ operations: chunk.map((code) => note('x', code)) });
    const { items, more } = await sync({ operations: [keep()] });
    expect([more, items.length, items.at(-1)?.key]).toEqual([true, 501, 'card:B12']);
  });

  test.each([
    ['from the future', { since: 99 }],
    ['of another store', { store: 'elsewhere' }],
  ])('from a revision %s begins anew, and takes what the device has', async (_what, wrong) => {
    const { sync } = await startMyCards();
    const { revision, store } = await sync({ operations: [note('here')] });
    const answer = await sync({ store, since: revision, ...wrong, operations: [keep()] });
    expect([answer.reset, valuesOf(answer)]).toEqual([
      true,
      [expect.objectContaining({ text: 'here' }), { at: NOW }],
    ]);
  });
});

describe('an operation that is sent twice', () => {
  test('counts once in a batch', async () => {
    const { sync } = await startMyCards();
    const [once, other] = [keep(), letGo()];
    const answer = await sync({ operations: [once, other, once] });
    expect(valuesOf(answer)).toEqual([null]);
  });

  test('changes nothing within 30 days, whatever came in between', async () => {
    const { sync, time } = await startMyCards();
    const first = keep();
    await sync({ operations: [first] });
    const { revision } = await sync({ operations: [letGo()] });
    time.now += 29 * DAY;
    const answer = await sync({ operations: [first], now: time.now });
    expect([answer.revision, valuesOf(answer)]).toEqual([revision, [null]]);
  });

  test('changes nothing although it changed nothing the first time', async () => {
    const { sync } = await startMyCards();
    const idle = keep();
    await sync({ operations: [keep(), idle, letGo()] });
    expect(valuesOf(await sync({ operations: [idle] }))).toEqual([null]);
  });

  test('counts the second time where it was refused the first', async () => {
    const { db, refused, sync } = await startMyCards();
    const held = hand();
    await sync({ operations: [held] });
    await db.updateTable('my_accounts').set({ hands: 500 }).execute();
    const late = hand();
    await refused(late);
    const { items, refused: still } = await sync({ operations: [dropHand(held.key), late] });
    expect([items.find(({ key }) => key === late.key)?.value, still]).toEqual([
      late.value,
      undefined,
    ]);
  });
});

describe('bounds', () => {
  test('the 501st hand is refused in words, and the rest of its batch is taken', async () => {
    const { refused, sync } = await startMyCards();
    const hands = Array.from({ length: 500 }, () => hand());
    for (const chunk of chunksOf(hands, 200)) await sync({ operations: chunk });
    const words = 'You have 500 hands and agendas, and no more fit. Delete one first.';
    expect(await refused(hand())).toEqual([413, words]);
    const answer = await sync({ since: 500, operations: [note('a'), hand(), note('b', 'T14')] });
    expect(answer.refused).toEqual([{ index: 1, error: 'too_large', message: words }]);
  });

  test('an account holds 2 MB: more is refused in words, less always fits', async () => {
    const { db, refused, sync } = await startMyCards();
    const { items } = await sync({ operations: [note('a long text')] });
    await db.updateTable('my_accounts').set({ bytes: MY_BYTES }).execute();
    expect(await refused(note('new', 'T14'))).toEqual([
      413,
      'My Cards is full: it holds 2 MB. Shorten or delete something first.',
    ]);
    const [held] = items;
    const base = held?.kind === 'note' ? held.value?.id : undefined;
    const shorter = await sync({ operations: [note('short', 'B12', base)] });
    expect(valuesOf(shorter)).toEqual([expect.objectContaining({ text: 'short' })]);
  });

  test('what an account holds is counted with every change', async () => {
    const { db, sync } = await startMyCards();
    const [made, kept] = [hand(), keep()];
    await sync({ operations: [made, kept, note('ä')] });
    await sync({ operations: [dropHand(made.key), letGo()] });
    const rows = await db.selectFrom('my_items').select(['kind', 'key', 'value']).execute();
    const bytes = rows.map(({ kind, key, value }) =>
      Buffer.byteLength(JSON.stringify([kind, key, JSON.parse(value)])),
    );
    const account = await db.selectFrom('my_accounts').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({ hands: 0, bytes: bytes.reduce((a, b) => a + b, 0) });
  });

  test('a request holds 200 changes and 1 MB', async () => {
    const { post, refused, sync } = await startMyCards();
    const many = codes(201).map((code) => note('x', code));
    expect(await refused(...many)).toEqual([422, 'Send up to 200 changes at once.']);
    const large = await post(JSON.stringify({ since: 0, now: NOW, more: 'x'.repeat(10_000_000) }));
    expect([large.status, await large.json()]).toEqual([
      413,
      { error: 'too_large', message: 'Send fewer changes at once.' },
    ]);
    const long = codes(200).map((code) => note('x'.repeat(4000), code));
    expect((await sync({ operations: long })).items).toHaveLength(200);
  });

  test('100,000 changes in 30 days are enough: the next ones wait', async () => {
    const { db, post, sync, time } = await startMyCards();
    await sync({ operations: [keep()] });
    await db.updateTable('my_accounts').set({ month_operations: 100_000 }).execute();
    const body = JSON.stringify({ since: 0, now: NOW, operations: [letGo()] });
    const answer = await post(body);
    expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([
      429,
      (30 * DAY) / 1000,
    ]);
    time.now += 30 * DAY;
    expect((await post(body)).status).toBe(200);
  });

  test('a minute holds 240 requests with changes, and any number without', async () => {
    const { db, post } = await startMyCards();
    const send = async (operations: unknown[]) =>
      (await post(JSON.stringify({ since: 0, now: NOW, operations }))).status;
    await send([keep()]);
    await db.updateTable('rate_limits').set({ points: 239 }).execute();
    expect([await send([keep()]), await send([keep()]), await send([])]).toEqual([200, 429, 200]);
  });
});

test('what cannot be taken holds up nothing else', async () => {
  const { refused, sync } = await startMyCards();
  const star = change('star', 'B12', {});
  const words = 'This server does not know ‘star’ yet.';
  expect(await refused(star)).toEqual([422, words]);
  const answer = await sync({ operations: [star, note('x'), null] });
  expect([answer.items.length, answer.refused]).toEqual([
    1,
    [
      { index: 0, error: 'invalid', message: words },
      { index: 2, error: 'invalid', message: 'A change could not be read.' },
    ],
  ]);
});

test('a card that this deck does not have is kept all the same', async () => {
  const { sync } = await startMyCards();
  expect(valuesOf(await sync({ operations: [note('of a later deck', 'Z9Z')] }))).toHaveLength(1);
});

test('what later versions add to a value does not keep its text out', async () => {
  const { sync } = await startMyCards();
  const sent = change('note', 'B12', { text: 'x', colour: 'red' });
  expect(valuesOf(await sync({ operations: [sent] }))).toEqual([{ id: sent.id, text: 'x' }]);
});

test('text of any characters comes back as it was', async () => {
  const { everything, sync } = await startMyCards();
  const sent = note('\u0000\uD800 ‘’ 👩‍🚀 \u2028');
  await sync({ operations: [sent] });
  expect(valuesOf(await everything())).toEqual([{ id: sent.id, ...(sent.value as object) }]);
});
test('times of a clock that is a year ahead are put right', async () => {
  const { sync } = await startMyCards();
  expect(valuesOf(await sync({ now: NOW + YEAR, operations: [keep(NOW + YEAR - DAY)] }))).toEqual([
    { at: NOW - DAY },
  ]);
});

test('no time lies in the future, also of a device that lies about its clock', async () => {
  const { sync } = await startMyCards();
  expect(valuesOf(await sync({ operations: [keep(NOW + YEAR)] }))).toEqual([{ at: NOW }]);
});

test('an account that is being deleted is refused, and nothing of the request stays', async () => {
  const { db, post } = await startMyCards({ accountExists: () => Promise.resolve(false) });
  const answer = await post(JSON.stringify({ since: 0, now: NOW, operations: [note('x')] }));
  const rows = await Promise.all(
    (['my_accounts', 'my_items', 'my_operations'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect([answer.status, rows]).toEqual([401, [[], [], []]]);
});

test('an account that an operator keeps out is refused, and keeps what it has', async () => {
  const account = { id: 'ada', email: 'ada@example.com', given_name: 'Ada', holder: 1 };
  const { db, everything, post, sync } = await startMyCards({
    accountExists: () => Promise.resolve(isThere),
  });
  let isThere = true;
  await db
    .insertInto('accounts')
    .values({ ...account, password_hash: 'x', created_at: NOW, disabled_at: NOW })
    .execute();
  await sync({ operations: [note('x')] });
  isThere = false;
  expect((await post(JSON.stringify({ since: 0, now: NOW, operations: [] }))).status).toBe(401);
  isThere = true;
  expect((await everything()).items).toHaveLength(1);
});

test('a stranger’s large body is not read', async () => {
  const { app } = await startMyCards();
  const body = 'x'.repeat(10_000_000);
  expect((await app.request(ADDRESS, { method: 'POST', body })).status).toBe(401);
});
