import { describe, expect, test } from 'vitest';

import type { TableState } from '#contract/table-state.ts';
import { NEW_TABLE } from '#lib/tables/fold.ts';
import {
  agreementParts,
  stepParts,
  allNotesParts,
  spotlightParts,
  rankedTargets,
  readingTime,
  tablePages,
  type ScreenPart,
} from '#lib/tables/screen-parts.ts';
import { uuid } from '#support/tables/histories.ts';

const CARD = {
  code: 'B12',
  title: 'Blank label',
  category: 'spark',
  stream: 'breakthrough_matrix',
  prompt: 'What if?',
  method: 'Try it.',
  application: 'Do it.',
};

const GUEST = { name: 'Kim', status: 'in', screen: false, raised: false, ready: false } as const;

const note = (text: string, at: number) =>
  ({
    place: uuid(1),
    text,
    author: uuid(9),
    named: true,
    proxy: false,
    hidden: false,
    at,
  }) as const;

const withNotes = (notes: TableState['notes']): TableState => ({
  ...NEW_TABLE,
  guests: { [uuid(9)]: GUEST },
  notes,
});

const labels = (parts: readonly ScreenPart[]): readonly string[] => parts.map(({ label }) => label);

describe('the parts of the card in the light', () => {
  test('are the fields of the card and its notes, in this order', () => {
    const state: TableState = {
      ...withNotes({ [uuid(5)]: note('Yes', 1) }),
      steps: [{ minutes: 5, text: 'Read it aloud.', place: uuid(1), seen: true }],
      step: 0,
    };
    expect(labels(spotlightParts(state, uuid(1), CARD))).toEqual([
      'Prompt',
      'Method',
      'Application',
      'Notes',
    ]);
  });

  test('of a card whose text is not there are its notes', () => {
    expect(spotlightParts(withNotes({ [uuid(5)]: note('Yes', 1) }), uuid(1), undefined)).toEqual([
      {
        kind: 'notes',
        key: 'notes 0',
        label: 'Notes',
        notes: [{ id: uuid(5), text: 'Yes', by: 'Kim' }],
      },
    ]);
  });

  test('of all notes begin with those of the card in the light', () => {
    const state: TableState = {
      ...withNotes({
        [uuid(5)]: note('Here', 1),
        [uuid(6)]: { ...note('There', 2), place: uuid(2) },
      }),
    };
    const textsOf = (light: string | null) =>
      allNotesParts({ ...state, light }).flatMap((part) =>
        part.kind === 'notes' ? part.notes.map(({ text }) => text) : [],
      );
    expect([textsOf(uuid(2)), textsOf(uuid(3)), textsOf(null)]).toEqual([
      ['There', 'Here'],
      ['Here', 'There'],
      ['Here', 'There'],
    ]);
  });

  test('hold no note that is hidden, and none of another card', () => {
    const state = withNotes({
      [uuid(5)]: { ...note('Hidden', 1), hidden: true },
      [uuid(6)]: { ...note('Elsewhere', 2), place: uuid(2) },
    });
    expect(spotlightParts(state, uuid(1), undefined)).toEqual([]);
  });

  test('have notes in the order in which they were written, on pages that have room', () => {
    const notes = Object.fromEntries(
      [3, 1, 2].map((at) => [uuid(at), note(`${at} `.padEnd(200, 'x'), at)]),
    );
    const pages = spotlightParts(withNotes(notes), uuid(1), undefined);
    expect(
      pages.map((part) => (part.kind === 'notes' ? part.notes.map(({ text }) => text[0]) : [])),
    ).toEqual([['1'], ['2'], ['3']]);
  });

  test('split a long field between sentences, without losing one', () => {
    const sentences = Array.from(
      { length: 12 },
      (_, at) => `Sentence ${at} ${'word '.repeat(14)}end.`,
    );
    const parts = spotlightParts(NEW_TABLE, uuid(1), { ...CARD, prompt: sentences.join(' ') });
    const prompts = parts.flatMap((part) =>
      part.label === 'Prompt' && part.kind === 'text' ? [part.text] : [],
    );
    expect(prompts.length).toBeGreaterThan(1);
    expect(prompts.join(' ')).toBe(sentences.join(' '));
    expect(prompts.filter((text) => !text.endsWith('end.'))).toEqual([]);
  });

  test('stay longer the more there is to read', () => {
    const [short, long] = spotlightParts(NEW_TABLE, uuid(1), {
      ...CARD,
      method: 'word '.repeat(60),
    });
    expect(short && long && readingTime(long) > readingTime(short)).toBe(true);
  });
});

