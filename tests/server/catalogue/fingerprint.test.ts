import { expect, test } from 'vitest';

import { loadDeck } from '#server/catalogue/load.ts';
import { fingerprintOf, openDeckOf } from '#server/catalogue/open-deck.ts';
import { CARD, makeDeckFolder } from '#support/catalogue/deck-folder.ts';

const fingerprintWith = async (card: readonly string[]): Promise<string> =>
  fingerprintOf(openDeckOf(await loadDeck(await makeDeckFolder({ 'cards/B12.yaml': card }))));

test('the fingerprint of a deck changes with a public field', async () => {
  const other = await fingerprintWith(CARD.with(1, 'title: "Another"'));
  expect(other).not.toBe(await fingerprintWith(CARD));
});

test('a guarded text changes no page, and not the fingerprint', async () => {
  expect(await fingerprintWith(CARD.with(5, 'body: "Another"'))).toBe(await fingerprintWith(CARD));
});
