/** Follows a table for a page (behaviour/tables.md, 'Tables'). */
import { atom } from 'nanostores';

import * as m from '#messages';

import { parseTableCode } from '#contract/tables-bounds.ts';
import type { TableDoor, TableMembership } from '#contract/tables.ts';
import { enqueueAction, $unsent } from '#lib/tables/action-queue.store.ts';
import type { TableStatus, Me, RequestResult } from '#lib/tables/table-status.ts';
import { $tableStatus, noteClock, serverNow } from '#lib/tables/table-status.store.ts';
import { forgetHostSeat } from '#lib/tables/hosted-tables.browser.ts';
import {
  askDoor,
  clockOf,
  leaveSeat,
  postGuest,
  postScreen,
  type TableResult,
} from '#lib/tables/table-calls.browser.ts';
import { $tableCards } from '#lib/tables/table-cards.store.ts';
import { shareTable, type Following } from '#lib/tables/tab-sharing.store.ts';

export { $tableStatus, $tableCards, $unsent, enqueueAction, serverNow, type TableStatus, type Me };

let following: Following | undefined;
let followers = 0;

/**
 * Follows a table until the returned function is called. Callers with the same table share one connection.
 * @param typed the table's code as in the address
 * @param options.asScreen follows it with the view of a screen
 */
export const followTable = (
  typed: string,
  { asScreen = false }: { readonly asScreen?: boolean } = {},
): (() => void) => {
  const code = parseTableCode(typed);
  const view = asScreen ? 'screen' : 'own';
  if (code === undefined) {
    $tableStatus.set({ phase: 'unknown' });
    return () => {};
  }
  if (following?.code !== code || following.view !== view) {
    following?.stop();
    following = shareTable(code, view);
    followers = 0;
  }
  const mine = following;
  followers += 1;
  return () => {
    if (following !== mine) return;
    followers -= 1;
    if (followers > 0) return;
    mine.stop();
    following = undefined;
  };
};

const notHere = (): RequestResult => ({ ok: false, message: m.tables_open_first() });

const comeIn = async (
  join: (code: string) => Promise<TableResult<TableMembership>>,
): Promise<RequestResult> => {
  const at = following;
  if (!at) return notHere();
  const answer = await join(at.code);
  if (answer.ok) {
    noteClock(clockOf(answer));
    at.joined();
    return { ok: true };
  }
  const { message, status } = answer.error;
  if (following === at) {
    if (status === 404) $tableStatus.set({ phase: 'unknown' });
    // Only a removed guest gets 403.
    if (status === 403) $tableStatus.set({ phase: 'removed' });
  }
  return { ok: false, message };
};

/** The table as a browser without a seat sees it; `undefined` until the answer. */
export const $door = atom<RequestResult<{ readonly door: TableDoor }> | undefined>(undefined);

/** Asks about the table that this page follows; that it is unknown becomes the status. */
export const lookAtDoor = async (code: string): Promise<void> => {
  $door.set(undefined);
  const answer = await askDoor(code);
  if (following?.code !== code) return;
  if (answer.ok) $door.set({ ok: true, door: answer.value });
  else if (answer.error.status === 404) $tableStatus.set({ phase: 'unknown' });
  else $door.set({ ok: false, message: answer.error.message });
};

/** Joins the table as a guest. */
export const joinTable = (name: string): Promise<RequestResult> =>
  comeIn((code) => postGuest(code, name));

/** Joins the table as a screen. */
export const joinAsScreen = (): Promise<RequestResult> => comeIn(postScreen);

/** Gives up this browser's seat, in all of its tabs. */
export const leaveTable = async (): Promise<RequestResult> => {
  const at = following;
  if (!at) return notHere();
  const answer = await leaveSeat(at.code);
  // 403: there is no seat to give up.
  if (!answer.ok && answer.error.status !== 403)
    return { ok: false, message: answer.error.message };
  forgetHostSeat(at.code);
  at.left();
  return { ok: true };
};
