import { readItem, writeItem } from '#lib/shared/storage.browser.ts';

const LAST_ROUTE_KEY = 'cd.lastRoute';

/** Stores the tab's current page (behaviour/session.md, 'Session'). */
export const saveLastRoute = (path: string): void => {
  writeItem('sessionStorage', LAST_ROUTE_KEY, path);
};

/** The tab's last page, unvalidated, or `null`. */
export const readLastRoute = (): string | null => readItem('sessionStorage', LAST_ROUTE_KEY);
