/** A table as a page follows it (behaviour/tables.md, 'Tables'). */
import { parseTableCode } from '#contract/tables-bounds.ts';
import type { TableDoor } from '#contract/tables.ts';
import { act, $unsent } from '#lib/tables/actions.store.ts';
import type { AtTable, Me, Outcome } from '#lib/tables/at-table.ts';
import { $atTable, noteClock, serverNow } from '#lib/tables/at-table.store.ts';
import { forgetHostSeat } from '#lib/tables/hosting.browser.ts';
import {
  clockOf,
  leaveSeat,
  postGuest,
  postScreen,
  type TableResult,
} from '#lib/tables/table-calls.browser.ts';
import { $tableCards } from '#lib/tables/table-cards.store.ts';
import { followInTab, type Following } from '#lib/tables/table-tab.store.ts';

// What pages need of a table, in one place.
export { $atTable, $tableCards, $unsent, act, serverNow, type AtTable, type Me };

let following: Following | undefined;
let followers = 0;

/**
 * Follows a table until the returned function is called. Parts of a page that follow the same share it.
 * @param typed the table's code as it stands in the address
 * @param options.asScreen shows what a screen is shown
 */
export const followTable = (
  typed: string,
  { asScreen = false }: { readonly asScreen?: boolean } = {},
): (() => void) => {
  const code = parseTableCode(typed);
  const view = asScreen ? 'screen' : 'own';
  if (code === undefined) {
    $atTable.set({ phase: 'unknown' });
    return () => {};
  }
  if (following?.code !== code || following.view !== view) {
    following?.stop();
    following = followInTab(code, view);
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

const NOT_HERE = { ok: false, message: 'Open the table first.' } as const;

const comeIn = async (
  knock: (code: string) => Promise<TableResult<TableDoor>>,
): Promise<Outcome> => {
  const at = following;
  if (!at) return NOT_HERE;
  const answer = await knock(at.code);
  if (answer.ok) {
    noteClock(clockOf(answer));
    at.joined();
    return { ok: true };
  }
  const { message, status } = answer.error;
  if (following === at) {
    if (status === 404) $atTable.set({ phase: 'unknown' });
    // The door is shut for whoever was removed alone.
    if (status === 403) $atTable.set({ phase: 'removed' });
  }
  return { ok: false, message };
};

/** Comes to the table as a guest. */
export const joinTable = (name: string): Promise<Outcome> =>
  comeIn((code) => postGuest(code, name));

/** Comes to the table as a screen. */
export const joinAsScreen = (): Promise<Outcome> => comeIn(postScreen);

/** Gives up this browser's seat, in all of its tabs. */
export const leaveTable = async (): Promise<Outcome> => {
  const at = following;
  if (!at) return NOT_HERE;
  const answer = await leaveSeat(at.code);
  // Without a seat there is nothing to give up.
  if (!answer.ok && answer.error.status !== 403)
    return { ok: false, message: answer.error.message };
  forgetHostSeat(at.code);
  at.left();
  return { ok: true };
};
