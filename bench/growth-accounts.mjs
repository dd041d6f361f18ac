// @ts-check
// What a person's steps take where there are a thousand accounts and where there are a million, and what
// My Cards takes for somebody who has saved ten things and for somebody with ten thousand.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { TokenResponse } from '#contract/session.ts';
import { openDatabase } from '#server/db/open.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { purgeExpired } from '#server/identity/purge.ts';
import { refresh, signIn } from '#support/identity/identity-client.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { median } from './figures.mjs';
import { addRunOut, fillAccounts, fillMyCards } from './growth-rows.mjs';
import { ofPairs } from './pairs.mjs';

const FEW = 1000;
const MANY = 1_000_000;
const FEW_ITEMS = 10;
const MANY_ITEMS = 10_000;
const ROUNDS = 5;
/** Repetitions of each step in a round. */
const TIMES = 15;
/** Exports in a round; an account is limited to twenty an hour (server/account/route.ts). */
const EXPORTS = 4;
/** Expired rows that a purge finds, of each of three kinds. */
const RUN_OUT = 1000;

const PASSWORD = 'correct horse battery';
const NAMES = /** @type {const} */ (['few, ms', 'many, ms', 'ratio']);

/** Steps that read more data where there is more of it. */
const GROWING = / of all /;
/** Goal of all other steps. */
const GOAL = { atMost: 1.5 };

/** @typedef {Record<string, number>} Times in ms, by what was done */

/** Records in `times` how long a call takes. */
const timed = async (
  /** @type {Times} */ times,
  /** @type {string} */ name,
  /** @type {() => Promise<Response>} */ ask,
) => {
  const began = performance.now();
  const answer = await ask();
  const body = await answer.text();
  times[name] = performance.now() - began;
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status}: ${body}`);
  return body;
};

/** The median of each step over several runs. */
const medians = (/** @type {readonly Times[]} */ runs) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((times) => times[name] ?? 0))]),
  );

/**
 * Measures two sides in turns, round by round.
 * @param {(() => Promise<Times>)[]} sides few and many
 * @param {number} [turns] of each round
 * @returns {Promise<import('./figures.mjs').Figures>}
 */
const inRounds = async (sides, turns = TIMES) => {
  /** @type {Times[][]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    /** @type {Times[][]} */
    const taken = sides.map(() => []);
    for (let time = 0; time < turns; time += 1) {
      // Each is the first every second time.
      const order = [...sides.entries()];
      for (const [side, measure] of time % 2 === 0 ? order : order.toReversed())
        taken[side]?.push(await measure());
    }
    rounds.push(taken.map(medians));
  }
  return Object.fromEntries(
    Object.keys(rounds[0]?.[0] ?? {}).map((name) => [
      name,
      ofPairs(
        rounds.map(([few, many]) => [few?.[name] ?? 0, many?.[name] ?? 0]),
        NAMES,
        GROWING.test(name) ? undefined : GOAL,
      ),
    ]),
  );
};

/** Starts the product over a database with many accounts, each used once. */
const start = async (/** @type {string} */ dataDir, /** @type {number} */ accounts) => {
  const file = join(dataDir, 'dck.sqlite');
  await (await openDatabase({ file })).destroy();
  const { hash } = await createPasswords();
  fillAccounts(file, accounts, await hash(PASSWORD));
  fillMyCards(file, 'person-1@example.com', FEW_ITEMS);
  fillMyCards(file, 'person-2@example.com', MANY_ITEMS);
  const product = await startProductProcess({ port: await freePort(), dataDir });
  return { file, product, accounts, used: 2 };
};

/** @typedef {Awaited<ReturnType<typeof start>>} Side */

const api = (
  /** @type {Side} */ { product },
  /** @type {string} */ token,
  /** @type {string} */ path,
  /** @type {RequestInit} */ init = {},
) =>
  fetch(`${product.origin}/api${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  });

/** A person signs in, comes back, exports their data and deletes the account. */
const live = async (/** @type {Side} */ side) => {
  const { origin } = side.product;
  side.used += 1;
  // All over the accounts, so that their rows are not those of the one before.
  const person = 3 + ((side.used * 7919) % (side.accounts - 3));
  /** @type {Times} */
  const times = {};
  const began = performance.now();
  const tokens = await signIn(origin, {
    email: `person-${person}@example.com`,
    password: PASSWORD,
  });
  times['sign-in'] = performance.now() - began;
  const renewed = await timed(times, 'refresh', () => refresh(origin, tokens.refresh_token));
  const { access_token: token } = TokenResponse.parse(JSON.parse(renewed));
  await timed(times, 'export', () => api(side, token, '/account'));
  await timed(times, 'deletion', () => api(side, token, '/account', { method: 'DELETE' }));
  return times;
};

