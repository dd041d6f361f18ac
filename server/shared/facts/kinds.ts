import { readConstants } from './read.ts';

/** Names of streams and categories that are not their identifiers in words. */
export const { KIND_NAMES } = readConstants().kinds;