test('decisions come before tasks, which say who does them until when, on pages that have room', () => {
  const agreements: TableState['agreements'] = {
    [uuid(5)]: { text: 'Ask', who: 'Kim', until: '2026-12-24', at: 1 },
    [uuid(6)]: { text: 'Stop it', at: 2 },
    [uuid(7)]: { text: 'Long '.repeat(60), at: 3 },
  };
  const pages = agreementParts({ ...NEW_TABLE, agreements });
  expect(
    pages.map((part) =>
      part.kind === 'notes' ? part.notes.map(({ by, text }) => [text.slice(0, 7), by]) : [],
    ),
  ).toEqual([[['Stop it', '']], [['Long Lo', '']], [['Ask', 'Kim, until 24 December 2026']]]);
});

const placed = (number: number, group: string | null = null) =>
  ({ place: uuid(number), code: 'B12', face: 'up', group, aside: false }) as const;

describe('the cards on the table', () => {
  test('stand below the names of their groups, and without groups that show none', () => {
    const state: TableState = {
      ...NEW_TABLE,
      groups: [
        { group: uuid(20), name: 'Now' },
        { group: uuid(21), name: 'Later' },
      ],
      cards: [
        placed(1),
        placed(2, uuid(20)),
        { ...placed(3, uuid(21)), face: 'down' },
        { ...placed(4), aside: true },
      ],
    };
    expect(tablePages(state)).toEqual([
      [
        { kind: 'group', key: uuid(20), name: 'Now' },
        { kind: 'card', key: uuid(2), card: placed(2, uuid(20)) },
        { kind: 'group', key: '', name: 'In no group' },
        { kind: 'card', key: uuid(1), card: placed(1) },
      ],
    ]);
  });

  test('take as many pages as they need', () => {
    const cards = Array.from({ length: 45 }, (_, at) => placed(at));
    expect(tablePages({ ...NEW_TABLE, cards }).map((page) => page.length)).toEqual([18, 18, 9]);
  });
});

test('cards and notes with dots are ranked, the one with the most first, and none without', () => {
  const state: TableState = {
    ...NEW_TABLE,
    cards: [placed(1), placed(2), placed(3)],
    votes: {
      dots: {},
      used: {},
      shown: true,
      totals: { [uuid(1)]: 1, [uuid(2)]: 4, [uuid(3)]: 0 },
    },
  };
  const voted = {
    place: uuid(1),
    text: 'A note',
    named: false,
    proxy: false,
    hidden: false,
    at: 1,
  };
  const votes = { ...state.votes, totals: { ...state.votes.totals, [uuid(9)]: 2, [uuid(8)]: 7 } };
  // A note that was voted for and is gone is in no list.
  const ranked = rankedTargets({ ...state, notes: { [uuid(9)]: voted }, votes });
  expect(ranked.map(({ dots, key }) => [key, dots])).toEqual([
    [uuid(2), 4],
    [uuid(9), 2],
    [uuid(1), 1],
  ]);
});

describe('the text of a step', () => {
  const partsOf = (text: string) =>
    stepParts(
      { ...NEW_TABLE, steps: [{ minutes: 5, text, place: uuid(9), seen: true }], step: 0 },
      true,
    );
  const sentences = (count: number): string =>
    Array.from({ length: count }, () => 'Write down what nobody asked for.').join(' ');

  test('is in the largest type where it fits one page', () => {
    expect(partsOf(sentences(6))).toMatchObject({ isLarge: true, parts: { length: 1 } });
  });

  test('is whole on a page of smaller type where it is longer', () => {
    expect(partsOf(sentences(8))).toMatchObject({ isLarge: false, parts: { length: 1 } });
  });

  test('has another page where that is not enough', () => {
    const { isLarge, parts } = partsOf(sentences(14));
    expect(isLarge).toBe(false);
    expect(parts.map((part) => part.kind === 'text' && part.text.length <= 300)).toEqual([
      true,
      true,
    ]);
  });
});
