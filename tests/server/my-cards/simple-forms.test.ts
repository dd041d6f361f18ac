import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { MY_BYTES } from '#contract/my-cards-bounds.ts';
import { AppliedAnswer, ChangesAnswer } from '#contract/my-cards.ts';
import { serveApi } from '#support/api/app.ts';
import { NOW } from '#support/api/tokens.ts';
import {
  ADDRESS,
  change,
  codes,
  hand,
  keep,
  letGo,
  note,
  startMyCards,
} from '#support/my-cards/calls.ts';

const YEAR = 365 * 24 * 60 * 60_000;

/** My Cards by its two simple forms alone; both read answers of status 200. */
const start = async (options?: Parameters<typeof startMyCards>[0]) => {
  const api = await startMyCards(options);
  const read = async (answer: Response): Promise<unknown> => {
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    ...api,
    changes: async (query?: string, account?: string) =>
      ChangesAnswer.parse(await read(await api.get(query, account))),
    apply: async (operations: readonly unknown[], account?: string) =>
      AppliedAnswer.parse(await read(await api.post(JSON.stringify(operations), account))),
  };
};

const refusalOf = async (answer: Response) => [answer.status, await answer.json()];

const SINCE = '‘since’ has to be a whole number, 0 or more.';

describe('the changes after a revision', () => {
  test('are all of an account without one', async () => {
    const { apply, changes } = await start();
    const written = note('It started a talk.');
    await apply([written, keep()]);
    expect(await changes()).toEqual({
      store: expect.any(String),
      revision: 2,
      changes: [
        {
          kind: 'note',
          key: 'B12',
          value: { id: written.id, text: 'It started a talk.' },
          revision: 1,
        },
        { kind: 'keep', key: 'card:B12', value: { at: NOW }, revision: 2 },
      ],
      more: false,
    });
  });

  test('are the later ones alone, with or without the store', async () => {
    const { apply, changes } = await start();
    await apply([note('first')]);
    const { revision, store } = await changes();
    await apply([letGo(), keep()]);
    const answers = await Promise.all([
      changes(`?since=${revision}`),
      changes(`?since=${revision}&store=${store}`),
    ]);
    const later = {
      store,
      revision: 2,
      changes: [{ kind: 'keep', key: 'card:B12', value: { at: NOW }, revision: 2 }],
      more: false,
    };
    expect(answers).toEqual([later, later]);
  });

  test('are none of an account that has none', async () => {
    const { changes } = await start();
    expect(await changes()).toMatchObject({ revision: 0, changes: [], more: false });
  });

  test('show nothing of another account', async () => {
    const { apply, changes } = await start();
    await apply([note('Ada’s own')], 'ada');
    expect((await changes('', 'ben')).changes).toEqual([]);
  });

  test('come in pages of 500', async () => {
    const { apply, changes } = await start();
    const all = codes(501);
    for (const from of [0, 200, 400])
      await apply(all.slice(from, from + 200).map((code) => note('x', code)));
    const first = await changes();
    const last = await changes(`?since=${first.revision}`);
    expect([first.more, first.revision, last.more, last.revision]).toEqual([true, 500, false, 501]);
    expect([...first.changes, ...last.changes].map(({ key }) => key)).toEqual(all);
  });

  test.each(['?since=99', '?since=99999999999999999999', '?since=1&store=elsewhere'])(
    'begin anew where %s means nothing here',
    async (query) => {
      const { apply, changes } = await start();
      await apply([keep()]);
      expect(await changes(query)).toMatchObject({ reset: true, changes: [{ key: 'card:B12' }] });
    },
  );

  test.each(['-1', '1.5', '1e2', 'now', '', '%00', '0x1'])(
    'are refused in words where since is %j',
    async (since) => {
      const { get } = await start();
      expect(await refusalOf(await get(`?since=${since}`))).toEqual([
        422,
        { error: 'invalid', message: SINCE },
      ]);
    },
  );

  test('are kept by no cache', async () => {
    const api = await start();
    const authorization = `Bearer ${await api.signer.sign({ sub: 'ada' })}`;
    const { headers } = await fetch((await serveApi(api)) + ADDRESS, {
      headers: { authorization },
    });
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null]);
  });

  test('are refused to an account that is being deleted, of which nothing stays', async () => {
    const { db, get } = await start({ accountExists: () => Promise.resolve(false) });
    const { status } = await get();
    expect([status, await db.selectFrom('my_accounts').selectAll().execute()]).toEqual([401, []]);
  });
});

