import { readConstants } from './read.ts';

/** The company's profiles, which every caption request carries (behaviour/captions.md, 'Captions'). */
export const { PROFILES } = readConstants().profiles;
