/** Claims host seats for the account; loaded for signed-in people only. */
import { TABLES_PATH } from '#contract/tables-bounds.ts';
import { apiPost } from '#lib/api/api.browser.ts';
import { rememberHostSeat } from '#lib/tables/hosted-tables.browser.ts';
import { Membership } from '#lib/tables/membership.ts';

/**
 * Claims the host seat of a table of the account.
 * @returns `none` if the account does not own it or the session has ended; `away` without an answer
 */
export const claimHostSeat = async (code: string): Promise<'seated' | 'none' | 'away'> => {
  const claimed = await apiPost(`${TABLES_PATH}/${code}/hosts`, {}, Membership);
  if (claimed.ok) rememberHostSeat(code);
  else if (![401, 403, 404].includes(claimed.error.status)) return 'away';
  return claimed.ok ? 'seated' : 'none';
};
