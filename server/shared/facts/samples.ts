import { readConstants } from './read.ts';

/** The sample cards of the deck: their codes, their public fields, and the first one. */
export const { SAMPLE_CODES, SAMPLE } = readConstants().samples;
