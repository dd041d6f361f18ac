import type { Page } from '@playwright/test';

import type { TableAction, TableRequest } from '#contract/tables.ts';
import type { TableState } from '#contract/table-state.ts';
import { TOKEN_KEY } from '#lib/session/session.ts';

type WithoutId<Action> = Action extends unknown ? Omit<Action, 'id'> : never;

/** Opens a table for the person who is signed in on a page, whose browser becomes its host; gives its code. */
export const openTable = (page: Page, request: TableRequest = {}): Promise<string> =>
  page.evaluate(
    async ([key, body]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        access_token?: string;
      };
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const { code, message } = (await answer.json()) as { code?: string; message?: string };
      if (code === undefined) throw new Error(`No table: ${answer.status} ${message}`);
      return code;
    },
    [TOKEN_KEY, request] as const,
  );

/** Does something at a table by the seat of a page's browser. */
export const actAt = (page: Page, code: string, action: WithoutId<TableAction>): Promise<void> =>
  page.evaluate(
    async ([table, body]) => {
      const answer = await fetch(`/api/tables/${table}/actions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), ...body }),
      });
      if (!answer.ok) throw new Error(`Not done: ${answer.status} ${await answer.text()}`);
    },
    [code, action] as const,
  );

/** The table as a page's browser sees it. */
export const stateAt = (page: Page, code: string): Promise<TableState> =>
  page.evaluate(async (table) => {
    const answer = await fetch(`/api/tables/${table}/events?after=`);
    const { snapshot } = (await answer.json()) as { snapshot: { state: TableState } };
    return snapshot.state;
  }, code);
