/** Notices of guarded pages about connection and version; both are in the page, hidden. */

const lineOf = (name: string): HTMLElement | null =>
  document.querySelector(`[data-offline-notice="${name}"]`);

/**
 * Shows or hides the offline notice.
 * @param words its text; `undefined` hides it
 */
export const showOffline = (words: string | undefined): void => {
  const line = lineOf('offline');
  if (!line) return;
  line.hidden = words === undefined;
  line.textContent = words ?? '';
};

export const offerVersion = (takeOver: () => void): void => {
  const line = lineOf('version');
  if (!line) return;
  line.hidden = false;
  line.querySelector('button')?.addEventListener('click', takeOver, { once: true });
};
