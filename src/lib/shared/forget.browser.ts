import { XSRF_COOKIE } from '#contract/xsrf.ts';

export const endXsrfCookie = (): void => {
  document.cookie = `${XSRF_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`;
};

/** Clears storage and script-readable cookies of this site. */
export const clearBrowser = (): void => {
  endXsrfCookie();
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // Storage is blocked, so it is empty.
    }
  }
};

/** Notifies this tab of a storage change, as the browser notifies the others. */
export const announceItem = (key: string): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};
