/** The quiet lines of guarded pages about connection and version; the page comes with both, hidden. */

const lineOf = (name: string): HTMLElement | null =>
  document.querySelector(`[data-offline-notice="${name}"]`);

/**
 * Says that there is no connection, or no longer.
 * @param words what it says; nothing while there is one
 */
export const showOffline = (words: string | undefined): void => {
  const line = lineOf('offline');
  if (!line) return;
  line.hidden = words === undefined;
  line.textContent = words ?? '';
};

/** Offers a version that has been downloaded. */
export const offerVersion = (takeOver: () => void): void => {
  const line = lineOf('version');
  if (!line) return;
  line.hidden = false;
  line.querySelector('button')?.addEventListener('click', takeOver, { once: true });
};
