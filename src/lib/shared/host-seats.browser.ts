/**
 * The tables at which this browser sits as the host. The seats themselves are cookies that no script can
 * read; who signs out gives them up (behaviour/tables.md, 'Tables').
 */
import { TABLES_PATH } from '#contract/tables-bounds.ts';
import { API_URL } from '#lib/shared/config.browser.ts';
import { readPersonal } from '#lib/shared/personal.browser.ts';
import { xsrfHeader } from '#lib/shared/xsrf.ts';

/** The codes of these tables, the last one first. */
export const hostSeats = (): readonly string[] => {
  const stored = readPersonal('tables');
  return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : [];
};

/**
 * Gives up all of these seats. Nobody has to wait for it, or hears of it: the calls outlive the page. The
 * guard of every page carries this, so it does without the other calls of a table.
 */
export const leaveHostSeats = (): void => {
  for (const code of hostSeats()) {
    const url = `${API_URL}${TABLES_PATH}/${code}/seat`;
    const headers = xsrfHeader('DELETE', url, document.cookie);
    fetch(url, { method: 'DELETE', keepalive: true, headers }).catch(() => {});
  }
};
