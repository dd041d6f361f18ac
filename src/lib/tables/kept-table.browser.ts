/**
 * The last known state of a table in this tab, for a reload without a network (behaviour/tables.md, 'Tables'). It ends
 * with the tab or the seat.
 */
import type { Card } from '#contract/cards.ts';
import type { TableAction } from '#contract/tables.ts';
import { parseFields } from '#lib/shared/parse-json.ts';
import { readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';
import { NEW_TABLE } from '#lib/tables/fold.ts';
import type { SeatedStatus } from '#lib/tables/table-status.ts';

const KEY = 'cd.tableKept';

export interface KeptTable {
  readonly code: string;
  /** Own view of the seat, or the view of a screen. */
  readonly view: string;
  /** The languages that its texts were asked in; none of an earlier version. */
  readonly language: string | undefined;
  readonly me: SeatedStatus['me'];
  readonly state: SeatedStatus['state'];
  /** The cards on the table whose texts are known. */
  readonly cards: readonly Card[];
  /** Actions that the server has not answered yet. */
  readonly unsent: readonly TableAction[];
}

export const keepTable = (table: KeptTable): void => {
  writeItem('sessionStorage', KEY, JSON.stringify(table));
};

/** The state that this tab has kept of a table. */
export const keptTable = (code: string, view: string): KeptTable | undefined => {
  const kept = parseFields(readItem('sessionStorage', KEY)) as Partial<KeptTable>;
  if (kept.code !== code || kept.view !== view || !kept.me || !kept.state) return undefined;
  const { cards = [], language, me, unsent = [] } = kept;
  // A state of an earlier version lacks later fields.
  return { code, view, language, me, state: { ...NEW_TABLE, ...kept.state }, cards, unsent };
};

export const forgetKeptTable = (): void => removeItem('sessionStorage', KEY);
