/** Messages and rules of offline use. No DOM. */

/** Name of the lock for downloading and deleting the deck: one tab at a time. */
export const KEPT_DECK_LOCK = 'cd.deck.download';

/**
 * Returns the offline notice of a guarded page.
 * @param name the person's given name, where it is known
 * @param kept whether the deck is stored offline
 */
export const offlineWords = (name: string | undefined, kept: boolean): string => {
  const who = name === undefined ? 'Offline.' : `Offline, signed in as ${name}.`;
  return kept ? `${who} The deck is on this device.` : who;
};

/** Formats a size in bytes: '640 kB', '1.2 MB'. */
export const readableSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Time before the offline deck is checked again, in ms. */
const FRESH = 60 * 60_000;

/** Whether the offline deck needs no check; a clock that was set back causes one. */
export const isRecent = (checkedAt: number, now: number): boolean =>
  checkedAt <= now && now - checkedAt < FRESH;
