import { join } from 'node:path';

/** The folder of the product's own deck, the default of the setting DECK_DIR. */
export const DECK_DIR = join(import.meta.dirname, '..', '..', 'deck');
