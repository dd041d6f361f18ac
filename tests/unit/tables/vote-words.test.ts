import { expect, test } from 'vitest';

import type { TableState } from '#contract/table-state.ts';
import { NEW_TABLE } from '#lib/tables/fold.ts';
import { callToVote, firstDotWords } from '#lib/tables/vote-words.ts';
import { uuid } from '#support/tables/histories.ts';

const [CARD, NOTE, KIM, SAM] = [uuid(1), uuid(2), uuid(8), uuid(9)];

const WITH_CARD: TableState = {
  ...NEW_TABLE,
  light: CARD,
  settings: { ...NEW_TABLE.settings, votes: 3 },
  cards: [{ place: CARD, code: 'B12', face: 'up', group: null, aside: false }],
};

const WITH_BOTH: TableState = {
  ...WITH_CARD,
  notes: {
    [NOTE]: { place: CARD, text: 'Yes', named: true, proxy: false, hidden: false, at: 1 },
  },
};

/** The table after a person has given dots to the card. */
const voted = (person: string, dots: number): TableState => ({
  ...WITH_BOTH,
  votes: { ...NEW_TABLE.votes, dots: { [person]: { [CARD]: dots } }, used: { [person]: dots } },
});

test.each<readonly [string, string, TableState]>([
  ['once a card is open', 'You have 3 dots to vote for cards: tap + to give one.', WITH_CARD],
  [
    'for cards and notes apart',
    'You have 3 dots to vote for cards, and 3 for notes: tap + to give one.',
    WITH_BOTH,
  ],
  [
    'and where, while no card is shown to all',
    'You have 3 dots to vote for cards: open a card and tap + to give one.',
    { ...WITH_CARD, light: null },
  ],
  ['not before there is something to vote for', '', NEW_TABLE],
  [
    'not while the table is locked',
    '',
    { ...WITH_BOTH, settings: { ...WITH_BOTH.settings, locked: true } },
  ],
  ['not while votes are shown', '', { ...WITH_BOTH, votes: { ...WITH_BOTH.votes, shown: true } }],
  [
    'not where nobody has dots',
    '',
    { ...WITH_BOTH, settings: { ...WITH_BOTH.settings, votes: 0 } },
  ],
  ['no more after the first dot', '', voted(KIM, 1)],
])('a guest is told what a dot is %s', (_when, words, state) => {
  expect(firstDotWords(state, KIM)).toBe(words);
});

test('a guest with dots left is called to vote once others have begun to', () => {
  expect([WITH_BOTH, voted(KIM, 1), voted(SAM, 1)].map((state) => callToVote(state, KIM))).toEqual([
    '',
    '',
    'The room is voting. You have dots left.',
  ]);
});
