import { XSRF_COOKIE } from '#contract/xsrf.ts';
import { readPersonal } from '#lib/shared/personal.browser.ts';
import { PERSON_DATABASES } from '#lib/shared/stored-keys.ts';

/** Ends the anti-forgery cookie of a session that is over; the next one is given its own. */
export const endXsrfCookie = (): void => {
  document.cookie = `${XSRF_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`;
};

/**
 * Deletes the databases of the person whose things this browser remembers. The order is given at once, so
 * that it counts also where the page is left right after; tabs that have one open let go of it.
 */
export const dropDatabases = (): void => {
  const owner = readPersonal('owner');
  if (typeof owner !== 'string') return;
  try {
    for (const name of PERSON_DATABASES) indexedDB.deleteDatabase(name + owner);
  } catch {
    // Where storage is refused nothing was stored.
  }
};

/** Forgets everything that this site has kept in this browser and its scripts can reach. */
export const clearBrowser = (): void => {
  endXsrfCookie();
  dropDatabases();
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // Where storage is refused nothing was stored.
    }
  }
};

/** Tells this tab of a change in the storage as the browser tells the others. */
export const announceItem = (key: string): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};