describe('a list of operations', () => {
  test('is answered with those that count', async () => {
    const { apply } = await start();
    const [one, other] = [note('x'), hand()];
    expect(await apply([one, other])).toEqual({ revision: 2, applied: [one.id, other.id] });
  });

  test('may be empty', async () => {
    const { apply } = await start();
    expect(await apply([])).toEqual({ revision: 0, applied: [] });
  });

  test('sent again changes nothing and is answered the same', async () => {
    const { apply, changes } = await start();
    const sent = [keep(), note('x')];
    const first = await apply(sent);
    const before = await changes();
    expect([await apply(sent), await changes()]).toEqual([first, before]);
  });

  test('names an operation once that it holds twice', async () => {
    const { apply } = await start();
    const once = keep();
    expect(await apply([once, once])).toEqual({ revision: 1, applied: [once.id] });
  });

  test('does not name an operation as applied that was refused, also where it holds it twice', async () => {
    const { apply, db } = await start();
    await apply([keep()]);
    await db.updateTable('my_accounts').set({ bytes: MY_BYTES }).execute();
    const [large, fits] = [note('x'), letGo()];
    const { applied, refused } = await apply([large, large, fits]);
    expect([applied, refused]).toEqual([
      [fits.id],
      [{ index: 0, error: 'too_large', message: expect.stringContaining('full') }],
    ]);
  });

  test('is not held up by what is no operation', async () => {
    const { apply } = await start();
    const good = note('x');
    const message = 'A change could not be read.';
    expect(await apply([7, good, 'x', null])).toEqual({
      revision: 1,
      applied: [good.id],
      refused: [0, 2, 3].map((index) => ({ index, error: 'invalid', message })),
    });
  });

  test.each([
    [422, 'invalid', [7, {}]],
    [413, 'too_large', [note('x'.repeat(4001)), 7]],
  ])('of which nothing counts is answered %i', async (status, error, operations) => {
    const { post } = await start();
    const [answered, body] = await refusalOf(await post(JSON.stringify(operations)));
    expect([answered, body]).toEqual([
      status,
      expect.objectContaining({ error, applied: [], message: body.refused[0].message }),
    ]);
  });

  test('holds up to 200', async () => {
    const { apply, post } = await start();
    const many = codes(201).map((code) => note('x', code));
    expect(await refusalOf(await post(JSON.stringify(many)))).toEqual([
      422,
      { error: 'invalid', message: 'Send up to 200 changes at once.' },
    ]);
    expect((await apply(many.slice(1))).applied).toHaveLength(200);
  });

  test('counts among the 240 requests with changes of a minute', async () => {
    const { apply, db, post } = await start();
    await apply([keep()]);
    await db.updateTable('rate_limits').set({ points: 240 }).execute();
    const answer = await post(JSON.stringify([keep()]));
    expect([answer.status, answer.headers.has('Retry-After')]).toEqual([429, true]);
  });

  test('has its times as they were, but for those that lie in the future', async () => {
    const { apply, changes } = await start();
    const key = randomUUID();
    await apply([
      keep(NOW + YEAR),
      change('hand', key, { name: 'Old', cards: [], at: NOW - YEAR }),
    ]);
    expect((await changes()).changes.map(({ value }) => value)).toEqual([
      { at: NOW },
      { name: 'Old', cards: [], at: NOW - YEAR },
    ]);
  });

  test('of one account changes nothing of another', async () => {
    const { apply, changes } = await start();
    const ada = hand();
    await apply([ada], 'ada');
    await apply([change('hand', ada.key, null)], 'ben');
    expect((await changes('', 'ada')).changes).toMatchObject([{ value: { name: 'Monday' } }]);
  });

  test('reaches the pages that sync', async () => {
    const { apply, everything } = await start();
    await apply([note('x')]);
    expect((await everything()).items).toMatchObject([{ kind: 'note', value: { text: 'x' } }]);
  });
});
