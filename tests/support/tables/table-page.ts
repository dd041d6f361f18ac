import { onTestFinished, vi } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import type { TableEvent } from '#contract/table-events.ts';
import { TableMembership, type TableRequest } from '#contract/tables.ts';
import type { TableStatus } from '#lib/tables/table-status.ts';
import { stubEventSource, type Streams } from '#support/stores/event-source.ts';
import { openPage, reached, type TestPage } from '#support/stores/page.ts';
import { stubTabs } from '#support/stores/tabs.ts';
import { Browser } from '#support/tables/calls.ts';

const importStores = () => import('#lib/tables/table.store.ts');

type Stores = Awaited<ReturnType<typeof importStores>>;

/** A tab that follows a table. */
export interface TableTab extends Stores {
  /** The events that it was told of, oldest first. */
  readonly events: readonly TableEvent[];
  readonly stop: () => void;
  /** Waits until it stands so to the table; gives how. */
  readonly until: <Phase extends TableStatus['phase']>(
    phase: Phase,
    meets?: (at: Extract<TableStatus, { phase: Phase }>) => boolean,
  ) => Promise<Extract<TableStatus, { phase: Phase }>>;
}

export interface TableBrowser {
  readonly page: TestPage;
  readonly streams: Streams;
  /** Opens a tab, whose modules are its own, and follows a table. */
  readonly follow: (code: string, options?: { asScreen?: boolean }) => Promise<TableTab>;
  /** Takes the connection away, or gives it back. */
  readonly setOnline: (isOnline: boolean) => void;
}

/** A browser with tabs at a table; signed in with tokens. Other browsers of a test are bare clients. */
export const openTableBrowser = (origin: string, tokens?: TokenResponse): TableBrowser => {
  const page = openPage(origin, '/table', tokens);
  let online = true;
  stubTabs(() => online);
  const streams = stubEventSource();
  if (tokens) document.documentElement.dataset['session'] = 'in';
  const setOnline = (isOnline: boolean): void => {
    online = isOnline;
    page.setOnline(isOnline);
    if (!isOnline) streams.cut();
  };
  return {
    page,
    streams,
    setOnline,
    follow: async (code, options) => {
      vi.resetModules();
      const stores = await importStores();
      const { onTableEvent } = await import('#lib/tables/table-status.store.ts');
      const events: TableEvent[] = [];
      onTableEvent((event) => events.push(event));
      const stop = stores.followTable(code, options);
      onTestFinished(stop);
      return {
        ...stores,
        events,
        stop,
        until: async (phase, meets = () => true) => {
          const is = (at: TableStatus): at is Extract<TableStatus, { phase: typeof phase }> =>
            at.phase === phase;
          const at = await reached(stores.$tableStatus, (now) => is(now) && meets(now));
          if (!is(at)) throw new Error(`It is ${at.phase}.`);
          return at;
        },
      };
    },
  };
};

/** A client without a page, from elsewhere. */
export const bareBrowser = (origin: string, headers: Record<string, string> = {}): Browser => {
  const browser = new Browser({ request: (path, init) => fetch(`${origin}${path}`, init) });
  browser.headers = headers;
  return browser;
};

/** Opens a table of an account, from elsewhere. */
export const openTableElsewhere = async (
  origin: string,
  tokens: TokenResponse,
  request: TableRequest = {},
): Promise<{ readonly code: string; readonly host: Browser }> => {
  const host = bareBrowser(origin, { authorization: `Bearer ${tokens.access_token}` });
  const answer = await host.send('POST', '/tables', request);
  const { code } = TableMembership.parse(await answer.json());
  return { code, host };
};
