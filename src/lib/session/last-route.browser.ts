import { readItem, writeItem } from '#lib/shared/storage.browser.ts';

const LAST_ROUTE_KEY = 'cd.lastRoute';

/** Remembers the page that this tab is on (behaviour/session.md, 'Session'). */
export const saveLastRoute = (path: string): void => {
  writeItem('sessionStorage', LAST_ROUTE_KEY, path);
};

/** The page that this tab was on last, unchecked, or `null`. */
export const readLastRoute = (): string | null => readItem('sessionStorage', LAST_ROUTE_KEY);
