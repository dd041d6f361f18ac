/** The words and rules of being offline. No DOM. */

/** What a tab holds while it brings the deck here or takes it away: one at a time does so. */
export const KEPT_DECK_LOCK = 'cd.deck.download';

/**
 * What a guarded page says while there is no connection.
 * @param name the person's given name, where it is known
 * @param kept whether the deck is on this device
 */
export const offlineWords = (name: string | undefined, kept: boolean): string => {
  const who = name === undefined ? 'Offline.' : `Offline, signed in as ${name}.`;
  return kept ? `${who} The deck is on this device.` : who;
};

/** A number of bytes in words: '640 kB', '1.2 MB'. */
export const readableSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** How long a kept deck counts as up to date, in ms. */
const FRESH = 60 * 60_000;

/** Whether a kept deck need not be asked for again; a clock that was set back asks. */
export const isFresh = (checkedAt: number, now: number): boolean =>
  checkedAt <= now && now - checkedAt < FRESH;
