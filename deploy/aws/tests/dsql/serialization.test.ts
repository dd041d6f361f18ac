// Every operation of the API, once for each statement that it sends, with that one lost to another
// transaction: it comes out as it does without, and nothing happens twice.
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { captionRequest, DEFAULT_CHOICES } from '../../../../src/lib/captions/captions.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import type { PostgresPlace } from '../../../../server/db/postgres.ts';
import { makeFirstCodes } from '../../../../server/deck-codes/first-codes.ts';
import { purgeExpired } from '../../../../server/identity/purge.ts';
import { makeApp, type TestApp } from '../../../../tests/support/api/app.ts';
import { NOW } from '../../../../tests/support/api/tokens.ts';
import type { Postgres } from '../../../../tests/support/database/postgres.ts';
import { mintCodes } from '../../../../tests/support/deck-codes/decks.ts';
import { change, hand, keep, note } from '../../../../tests/support/my-cards/calls.ts';
import { makeTemporaryFolder } from '../../../../tests/support/shared/folder.ts';
import { Browser, lay, type Act } from '../../../../tests/support/tables/calls.ts';
import { requirePostgres } from '../support/postgres.ts';
import { lost, partOf, watchStatements } from '../support/statements.ts';

const DAY = 24 * 60 * 60_000;

interface Scene extends TestApp {
  /** Calls the API as a person who has just signed in. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Response>;
  readonly browser: () => Promise<Browser>;
}

/** Something that people, or a schedule, do. */
interface Operation {
  readonly name: string;
  /** Existing rows; the transactions leave them alone. */
  readonly before?: (scene: Scene) => Promise<string>;
  /** Does it, with what `before` gave, and gives what came of it. */
  readonly run: (scene: Scene, given: string) => Promise<unknown>;
}

const answerOf = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  return [answer.status, text.startsWith('{') ? JSON.parse(text) : text];
};

const openTable = async (scene: Scene, request: object = { cards: [{ code: 'B12' }] }) => {
  const host = await scene.browser();
  const answer = await host.send('POST', '/tables', request);
  const { code } = (await answer.json()) as { code: string };
  return { code, host };
};

/** A person with a bit of everything. */
const live = async (scene: Scene): Promise<string> => {
  const [code] = await mintCodes(scene.db, 1);
  await scene.call('POST', '/registration', { code });
  const operations = [note('mine'), hand(), keep()];
  await scene.call('POST', '/my', { since: 0, now: NOW, operations });
  const table = await openTable(scene);
  const guest = await scene.browser();
  guest.headers = {};
  await guest.join(table.code);
  return table.code;
};

const KIM = { name: 'Kim' };

/** Something that the host of a table does. */
const atTheTable = (name: string, act: Act): Operation => ({
  name,
  before: async (scene) => {
    const { code, host } = await openTable(scene);
    return JSON.stringify([code, host.cookie(code)]);
  },
  run: async (scene, given) => {
    const [code, cookie] = JSON.parse(given) as [string, string];
    const host = await scene.browser();
    host.setCookie(code, cookie);
    return answerOf(await host.act(code, act));
  },
});

