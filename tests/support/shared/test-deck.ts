import { join } from 'node:path';

import { loadDeck, type DeckContent } from '#server/catalogue/load.ts';

/** The folder of the tests' own deck, small and made up. */
export const TEST_DECK = join(import.meta.dirname, '..', 'deck');

let loaded: Promise<DeckContent> | undefined;

/** The tests' own deck, read once per process. */
export const loadTestDeck = (): Promise<DeckContent> => (loaded ??= loadDeck(TEST_DECK));
