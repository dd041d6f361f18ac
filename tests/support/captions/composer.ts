import { loadOwnDeck } from '#server/catalogue/load.ts';
import { createComposer } from '#server/captions/compose.ts';

/** The sentences of the product's own deck, and the composer of captions from them. */
export const written = (await loadOwnDeck()).captions;
export const composer = createComposer(written);
export const { compose: composeCaption, sentencesOf } = composer;
