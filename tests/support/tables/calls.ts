import { randomUUID } from 'node:crypto';

import type { TableAction, TableRequest } from '#contract/tables.ts';
import { TableAnswer, TableMembership } from '#contract/tables.ts';
import type { TableState } from '#contract/table-state.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import { Follower } from '#support/tables/follower.ts';
import { ADDRESS_HEADER, makeApp, type TestApp, type TestAppOptions } from '#support/api/app.ts';

type WithoutId<Action> = Action extends unknown ? Omit<Action, 'id'> : never;

/** An action without its id. */
export type Act = WithoutId<TableAction>;

/** The target of the calls: an app in this process, or a server elsewhere. */
export interface Answering {
  readonly request: (path: string, init: RequestInit) => Response | Promise<Response>;
}

/** A browser with the cookies of its tables. */
export class Browser {
  readonly #app: Answering;
  readonly #cookies = new Map<string, string>();
  /** Further headers of every request. */
  headers: Record<string, string> = {};

  constructor(app: Answering) {
    this.#app = app;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    const answer = await this.#app.request(`/api${path}`, {
      method,
      headers: {
        ...(this.#cookies.size > 0 && {
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** The value of its cookie for a table. */
  cookie(code: string): string | undefined {
    return this.#cookies.get(`dck_table_${code}`);
  }

  setCookie(code: string, value: string): void {
    this.#cookies.set(`dck_table_${code}`, value);
  }

  /** Comes to a table as a guest, or says which status refused it. */
  async join(code: string, name = 'Kim'): Promise<TableMembership> {
    return TableMembership.parse(
      await read(await this.send('POST', `/tables/${code}/guests`, { name })),
    );
  }

  /** Does something at a table; gives the answer as it is. */
  act(code: string, action: Act, id: string = randomUUID()): Promise<Response> {
    return this.send('POST', `/tables/${code}/actions`, { id, ...action });
  }

  /** Does something that has to happen. */
  async do(code: string, action: Act): Promise<number> {
    const { seq } = (await read(await this.act(code, action))) as { seq: number };
    return seq;
  }

  /** Follows a table by its stream until it is told to end. */
  follow(code: string, query = ''): Follower {
    return new Follower((id, signal) =>
      this.send(
        'GET',
        `/tables/${code}/events${query}`,
        undefined,
        { accept: 'text/event-stream', ...(id !== undefined && { 'last-event-id': id }) },
        signal,
      ),
    );
  }

  /** The events after a given one, by long-poll. */
  async poll(code: string, after?: number): Promise<TableAnswer> {
    const query = after === undefined ? 'after=' : `after=${after}`;
    return TableAnswer.parse(await read(await this.send('GET', `/tables/${code}/events?${query}`)));
  }

  /** The table as this browser sees it. */
  async see(code: string): Promise<TableState> {
    const { events, snapshot } = await this.poll(code);
    return events.reduce(foldTable, snapshot?.state ?? NEW_TABLE);
  }
}

const read = async (answer: Response): Promise<unknown> => {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** The status and the words of a refusal. */
export const refusalOf = async (answer: Response): Promise<readonly [number, string]> => [
  answer.status,
  ((await answer.json()) as { message: string }).message,
];

export interface TablesTest extends TestApp {
  /** A browser; with its own address, so that no other one is counted with it. */
  readonly browser: () => Browser;
  /** A browser with the token of an account. */
  readonly hostOf: (account: string) => Promise<Browser>;
  /** Opens a table. */
  readonly open: (
    request?: TableRequest,
    account?: string,
  ) => Promise<{ code: string; host: Browser }>;
}

let addresses = 0;

export const startTables = async (options: TestAppOptions = {}): Promise<TablesTest> => {
  const api = await makeApp(options);
  const browser = (): Browser => {
    const made = new Browser(api.app);
    addresses += 1;
    made.headers[ADDRESS_HEADER] = `address ${addresses}`;
    return made;
  };
  const hostOf = async (account: string): Promise<Browser> => {
    const made = browser();
    made.headers['authorization'] = `Bearer ${await api.signer.sign({ sub: account })}`;
    return made;
  };
  return {
    ...api,
    browser,
    hostOf,
    open: async (request = {}, account = 'ada') => {
      const host = await hostOf(account);
      const { code } = TableMembership.parse(
        await read(await host.send('POST', '/tables', request)),
      );
      return { code, host };
    },
  };
};

/** Lays cards by their codes, open unless said otherwise. */
export const lay = (codes: readonly string[], face: 'up' | 'down' = 'up'): Act => ({
  kind: 'lay',
  cards: codes.map((code) => ({ place: randomUUID(), code, face })),
});
