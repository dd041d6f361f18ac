import { XSRF_COOKIE } from '#contract/xsrf.ts';

/** Ends the anti-forgery cookie of a session that is over; the next one is given its own. */
export const endXsrfCookie = (): void => {
  document.cookie = `${XSRF_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`;
};

/** Forgets everything that this site has kept in storage and in cookies that its scripts can reach. */
export const clearBrowser = (): void => {
  endXsrfCookie();
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
