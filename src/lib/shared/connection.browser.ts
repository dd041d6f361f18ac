export const isOnline = (): boolean => navigator.onLine;

/** Calls back when the connection is lost or returns, until the signal aborts. */
export const onConnectionChange = (listener: () => void, signal?: AbortSignal): void => {
  const options = signal ? { signal } : {};
  window.addEventListener('online', listener, options);
  window.addEventListener('offline', listener, options);
};
