import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { AccountData } from '#contract/account.ts';
import type { IdentityOwner } from '#server/account/identity-owner.ts';
import { makeApp, type TestApp } from '#support/api/app.ts';
import { NOW } from '#support/api/tokens.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';
import { keep } from '#support/my-cards/calls.ts';

const ADA = randomUUID();
const HOUR = 60 * 60_000;

/** An owner of accounts elsewhere that deletes what it is asked to, until it is told to fail. */
const makeOwner = () => {
  const owner = {
    deleted: [] as string[],
    works: true,
    /** What happens once an account is deleted there. */
    afterwards: () => Promise.resolve(),
    deleteUser: (async (id) => {
      if (!owner.works) throw new Error('The owner does not answer.');
      owner.deleted.push(id);
      await owner.afterwards();
    }) satisfies IdentityOwner['deleteUser'],
  };
  return owner;
};

/** The API with accounts elsewhere, and Ada's calls. */
const start = async () => {
  const owner = makeOwner();
  const api = await makeApp({ identityOwner: owner });
  const call = async (method: string, path: string, body?: unknown, authTime = NOW / 1000) => {
    const token = await api.signer.sign({ sub: ADA, auth_time: authTime });
    return api.app.request(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  return {
    ...api,
    owner,
    call,
    erase: (authTime?: number) => call('DELETE', '/account', undefined, authTime),
    /** The data, without the count of how often it was asked for. */
    exported: async () => {
      const data = AccountData.parse(await (await call('GET', '/account')).json());
      return { ...data, attempts: data.attempts.filter(({ kind }) => kind !== 'export-account') };
    },
    keepCard: () => call('POST', '/my', [keep()]),
  };
};

/** Registers a deck and keeps a card. */
const leaveSomething = async ({ call, db, keepCard }: Awaited<ReturnType<typeof start>>) => {
  const [code] = await mintCodes(db, 1);
  expect((await call('POST', '/registration', { code })).status).toBe(200);
  expect((await keepCard()).status).toBe(200);
  return code;
};

/** Every row of every table that names Ada. */
const rowsOfAda = async ({ db }: Pick<TestApp, 'db'>): Promise<string[]> => {
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const texts = rows.map((row) => `${name} ${JSON.stringify(row)}`);
    found.push(...texts.filter((text) => text.includes(ADA)));
  }
  return found;
};

test('the data of a person whose account is elsewhere are given without an account', async () => {
  const api = await start();
  const code = await leaveSomething(api);
  const data = await api.exported();
  expect(data.account).toBeNull();
  expect(data.decks.map((deck) => deck.code)).toEqual([code]);
  expect(data.myCards?.items).toHaveLength(1);
});

test('a deletion is asked of the owner, and leaves nothing here', async () => {
  const api = await start();
  await leaveSomething(api);
  expect((await api.erase()).status).toBe(204);
  expect(api.owner.deleted).toEqual([ADA]);
  expect(await rowsOfAda(api)).toEqual([]);
});

test('the owner is not asked where the password was typed too long ago', async () => {
  const api = await start();
  expect((await api.erase(NOW / 1000 - 301)).status).toBe(401);
  expect(api.owner.deleted).toEqual([]);
});

describe('while the owner does not answer', () => {
  const refused = async () => {
    const api = await start();
    await leaveSomething(api);
    const before = await api.exported();
    api.owner.works = false;
    return { ...api, before, answer: await api.erase() };
  };

  test('a deletion says so', async () => {
    const { answer } = await refused();
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        error: 'unavailable',
        message: 'The place that keeps your account does not answer. Please try again in a moment.',
      },
    ]);
  });

  test('nothing is deleted, and a device goes on as before', async () => {
    const { before, exported, keepCard } = await refused();
    expect(await exported()).toEqual(before);
    expect((await keepCard()).status).toBe(200);
  });

  test('nothing is deleted by itself later', async () => {
    const { before, erasures, exported, owner, time } = await refused();
    owner.works = true;
    time.now += HOUR;
    await erasures.finish();
    expect(owner.deleted).toEqual([]);
    time.now = NOW;
    expect(await exported()).toEqual(before);
  });

  test('it can be asked for again', async () => {
    const api = await refused();
    api.owner.works = true;
    expect((await api.erase()).status).toBe(204);
    expect(await rowsOfAda(api)).toEqual([]);
  });

  test('a device that syncs at that moment loses nothing', async () => {
    const { before, erase, exported, keepCard, owner } = await refused();
    const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    const slow = async () => {
      ask(undefined);
      await answered;
      throw new Error('The owner gives no answer.');
    };
    owner.works = true;
    owner.afterwards = slow;
    const erasing = erase();
    await asked;
    expect((await keepCard()).status).toBe(200);
    answer(undefined);
    expect((await erasing).status).toBe(503);
    expect((await exported()).myCards?.items).toHaveLength(before.myCards?.items.length ?? 0);
  });
});

