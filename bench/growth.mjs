// @ts-check
// Response times over an empty database and over one with a million rows in each of its large tables.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { sql } from 'kysely';

import { openDatabase } from '#server/db/open.ts';
import { refresh, signIn, signUp } from '#support/identity/identity-client.ts';
import { millionRows } from '#support/process/million-rows.ts';
import { mintByCommand, postRegistration } from '#support/process/product-process.ts';

import { namesIn } from './deck.mjs';
import { inTurns, median, rangeOf, ROUNDS } from './figures.mjs';
import { withPlace, withProduct } from './product.mjs';

/** Repetitions of each step in a round. */
const TIMES = 10;
const GOAL = { atMost: 1.5 };

/** @typedef {Record<string, number>} Times in ms, by step */

/** Fills a database with a million accounts, sessions, codes and more. */
const fill = async (/** @type {string} */ dataDir) => {
  const db = await openDatabase({ file: join(dataDir, 'dck.sqlite') });
  for (const statement of millionRows(Date.now())) await sql.raw(statement).execute(db);
  await sql.raw('pragma wal_checkpoint(truncate)').execute(db);
  await db.destroy();
};

/** A person signs up, signs in, refreshes, registers a deck, saves a note and exports the account. */
const live = async (/** @type {string} */ origin, /** @type {string} */ code) => {
  /** @type {Times} */
  const times = {};
  /**
   * @template Result
   * @param {string} name
   * @param {() => Promise<Result>} step
   */
  const timed = async (name, step) => {
    const began = performance.now();
    const result = await step();
    times[name] = performance.now() - began;
    if (result instanceof Response && !result.ok) throw new Error(`${name}: ${result.status}`);
    return result;
  };
  const person = { email: `${randomUUID()}@example.com`, password: 'correct horse battery' };
  await timed('sign-up', () => signUp(origin, { ...person, givenName: 'Ada' }));
  const { access_token: token, refresh_token } = await timed('sign-in', () =>
    signIn(origin, person),
  );
  await timed('refresh', () => refresh(origin, refresh_token));
  await timed('registration', () => postRegistration(origin, token, code));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const value = { id: randomUUID(), text: 'Try it on Monday.' };
  const operations = [{ id: randomUUID(), kind: 'note', key: namesIn('cards')[0], value }];
  const body = JSON.stringify({ since: 0, now: Date.now(), operations });
  await timed('saving a note', () => fetch(`${origin}/api/my`, { method: 'POST', headers, body }));
  await timed('export', () => fetch(`${origin}/api/account`, { headers }));
  return times;
};

export const title = 'Growth';

export const about =
  'Two products on SQLite, in turns: one over an empty database, one with a million rows in each of the tables that ' +
  `grow (accounts, sessions, limits, deck codes and more). ${ROUNDS} rounds; the value of a round is the median of ` +
  `${TIMES} lives of a new account. Not shown: concurrent requests, and a database that does not fit into memory.`;

/**
 * Measures both databases in turns.
 * @returns {Promise<import('./figures.mjs').Figures>} medians of a round in ms, and their ratio
 */
export const bench = () =>
  withPlace((small) =>
    withPlace(async (large) => {
      await fill(large.dataDir);
      const codes = await Promise.all(
        [small, large].map((place) => mintByCommand(place, ROUNDS * TIMES)),
      );
      return withProduct(small, (few) =>
        withProduct(large, async (many) => {
          const sides = [few, many].map(
            ({ origin }, side) =>
              () =>
                live(origin, codes[side]?.pop() ?? ''),
          );
          /** @type {Times[][][]} */
          const rounds = [];
          for (let round = 0; round < ROUNDS; round += 1) rounds.push(await inTurns(sides, TIMES));
          const medianOf = (/** @type {Times[] | undefined} */ lives, /** @type {string} */ step) =>
            median((lives ?? []).map((times) => times[step] ?? Number.NaN));
          return Object.fromEntries(
            Object.keys(rounds[0]?.[0]?.[0] ?? {}).map((step) => {
              const pairs = rounds.map(
                ([fewLives, manyLives]) =>
                  /** @type {const} */ ([medianOf(fewLives, step), medianOf(manyLives, step)]),
              );
              return [
                step,
                {
                  'empty, ms': rangeOf(pairs.map(([first]) => first)),
                  'a million, ms': rangeOf(pairs.map(([, second]) => second)),
                  ratio: rangeOf(
                    pairs.map(([first, second]) => second / first),
                    GOAL,
                  ),
                },
              ];
            }),
          );
        }),
      );
    }),
  );
