/** Whether the browser believes to have a connection. */
export const isOnline = (): boolean => navigator.onLine;

/** Calls back when the connection is lost or returns. */
export const onConnectionChange = (listener: () => void): void => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
};
