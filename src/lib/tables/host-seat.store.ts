/** Claims host seats for the account; loaded for signed-in people only. */
import * as z from 'zod/mini';

import { TABLES_PATH } from '#contract/tables-bounds.ts';
import type { TableMembership } from '#contract/tables.ts';
import { apiPost } from '#lib/api/api.browser.ts';
import { rememberHostSeat } from '#lib/tables/hosted-tables.browser.ts';

/** The server's answer is trusted; the schema of the contract would be larger than the page. */
const Door = z.custom<TableMembership>((value) => typeof Object(value).code === 'string');

/**
 * Claims the host seat of a table of the account.
 * @returns `none` if the account does not own it or the session has ended; `away` without an answer
 */
export const claimHostSeat = async (code: string): Promise<'seated' | 'none' | 'away'> => {
  const door = await apiPost(`${TABLES_PATH}/${code}/hosts`, {}, Door);
  if (door.ok) rememberHostSeat(code);
  else if (![401, 403, 404].includes(door.error.status)) return 'away';
  return door.ok ? 'seated' : 'none';
};
