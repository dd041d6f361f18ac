import { expect, test } from 'vitest';

import type { Language } from '#contract/captions.ts';
import { findGuarded, type Guard } from '#lib/captions/guards.ts';

test.each<[Language, string, Guard, string]>([
  ['en', 'Now with 40% more ideas.', 'no_specific_claims', '40%'],
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
  ['de', 'Jetzt mit 40 Prozent mehr Ideen.', 'no_specific_claims', '40 Prozent'],
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

test.each<[Language, string, string]>([
  ['en', 'Well, my team loved the blue ones.', 'my team loved'],
  ['en', 'Then we laughed a lot.', 'we laughed'],
  ['en', 'The deck arrived, finally.', 'arrived'],
  ['en', 'Drawn last week at work.', 'last week'],
  ['en', 'I drew a card over dinner.', 'over dinner'],
  ['en', 'On the table for weeks.', 'for weeks'],
  ['en', 'A friend, and somebody asked for more.', 'somebody asked'],
  ['en', 'And then “really just one more” was heard.', '“really just one more”'],
  ['en', 'Then my tea went cold.', 'my tea went'],
  ['en', 'So it worked for me.', 'it worked'],
  ['de', 'Das war eine Karte für meine Runde.', 'meine Runde'],
  ['de', 'Das Deck ist seit gestern hier.', 'seit gestern'],
  ['de', 'Die Karten sind angekommen.', 'angekommen'],
  ['de', 'Dann haben wir Karten sortiert.', 'haben wir'],
  ['de', 'Kaum zu glauben: Mein Team liebt Blau.', 'Mein Team liebt'],
  ['de', 'Eine Karte beim Abendessen.', 'beim Abendessen'],
  ['de', 'Und dann, „nur noch eine Karte“, hieß es.', '„nur noch eine Karte“'],
  ['de', 'Noch eine, meinte sie.', 'meinte'],
])('%s: what “%s” tells may never have happened', (language, text, words) => {
  expect(findGuarded(text, language)).toMatchObject([{ guard: 'no_invented_events', words }]);
});

test.each<[Language, string]>([
  ['en', 'On the table: “More than a table” (B18).'],
  ['en', 'Drawn: “One odd limit” (10X), and then card 20X.'],
  ['de', 'Gezogen: „Eine harte Grenze“ (10X), dann Karte 20X.'],
  ['en', 'Something for my team, perhaps. We need more questions.'],
  ['en', 'The “why” of it.'],
  ['de', 'Oben liegt „Mehr als eine Schachtel“ (B18).'],
  ['de', 'Das könnte etwas für mein Team sein.'],
])('%s: “%s” tells of no event', (language, text) => {
  expect(findGuarded(text, language)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'Thanks to [who said the best words yesterday].'],
  ['en', 'We [what we did] laughed at [a [truly amazing] name].'],
  ['de', 'Danke an [wer gestern 40 % besser war als alle].'],
])('%s: a slot’s words are the person’s: “%s”', (language, text) => {
  expect(findGuarded(text, language)).toEqual([]);
});

test('words after a bracket that nobody closed are looked at', () => {
  expect(findGuarded('Thanks [to an amazing deck', 'en')).toMatchObject([{ words: 'amazing' }]);
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
