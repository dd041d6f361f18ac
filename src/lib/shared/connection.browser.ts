export const isOnline = (): boolean => navigator.onLine;

/** Calls back when the connection is lost or returns, until the signal aborts. */
export const onConnectionChange = (listener: () => void, signal?: AbortSignal): void => {
  const options = signal ? { signal } : {};
  window.addEventListener('online', listener, options);
  window.addEventListener('offline', listener, options);
};

/** Whether the browser asks for reduced data use (Save-Data). */
export const savesData = (): boolean =>
  // Missing in TypeScript's DOM types.
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
