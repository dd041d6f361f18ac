/** The sounds of a table's pages (behaviour/tables.md, 'Tables'). */
import { allowChime, chime } from '#lib/tables/chime.browser.ts';

/**
 * Unlocks audio at the first user gesture.
 * @returns a function that stops waiting
 */
export const allowSound = (): (() => void) => allowChime();

/** Plays the sound of the timer's end. */
export const soundEnd = (): void => chime('end');

/** Plays the sound of shown votes. */
export const soundVotes = (): void => chime('votes');