/** Purges expired rows of an unused database. */
const purge = async (/** @type {string} */ file) => {
  addRunOut(file, RUN_OUT);
  const db = await openDatabase({ file });
  const began = performance.now();
  await purgeExpired(db, Date.now(), AbortSignal.timeout(60_000));
  const took = performance.now() - began;
  await db.destroy();
  return { [`purge of ${3 * RUN_OUT} rows`]: took };
};

/** A person with many saved cards writes a note and syncs. */
const keep = async (
  /** @type {Side} */ side,
  /** @type {string} */ token,
  /** @type {number} */ since,
) => {
  /** @type {Times} */
  const times = {};
  const operation = {
    id: randomUUID(),
    kind: 'note',
    key: 'B14',
    value: { id: randomUUID(), text: `Try it on Monday, ${randomUUID()}.` },
  };
  const place = { since, store: 'store', now: Date.now() };
  await timed(times, 'changing a note', () =>
    api(side, token, '/my', {
      method: 'POST',
      body: JSON.stringify({ ...place, operations: [operation] }),
    }),
  );
  await timed(times, 'reading what is new', () =>
    api(side, token, `/my?since=${since}&store=store`),
  );
  await timed(times, 'the first page of all (10 and 500 items)', () => api(side, token, '/my'));
  return times;
};

/** A person with many saved cards exports all of them. */
const takeAll = async (/** @type {Side} */ side, /** @type {string} */ token) => {
  /** @type {Times} */
  const times = {};
  await timed(times, 'export of all (10 and 10,000 items)', () => api(side, token, '/account'));
  return times;
};

/** Method and limits of the measurement. */
export const aboutGrowthAccounts =
  'Two servers on SQLite, one with a thousand accounts and one with a million, each with a password, a ' +
  'session, a deck and saved cards; people all over them sign in, refresh, take their data along and leave, in ' +
  'turns, fifteen in each of five rounds. Then two people of one server, with ten saved things and with ten thousand. ' +
  'What has to grow has no goal: an export of all, and a first page that holds more. It does not show what ' +
  'many people at once do, nor a database that does not fit into memory.';

/**
 * Measures small and large in turns.
 * @returns {Promise<import('./figures.mjs').Figures>} by what is done: medians of a round in ms, and the ratio of
 * many to few
 */
export const benchGrowthAccounts = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  /** @type {Side[]} */
  const sides = [];
  const startOne = async (/** @type {string} */ name, /** @type {number} */ accounts) => {
    const side = await start(join(folder, name), accounts);
    sides.push(side);
    return side;
  };
  const endAll = () => Promise.all(sides.map(({ product }) => product.end('SIGTERM')));
  try {
    const few = await startOne('few', FEW);
    const many = await startOne('many', MANY);
    const signInAs = async (/** @type {number} */ person) => {
      const email = `person-${person}@example.com`;
      return (await signIn(few.product.origin, { email, password: PASSWORD })).access_token;
    };
    const [one, other] = [await signInAs(1), await signInAs(2)];
    const accounts = await inRounds([() => live(few), () => live(many)]);
    const items = await inRounds([
      () => keep(few, one, FEW_ITEMS),
      () => keep(few, other, MANY_ITEMS),
    ]);
    const exports = await inRounds([() => takeAll(few, one), () => takeAll(few, other)], EXPORTS);
    await endAll();
    const purges = await inRounds([() => purge(few.file), () => purge(many.file)]);
    const named = (
      /** @type {import('./figures.mjs').Figures} */ figures,
      /** @type {string} */ text,
    ) => Object.entries(figures).map(([name, value]) => [`${name}, ${text}`, value]);
    return Object.fromEntries([
      ...named({ ...accounts, ...purges }, '1 thousand and 1 million accounts'),
      ...named({ ...items, ...exports }, '10 and 10 thousand saved cards'),
    ]);
  } finally {
    await endAll();
    rmSync(folder, { recursive: true, force: true });
  }
};