describe('where the database fails once the owner has deleted the account', () => {
  const halfDone = async () => {
    const api = await start();
    await leaveSomething(api);
    api.owner.afterwards = async () => {
      await sql`alter table my_items rename to my_items_away`.execute(api.db);
    };
    const answer = await api.erase();
    await sql`alter table my_items_away rename to my_items`.execute(api.db);
    api.owner.afterwards = () => Promise.resolve();
    return { ...api, answer };
  };

  test('the person is told that the account is gone, and the log that something is left', async () => {
    const { answer, lines } = await halfDone();
    expect(answer.status).toBe(204);
    expect(lines.map(({ event }) => event)).toContain('erasure_unfinished');
    expect(JSON.stringify(lines)).not.toContain(ADA);
  });

  test('the rest is deleted later without a request', async () => {
    const api = await halfDone();
    expect(await rowsOfAda(api)).not.toEqual([]);
    api.time.now += HOUR;
    await api.erasures.finish();
    expect(await rowsOfAda(api)).toEqual([]);
  });
});

test('one that cannot be finished holds up no other', async () => {
  const api = await start();
  await leaveSomething(api);
  const other = randomUUID();
  const row = { begun_at: NOW - HOUR, gone_at: null };
  await api.db
    .insertInto('erasures')
    .values([
      { ...row, account_hash: 'a', account_id: other },
      { ...row, account_hash: 'b', account_id: ADA },
    ])
    .execute();
  const { deleteUser } = api.owner;
  api.owner.deleteUser = (id) => (id === other ? Promise.reject(new Error('No.')) : deleteUser(id));
  await api.erasures.finish();
  expect(api.owner.deleted).toEqual([ADA]);
});

test('a deletion that a process left behind is finished at the owner as well', async () => {
  const api = await start();
  await leaveSomething(api);
  await api.db
    .insertInto('erasures')
    .values({ account_hash: 'as of ada', account_id: ADA, begun_at: NOW, gone_at: null })
    .execute();
  await api.erasures.finish();
  expect(api.owner.deleted).toEqual([]);
  api.time.now += HOUR;
  await api.erasures.finish();
  expect(api.owner.deleted).toEqual([ADA]);
});

describe('a token of a deleted account, which counts at its issuer for a while', () => {
  const deleted = async () => {
    const api = await start();
    await leaveSomething(api);
    await api.erase();
    return api;
  };

  /** The counter of the call itself ends within a day. */
  const lastingRows = async (api: TestApp) =>
    (await rowsOfAda(api)).filter((row) => !row.startsWith('rate_limits '));

  test('registers no deck', async () => {
    const { call, db } = await deleted();
    const [code] = await mintCodes(db, 1);
    expect((await call('POST', '/registration', { code })).status).toBe(401);
  });

  test('brings nothing back of what a device has kept', async () => {
    const api = await deleted();
    expect((await api.keepCard()).status).toBe(401);
    expect(await lastingRows(api)).toEqual([]);
  });

  test('opens no table', async () => {
    const api = await deleted();
    expect((await api.call('POST', '/tables', {})).status).toBe(401);
    expect(await lastingRows(api)).toEqual([]);
  });

  test('may ask for the deletion again', async () => {
    const { erase } = await deleted();
    expect((await erase()).status).toBe(204);
  });
});

test('not even a hash of an account is kept once its tokens have run out', async () => {
  const { db, erase, erasures, time } = await start();
  await erase();
  const kept = () => db.selectFrom('erasures').select('account_id').execute();
  expect(await kept()).toEqual([{ account_id: null }]);
  time.now += 25 * HOUR;
  await erasures.finish();
  expect(await kept()).toEqual([]);
});
