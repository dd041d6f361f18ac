/** The tables of the account: list, start, delete. Signed in only. */
import { atom } from 'nanostores';
import * as z from 'zod/mini';

import { TABLES_PATH } from '#contract/tables-bounds.ts';
import type { TableRequest, TableSummary } from '#contract/tables.ts';
import { apiDelete, apiGet, apiPost } from '#lib/api/api.browser.ts';
import { $session } from '#lib/session/session.store.ts';
import type { Resource } from '#lib/shared/resource.ts';
import { signInAgain } from '#lib/api/sign-in-again.store.ts';
import { Membership } from '#lib/tables/membership.ts';
import type { RequestResult } from '#lib/tables/table-status.ts';
import { toHostName } from '#lib/tables/names.ts';
import { forgetHostSeat, rememberHostSeat } from '#lib/tables/hosted-tables.browser.ts';

/** The server's answer is trusted, as that of `Membership`. */
const Tables = z.custom<readonly TableSummary[]>(Array.isArray);

/** The account's tables, newest first. */
export const $tables = atom<Resource<readonly TableSummary[]>>({ status: 'loading' });

/**
 * Loads the account's tables; the previous list stays until then. Never throws.
 * @param options.asksToSignIn false on pages that need no session
 */
export const loadTables = async ({ asksToSignIn = true } = {}): Promise<void> => {
  const answer = await apiGet(TABLES_PATH, Tables);
  if (answer.ok) $tables.set({ status: 'ready', value: answer.value });
  else if (asksToSignIn && answer.error.status === 401) await signInAgain();
  else if ($tables.get().status !== 'ready')
    $tables.set({ status: 'failed', message: answer.error.message });
};

/** The given name of the account, by which guests know the host. */
const ownName = (): Pick<TableRequest, 'host'> => {
  const session = $session.get();
  const host =
    session.status === 'authenticated' ? toHostName(session.person.givenName ?? '') : undefined;
  return host === undefined ? {} : { host };
};

/** Opens a table with this browser as its host. Never throws. */
export const startTable = async (
  request: TableRequest,
): Promise<RequestResult<{ readonly code: string }>> => {
  const answer = await apiPost(TABLES_PATH, { ...request, ...ownName() }, Membership);
  if (answer.ok) {
    rememberHostSeat(answer.value.code);
    return { ok: true, code: answer.value.code };
  }
  if (answer.error.status === 401) await signInAgain();
  return { ok: false, message: answer.error.message };
};

/** Deletes a table with its notes and record. A table that is already deleted counts as success. */
export const deleteTable = async (code: string): Promise<RequestResult> => {
  const answer = await apiDelete(`${TABLES_PATH}/${code}`);
  if (!answer.ok && answer.error.status === 401) await signInAgain();
  if (!answer.ok && answer.error.status !== 404)
    return { ok: false, message: answer.error.message };
  forgetHostSeat(code);
  const tables = $tables.get();
  if (tables.status === 'ready')
    $tables.set({ ...tables, value: tables.value.filter((table) => table.code !== code) });
  return { ok: true };
};
