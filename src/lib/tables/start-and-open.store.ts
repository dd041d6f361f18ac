import * as m from '#messages';

import type { TableRequest } from '#contract/tables.ts';
import { goTo } from '#lib/shared/address.browser.ts';
import { href } from '#lib/shared/routes.ts';

/**
 * Starts a table and navigates to it. The code is loaded at the first call, to keep pages with the button small.
 * @param make creates the request
 * @returns the error message; empty on success
 */
export const startAndOpen = async (
  make: () => TableRequest | Promise<TableRequest>,
): Promise<string> => {
  try {
    const { startTable } = await import('#lib/tables/start-table.store.ts');
    const outcome = await startTable(await make());
    if (!outcome.ok) return outcome.message;
    goTo(href('table', outcome.code));
    return '';
  } catch (error) {
    console.error('A table could not be started.', error);
    return m.tables_start_failed();
  }
};
