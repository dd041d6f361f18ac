import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { findSlots } from '#lib/captions/slots.ts';

const slotsOf = (text: string): readonly string[] =>
  findSlots(text).map(({ start, end }) => text.slice(start, end));

test('a slot is known by its place and its words', () => {
  expect(findSlots('Made me think of [ what it was ].')).toEqual([
    { start: 17, end: 32, words: 'what it was' },
  ]);
});

test.each<[string, string, readonly string[]]>([
  ['several slots come in order', '[one] and [two]', ['[one]', '[two]']],
  ['brackets within brackets make one slot', 'a [b [c] d [e]] f', ['[b [c] d [e]]']],
  ['an unclosed bracket is text', 'a [b', []],
  ['a bracket that was never opened is text', 'a] [b]', ['[b]']],
  ['an unclosed bracket leaves the slot behind it', '[a [b]', ['[b]']],
  ['a slot does not go on in the next line', '[a\nb] [c]', ['[c]']],
  ['empty brackets count', 'a [] b', ['[]']],
  ['round brackets are text', 'a (b)', []],
])('%s', (_name, text, slots) => {
  expect(slotsOf(text)).toEqual(slots);
});

const brackets = fc.string({ unit: fc.constantFrom('[', ']', 'a', ' ', '\n') });

test('no two slots overlap', () => {
  fc.assert(
    fc.property(brackets, (text) => {
      const ends = [0, ...findSlots(text).map(({ end }) => end)];
      expect(findSlots(text).filter(({ start }, at) => start < (ends[at] ?? 0))).toEqual([]);
    }),
  );
});

test('a slot begins and ends with its brackets', () => {
  fc.assert(
    fc.property(brackets, (text) => {
      expect(slotsOf(text).filter((slot) => !/^\[.*\]$/.test(slot))).toEqual([]);
    }),
  );
});

test('what is not in a slot holds no closed pair', () => {
  fc.assert(
    fc.property(brackets, (text) => {
      const around = findSlots(text).reduceRight(
        (left, { start, end }) => `${left.slice(0, start)}\n${left.slice(end)}`,
        text,
      );
      expect(slotsOf(around)).toEqual([]);
    }),
  );
});
