/** Calls back when the tab is hidden or shown, and when the page is left. */
export const onVisibilityChange = (listener: (visible: boolean) => void): void => {
  document.addEventListener('visibilitychange', () => listener(!document.hidden));
  window.addEventListener('pagehide', () => listener(false));
};