const OPERATIONS: readonly Operation[] = [
  {
    name: 'registering a deck',
    before: async ({ db }) => (await mintCodes(db, 1))[0],
    run: async ({ call }, code) => answerOf(await call('POST', '/registration', { code })),
  },
  {
    name: 'registering a code that nobody has',
    run: async ({ call }) => answerOf(await call('POST', '/registration', { code: randomUUID() })),
  },
  {
    name: 'listing the decks of a person',
    before: live,
    run: async ({ call }) => answerOf(await call('GET', '/registration')),
  },
  {
    name: 'syncing My Cards for the first time',
    run: async ({ call }) => {
      const operations = [note('one'), hand(), keep(), change('met', 'B12', { read: NOW })];
      return answerOf(await call('POST', '/my', { since: 0, now: NOW, operations }));
    },
  },
  {
    name: 'syncing My Cards again, with an operation that was taken',
    before: async ({ call }) => {
      const operation = note('one');
      await call('POST', '/my', { since: 0, now: NOW, operations: [operation] });
      return JSON.stringify(operation);
    },
    run: async ({ call }, taken) => {
      const operations = [JSON.parse(taken), note('two')];
      return answerOf(await call('POST', '/my', { since: 0, now: NOW, operations }));
    },
  },
  {
    name: 'reading My Cards',
    before: live,
    run: async ({ call }) => answerOf(await call('GET', '/my?since=0')),
  },
  {
    name: 'downloading everything about a person',
    before: live,
    run: async ({ call }) => answerOf(await call('GET', '/account')),
  },
  {
    name: 'erasing an account',
    before: live,
    run: async ({ call }) => answerOf(await call('DELETE', '/account')),
  },
  {
    name: 'opening a table',
    run: async (scene) => {
      const host = await scene.browser();
      return (await host.send('POST', '/tables', { cards: [{ code: 'B12' }] })).status;
    },
  },
  {
    name: 'listing tables',
    before: live,
    run: async ({ call }) => (await call('GET', '/tables')).status,
  },
  {
    name: 'sitting down at a table as its host again',
    before: live,
    run: async ({ call }, code) => (await call('POST', `/tables/${code}/hosts`, {})).status,
  },
  {
    name: 'coming to a table as a guest',
    before: async (scene) => (await openTable(scene)).code,
    run: async (scene, code) => {
      const guest = await scene.browser();
      return (await guest.send('POST', `/tables/${code}/guests`, KIM)).status;
    },
  },
  atTheTable('laying cards on a table', lay(['T14', 'M14'])),
  atTheTable('closing a table', { kind: 'close' }),
  {
    name: 'leaving a table',
    before: async (scene) => {
      const { code } = await openTable(scene);
      const guest = await scene.browser();
      await guest.join(code);
      return JSON.stringify([code, guest.cookie(code)]);
    },
    run: async (scene, given) => {
      const [code, cookie] = JSON.parse(given) as [string, string];
      const guest = await scene.browser();
      guest.setCookie(code, cookie);
      return (await guest.send('DELETE', `/tables/${code}/seat`)).status;
    },
  },
  {
    name: 'deleting a table',
    before: live,
    run: async ({ call }, code) => (await call('DELETE', `/tables/${code}`)).status,
  },
  {
    name: 'closing tables that are idle',
    before: live,
    run: async ({ tables, time }) => {
      time.now += DAY;
      await tables.end();
    },
  },
  {
    name: 'forgetting the guests of a table',
    before: async (scene) => {
      await live(scene);
      scene.time.now += DAY;
      await scene.tables.end();
      return '';
    },
    run: async ({ tables, time }) => {
      time.now += 40 * DAY;
      await tables.end();
    },
  },
  {
    name: 'a caption',
    run: async ({ app }) =>
      answerOf(
        await app.request('/thanks/social', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(captionRequest(DEFAULT_CHOICES, 0)),
        }),
      ),
  },
  {
    name: 'deleting what has run out',
    before: live,
    run: ({ db }) => purgeExpired(db, NOW + 400 * DAY, new AbortController().signal),
  },
  {
    name: 'minting deck codes',
    run: async ({ db }) => (await mintCodes(db, 3)).length,
  },
  {
    name: 'the codes of the first start',
    run: async ({ db }) => {
      const folder = await makeTemporaryFolder();
      return (await makeFirstCodes(db, `${folder}/first.txt`, () => NOW)).length;
    },
  },
  {
    name: 'the health check',
    run: async ({ app }) => answerOf(await app.request('/healthz')),
  },
];

let postgres: Postgres;

// A PostgreSQL makes every index at once.
watchStatements(({ send }) => send());

beforeAll(async () => {
  postgres = await requirePostgres();
});

afterAll(() => postgres.close());

const place = (): PostgresPlace => {
  const url = new URL(postgres.url);
  url.searchParams.set('options', String.raw`-c default_transaction_isolation=repeatable\ read`);
  return { url: url.href, engine: 'dsql' };
};

