import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findCards } from '#lib/cards/search.ts';
import { isOneEditAway } from '#lib/cards/one-edit-away.ts';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const wordOf = (minLength: number, maxLength: number) =>
  fc.string({ unit: letter, minLength, maxLength });

/** A word and the place of one of its letters. */
const placed = wordOf(5, 12).chain((word) =>
  fc.record({ word: fc.constant(word), at: fc.nat(word.length - 1), other: letter }),
);

const SLIPS: Record<string, (word: string, at: number, other: string) => string> = {
  wrong: (word, at, other) => word.slice(0, at) + other + word.slice(at + 1),
  missing: (word, at) => word.slice(0, at) + word.slice(at + 1),
  added: (word, at, other) => word.slice(0, at) + other + word.slice(at),
  swapped: (word, at) =>
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
};

const cardWith = (word: string) => ({
  code: 'Q00',
  title: 'T',
  category: 'game',
  stream: 'empathy_nexus',
  purpose: `One ${word} more.`,
});

describe.each(Object.entries(SLIPS))('one letter %s', (_name, slip) => {
  test('is forgiven in a word of five letters and more', () => {
    fc.assert(
      fc.property(placed, ({ word, at, other }) => {
        expect(isOneEditAway(slip(word, at, other), word)).toBe(true);
      }),
    );
  });

  test('still finds the card with the word', () => {
    fc.assert(
      fc.property(placed, ({ word, at, other }) => {
        expect(findCards([cardWith(word)], { text: slip(word, at, other) })).toHaveLength(1);
      }),
    );
  });
});

test('a word of up to four letters has to be right', () => {
  fc.assert(
    fc.property(wordOf(1, 4), wordOf(1, 5), (word, typed) => {
      expect(isOneEditAway(typed, word)).toBe(typed === word);
    }),
  );
});

test('a slip is what the edit distance with swaps calls at most one step', () => {
  /** Optimal string alignment (Boytsov 2011, section 2.1), straight from its definition. */
  const distance = (one: string, other: string): number => {
    if (one === '' || other === '') return one.length + other.length;
    const [a, b] = [one.slice(1), other.slice(1)];
    const swapped = one.length > 1 && one[0] === other[1] && one[1] === other[0];
    return Math.min(
      distance(a, other) + 1,
      distance(one, b) + 1,
      distance(a, b) + (one[0] === other[0] ? 0 : 1),
      swapped ? distance(one.slice(2), other.slice(2)) + 1 : Infinity,
    );
  };
  // Few letters, so that words are often alike.
  const few = (minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength });
  fc.assert(
    fc.property(few(4, 7), few(5, 6), (typed, word) => {
      expect(isOneEditAway(typed, word)).toBe(distance(typed, word) <= 1);
    }),
  );
});
