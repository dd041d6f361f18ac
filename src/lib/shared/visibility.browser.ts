/** Calls back when the tab is hidden or shown and when the page unloads, until the signal aborts. */
export const onVisibilityChange = (
  listener: (visible: boolean) => void,
  signal?: AbortSignal,
): void => {
  const options = signal ? { signal } : {};
  document.addEventListener('visibilitychange', () => listener(!document.hidden), options);
  window.addEventListener('pagehide', () => listener(false), options);
};
