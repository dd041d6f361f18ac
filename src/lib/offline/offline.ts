/** Messages and rules of offline use. No DOM. */

import * as m from '#messages';

import { FORMAT_LANGUAGE } from '#lib/shared/format-language.ts';

/** Name of the lock for downloading and deleting the deck: one tab at a time. */
export const KEPT_DECK_LOCK = 'cd.deck.download';

/**
 * Returns the offline notice of a guarded page.
 * @param name the person's given name, where it is known
 * @param kept whether the deck is stored offline
 */
export const offlineWords = (name: string | undefined, kept: boolean): string => {
  const who = name === undefined ? m.offline_offline() : m.offline_signed_in({ name });
  return kept ? `${who} ${m.offline_deck_here()}` : who;
};

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Formats a size in bytes: '640 kB', '1.2 MB'. */
export const readableSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toLocaleString(FORMAT_LANGUAGE, ONE_DIGIT)} MB`;

/** Time before the offline deck is checked again, in ms. */
const FRESH = 60 * 60_000;

/** Whether the offline deck needs no check; a clock that was set back causes one. */
export const isRecent = (checkedAt: number, now: number): boolean =>
  checkedAt <= now && now - checkedAt < FRESH;