const TABLES = [
  'deck_codes',
  'live_tables',
  'mint_runs',
  'my_accounts',
  'my_items',
  'my_operations',
  'rate_limits',
  'secrets',
  'table_events',
  'table_seats',
] as const;

const startScene = async (): Promise<Scene> => {
  const made = await makeApp({ place: place() });
  for (const table of TABLES) await made.db.deleteFrom(table).execute();
  const auth_time = Math.floor(NOW / 1000);
  const authorization = `Bearer ${await made.signer.sign({ sub: 'ada', auth_time })}`;
  return {
    ...made,
    call: (method, path, body) =>
      Promise.resolve(
        made.app.request(`/api${path}`, {
          method,
          headers: { authorization, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    browser: async () => {
      const browser = new Browser(made.app);
      browser.headers['authorization'] = authorization;
      return browser;
    },
  };
};

/** Ids, hashes, tokens and codes differ from run to run; so do the times of what asks the clock itself. */
const CHANCE =
  /[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{20,}|"code":"\w{6}"|"\w*_at":\d+|"id":"[0-9a-f]{8}"|"mint_run":"[0-9a-f]{8}"/gi;

const settled = (value: unknown): string => JSON.stringify(value ?? null).replaceAll(CHANCE, '#');

/** Everything that is stored, as far as it does not differ by chance. */
const storedIn = async ({ db }: Scene): Promise<string[]> => {
  const tables = TABLES.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute();
    return rows.map((row) => `${table} ${settled(row)}`).toSorted();
  });
  return (await Promise.all(tables)).flat();
};

interface Run {
  readonly outcome: string;
  readonly stored: readonly string[];
  /** The statements that were sent, commits among them. */
  readonly texts: readonly string[];
}

/**
 * Does an operation on a database of its own.
 * @param failing which statement fails the first time it is sent; none where left out
 */
const runOnce = async (operation: Operation, failing?: number): Promise<Run> => {
  const scene = await startScene();
  const given = (await operation.before?.(scene)) ?? '';
  const texts: string[] = [];
  const end = watchStatements(async ({ send, text }) => {
    const part = partOf(text);
    if (part === 'begins' || part === 'rolls back') return send();
    texts.push(text);
    if (texts.length - 1 !== failing) return send();
    if (part === 'commits') await send('rollback');
    throw lost();
  });
  try {
    const outcome = settled(await operation.run(scene, given));
    end();
    return { outcome, stored: await storedIn(scene), texts };
  } finally {
    end();
  }
};

test.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
  '%s comes out the same, whichever of its statements is lost',
  async (_name, operation) => {
    const plain = await runOnce(operation);
    expect(plain.texts).not.toEqual([]);
    for (const [index, text] of plain.texts.entries()) {
      const disturbed = await runOnce(operation, index);
      expect({ lost: text, outcome: disturbed.outcome, stored: disturbed.stored }).toEqual({
        lost: text,
        outcome: plain.outcome,
        stored: plain.stored,
      });
      expect(disturbed.texts.length).toBeGreaterThan(plain.texts.length);
    }
  },
);

test('the tables are made, whichever of the first statements is lost', async () => {
  const names: string[][] = [];
  let count = Number.POSITIVE_INFINITY;
  for (let failing = -1; failing < count; failing += 1) {
    const server = await openDatabase({ ...place(), engine: 'dsql', asIs: true });
    const database = `t_${randomUUID().replaceAll('-', '')}`;
    await sql.raw(`create database ${database}`).execute(server);
    await server.destroy();
    let sent = 0;
    const end = watchStatements(({ send }) => {
      sent += 1;
      return sent - 1 === failing ? Promise.reject(lost()) : send();
    });
    const url = new URL(place().url);
    url.pathname = `/${database}`;
    const db = await openDatabase({ url: url.href, engine: 'dsql' }).finally(end);
    if (failing === -1) count = Math.min(sent, 8);
    names.push((await db.introspection.getTables()).map(({ name }) => name));
    await db.destroy();
  }
  expect(new Set(names.map((list) => list.join()))).toHaveLength(1);
});
