import { createComposer } from '#server/captions/compose.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

/** The sentences of the tests' deck, and the composer of captions from them. */
export const written = (await loadTestDeck()).captions;
export const composer = createComposer(written);
export const { compose: composeCaption, sentencesOf } = composer;
