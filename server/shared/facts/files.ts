import { readConstants } from './read.ts';

/** The beginning of the names of downloaded files: the deck's name in lower-case ASCII letters and digits. */
export const { FILE_PREFIX } = readConstants().files;
