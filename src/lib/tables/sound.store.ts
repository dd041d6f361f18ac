/** The sounds of a table's pages (behaviour/tables.md, 'Tables'). */
import { allowChime, chime } from '#lib/tables/chime.browser.ts';

/**
 * Waits for the gesture that browsers want before a page may sound.
 * @returns ends it
 */
export const allowSound = (): (() => void) => allowChime();

/** Sounds for the end of the timer. */
export const soundEnd = (): void => chime('end');

/** Sounds for votes that are shown. */
export const soundVotes = (): void => chime('votes');
