import { createComposer } from '#server/captions/compose.ts';
import { loadOwnDeck } from '#server/catalogue/load.ts';

/** The sentences of the shipped deck, and the composer of captions from them. */
export const written = (await loadOwnDeck()).captions;
export const { compose: composeCaption, sentencesOf } = createComposer(written);
