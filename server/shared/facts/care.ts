import { readConstants } from './read.ts';

/** The agreement of the room that the deck shows with cards that may hurt; empty for a deck without one. */
export const { CARE } = readConstants().care;
