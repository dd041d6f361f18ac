import { randomUUID } from 'node:crypto';

import { SyncAnswer, SyncRefusal } from '#contract/my-cards.ts';
import { makeApp, type TestApp, type TestAppOptions } from '#support/api/app.ts';
import { NOW } from '#support/api/tokens.ts';
import type { Send } from '#support/my-cards/device.ts';

export const ADDRESS = '/api/my';

/** The default contents of a request. */
const usual = { since: 0, now: NOW, operations: [] as readonly unknown[] };

/** The API with calls of My Cards. */
export interface MyCardsTest extends TestApp {
  readonly post: (body: string, account?: string) => Promise<Response>;
  /** @param query with its question mark */
  readonly get: (query?: string, account?: string) => Promise<Response>;
  /** Syncs and reads the answer, which has to be one of status 200. */
  readonly sync: (
    request: Partial<typeof usual> & { store?: string },
    account?: string,
  ) => Promise<SyncAnswer>;
  /** Syncs operations of which none is taken; gives the status and the words. */
  readonly refused: (...operations: readonly unknown[]) => Promise<readonly [number, string]>;
  /** Everything of an account, page after page, as a new device reads it; and how many pages that were. */
  readonly everything: (account?: string) => Promise<{ items: SyncAnswer['items']; pages: number }>;
  /** The headers of a device's requests. */
  readonly sendAs: (account: string) => Promise<Send>;
}

export const startMyCards = async (options: TestAppOptions = {}): Promise<MyCardsTest> => {
  const api = await makeApp(options);
  const postWith = (authorization: string, body: string) =>
    Promise.resolve(
      api.app.request(ADDRESS, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body,
      }),
    );
  const tokens = new Map<string, Promise<string>>();
  const authorizationOf = async (account: string): Promise<string> => {
    const token = tokens.get(account) ?? api.signer.sign({ sub: account });
    tokens.set(account, token);
    return `Bearer ${await token}`;
  };
  const post = async (body: string, account = 'ada') =>
    postWith(await authorizationOf(account), body);
  const get = async (query = '', account = 'ada') => {
    const headers = { authorization: await authorizationOf(account) };
    return api.app.request(ADDRESS + query, { headers });
  };
  const read = async (answer: Response): Promise<SyncAnswer> => {
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    return SyncAnswer.parse(await answer.json());
  };
  const sync: MyCardsTest['sync'] = async (request, account) =>
    read(await post(JSON.stringify({ ...usual, ...request }), account));
  return {
    ...api,
    post,
    get,
    sync,
    refused: async (...operations) => {
      const answer = await post(JSON.stringify({ ...usual, operations }));
      return [answer.status, SyncRefusal.parse(await answer.json()).message];
    },
    everything: async (account) => {
      let answer = await sync({}, account);
      const items = [...answer.items];
      let pages = 1;
      while (answer.more) {
        answer = await sync({ since: answer.revision, store: answer.store }, account);
        items.push(...answer.items);
        pages += 1;
      }
      return { items, pages };
    },
    sendAs: async (account) => {
      const authorization = await authorizationOf(account);
      return async (request) => read(await postWith(authorization, JSON.stringify(request)));
    },
  };
};

/** An operation with an id of its own. */
export const change = (kind: string, key: string, value: unknown, more: object = {}) => ({
  id: randomUUID() as string,
  kind,
  key,
  value,
  ...more,
});

export const note = (text: string, code = 'B12', base?: string) =>
  change('note', code, { text }, base === undefined ? {} : { base });
export const keep = (at = NOW) => change('keep', 'card:B12', { at });
export const letGo = () => change('keep', 'card:B12', null);
export const hand = (key: string = randomUUID(), cards = ['B12']) =>
  change('hand', key, { name: 'Monday', cards, at: NOW });
export const dropHand = (key: string) => change('hand', key, null);

/** As many codes of cards as asked for, each of its own. */
export const codes = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => number.toString(36).toUpperCase().padStart(3, '0'));
