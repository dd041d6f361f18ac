import { describe, expect, test } from 'vitest';

import { TableRequest } from '#contract/tables.ts';
import { CARE } from '#facts/care.ts';
import { cardMinutes, cardTable, runSteps } from '#lib/run/run-steps.ts';

const CARD = {
  code: 'B12',
  title: 'Open the locked drawer',
  category: 'challenge',
  stream: 'breakthrough_matrix',
  run: [
    { do: 'Write.', minutes: 4, say: 'Dear all.' },
    { do: 'Read.', minutes: 6 },
    { do: 'Choose.', minutes: 10 },
  ],
  debrief: 'Which one stays?',
};

const minutesOf = (...args: Parameters<typeof runSteps>): readonly number[] =>
  runSteps(...args).map(({ minutes }) => minutes);

describe('the minutes of the steps', () => {
  test.each([
    [20, [4, 6, 10]],
    [30, [6, 9, 15]],
    [21, [4, 6, 11]],
    [15, [3, 5, 7]],
  ])('add up to %s', (minutes, expected) => {
    expect(minutesOf(CARD, { minutes })).toEqual(expected);
  });

  test('that are far fewer than those of the run leave one step', () => {
    expect(runSteps(CARD, { minutes: 14 })).toEqual([]);
  });

  test.each(Array.from({ length: 12 }, (_, index) => index + 9))(
    'add up to %s, one each at least',
    (minutes) => {
      const run = [1, 1, 1, 9].map((each) => ({ do: 'x', minutes: each }));
      const each = minutesOf({ run }, { minutes });
      expect(each.reduce((sum, part) => sum + part, 0)).toBe(minutes);
      expect(Math.min(...each)).toBeGreaterThan(0);
    },
  );
});

test.each([undefined, {}, { run: [] }, { run: 'x' }, { run: [{ do: 1, minutes: 2 }] }])(
  '%j has no steps',
  (thing) => {
    expect(runSteps(thing)).toEqual([]);
  },
);

test('a table of a card has its steps, its question, and the card face down', () => {
  const request = TableRequest.parse(cardTable({ ...CARD, care: true }));
  expect(request).toEqual({
    source: { kind: 'card', title: CARD.title },
    steps: [
      { minutes: 4, text: `Write.\n${CARE}`, say: 'Dear all.', run: true, card: 'B12' },
      { minutes: 6, text: 'Read.', run: true, card: 'B12' },
      { minutes: 10, text: 'Choose.', run: true, card: 'B12' },
      { minutes: 0, title: 'Debrief', text: 'Which one stays?', run: true, card: 'B12' },
    ],
    cards: [{ code: 'B12', face: 'down' }],
  });
});

test.each([
  [{ ...CARD, minutes: 20 }, 20],
  [{ ...CARD, minutes: 'days' }, 20],
  [{ ...CARD, minutes: 'days', run: undefined }, 10],
  [undefined, 10],
])('a card in an agenda takes its minutes, those of its run, or ten', (card, minutes) => {
  expect(cardMinutes(card)).toBe(minutes);
});
