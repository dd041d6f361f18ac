import { expect, test } from 'vitest';

import type { Language } from '#contract/captions.ts';
import { findGuarded, type Guard } from '#lib/captions/guards.ts';

test.each<[Language, string, Guard, string]>([
  ['en', 'We had 40% more ideas.', 'no_specific_claims', '40%'],
  ['en', 'Ideas come 3x quicker now.', 'no_specific_claims', '3x'],
  ['en', 'It is better than sticky notes.', 'no_specific_claims', 'better than'],
  ['en', 'The best deck I know.', 'no_specific_claims', 'The best'],
  ['en', 'Our meetings take half the time.', 'no_specific_claims', 'half the time'],
  ['en', 'It will change how you work.', 'no_promises', 'will change'],
  ['en', 'Good ideas guaranteed.', 'no_promises', 'guaranteed'],
  ['en', 'It boosts creativity.', 'unspecific_only', 'boosts'],
  ['en', 'A proven method.', 'unspecific_only', 'proven'],
  ['en', 'An AMAZING deck.', 'neutral_lexicon', 'AMAZING'],
  ['en', 'A real game-changer.', 'neutral_lexicon', 'game-changer'],
  ['de', 'Wir hatten 40 Prozent mehr Ideen.', 'no_specific_claims', '40 Prozent'],
  ['de', 'Das ist besser als Klebezettel.', 'no_specific_claims', 'besser als'],
  ['de', 'Das beste Deck.', 'no_specific_claims', 'beste'],
  ['de', 'Es wird dich überraschen.', 'no_promises', 'wird dich überraschen'],
  ['de', 'Gute Ideen garantiert.', 'no_promises', 'garantiert'],
  ['de', 'Es steigert die Laune.', 'unspecific_only', 'steigert'],
  ['de', 'Mehr Erfolg im Team.', 'unspecific_only', 'Erfolg'],
  ['de', 'Ein großartig GENIALES Deck.', 'neutral_lexicon', 'GENIALES'],
  ['de', 'Einfach einzigartig.', 'neutral_lexicon', 'einzigartig'],
])('%s: “%s” is marked by %s', (language, text, guard, words) => {
  expect(findGuarded(text, language)).toMatchObject([{ guard, words }]);
});

test.each<[Language, string]>([
  ['en', 'I kept one card for tomorrow. Bestow, improvise, boosterish.'],
  ['en', 'More at https://example.com/best-100% and @best.cards'],
  ['en', 'There are 3 cards on my desk since 2026.'],
  ['de', 'Besten Dank, das ist bestimmt bald so weit.'],
  ['de', 'Am Ende waren es 3 Karten.'],
])('%s: “%s” is not marked', (language, text) => {
  expect(findGuarded(text, language)).toEqual([]);
});

test('a finding says where it is and why', () => {
  const text = 'An amazing deck.';
  const [finding] = findGuarded(text, 'en');
  expect(text.slice(finding?.start, finding?.end)).toBe('amazing');
  expect(finding?.reason).toBe('A big word. A plain one sounds more like you.');
});

test('findings come in order and do not overlap', () => {
  const found = findGuarded('The best, proven, amazing deck: 50% guaranteed.', 'en');
  expect(found.map(({ words }) => words)).toEqual([
    'The best',
    'proven',
    'amazing',
    '50%',
    'guaranteed',
  ]);
});
