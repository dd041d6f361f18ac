/** Forgets everything that this site has kept in this browser. */
export const clearStorage = (): void => {
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
