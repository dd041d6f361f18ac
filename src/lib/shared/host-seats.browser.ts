/**
 * The tables that this browser hosts. The seats are HttpOnly cookies; a sign-out gives them up
 * (behaviour/tables.md, 'Tables').
 */
import { TABLES_PATH } from '#contract/tables-bounds.ts';
import { API_URL } from '#lib/shared/config.browser.ts';
import { ownPersonal, readPersonal } from '#lib/shared/personal.browser.ts';
import { xsrfHeader } from '#lib/shared/xsrf.ts';

/** The codes of the tables, newest first. */
export const hostSeats = (): readonly string[] => {
  const stored = readPersonal('tables');
  return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : [];
};

/**
 * Gives up all host seats with `keepalive` requests. Separate from the table client, because the guard of
 * every page loads it.
 */
export const leaveHostSeats = (): void => {
  for (const code of hostSeats()) {
    const url = `${API_URL}${TABLES_PATH}/${code}/seat`;
    const headers = xsrfHeader('DELETE', url, document.cookie);
    fetch(url, { method: 'DELETE', keepalive: true, headers }).catch(() => {});
  }
};

/** Sets the owner of the local data. An account that did not sign out gives up its host seats first. */
export const takeOver = (accountId: string): void => {
  if (readPersonal('owner') !== accountId) leaveHostSeats();
  ownPersonal(accountId);
};
