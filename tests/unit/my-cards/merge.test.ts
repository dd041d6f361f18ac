import { describe, expect, test } from 'vitest';

import { Operation, type Item } from '#contract/my-cards.ts';
import { applyOperation } from '#lib/my-cards/merge.ts';

const NOW = 1_700_000_000_000;
const YEAR = 365 * 24 * 60 * 60_000;
const HAND = '00000000-0000-4000-8000-00000000000a';

/** The id of an operation, told from others by a number. */
const id = (number: number): string =>
  `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`;

/** Applies operations of the contract's form in order, each with a revision of its own. */
const applyAll = (operations: readonly object[]): Item | undefined => {
  let item: Item | undefined;
  for (const [index, operation] of operations.entries())
    item = applyOperation(item, Operation.parse(operation), { now: NOW, revision: index + 1 });
  return item;
};

const write = (number: number, text: string, base?: number) => ({
  id: id(number),
  kind: 'note',
  key: 'B12',
  value: { text },
  ...(base !== undefined && { base: id(base) }),
});
const remove = (number: number, base?: number) => ({ ...write(number, '', base), value: null });
const settle = (number: number, ...texts: number[]) => ({
  id: id(number),
  kind: 'note',
  key: 'B12',
  field: 'others',
  value: texts.map(id),
});
const keep = (number: number, at: number | null) => ({
  id: id(number),
  kind: 'keep',
  key: 'card:B12',
  value: at === null ? null : { at },
});
const met = (number: number, value: object | null) => ({
  id: id(number),
  kind: 'met',
  key: 'B12',
  value,
});
const hand = (number: number, value: object | null) => ({
  id: id(number),
  kind: 'hand',
  key: HAND,
  value,
});
const setHand = (number: number, field: string, value: unknown) => ({
  id: id(number),
  kind: 'hand',
  key: HAND,
  field,
  value,
});
const agenda = (number: number, value: object | null) => ({
  id: id(number),
  kind: 'agenda',
  key: HAND,
  value,
});
const setAgenda = (number: number, field: string, value: unknown) => ({
  id: id(number),
  kind: 'agenda',
  key: HAND,
  field,
  value,
});
const HOUR = { name: 'An hour', steps: [{ minutes: 5 }], at: NOW };
const MONDAY = { name: 'Monday', cards: ['B12', 'T14'], at: NOW };

describe('a note', () => {
  test.each([
    ['is written', [write(1, 'a')], { id: id(1), text: 'a' }],
    [
      'gives way to a text that was written over it',
      [write(1, 'a'), write(2, 'b', 1)],
      { id: id(2), text: 'b' },
    ],
    [
      'keeps a text that the writer had not seen',
      [write(1, 'a'), write(2, 'b')],
      { id: id(2), text: 'b', others: [{ id: id(1), text: 'a' }] },
    ],
    [
      'keeps the texts of three devices',
      [write(1, 'a'), write(2, 'b'), write(3, 'c')],
      {
        id: id(3),
        text: 'c',
        others: [
          { id: id(1), text: 'a' },
          { id: id(2), text: 'b' },
        ],
      },
    ],
    [
      'keeps the other text while its writer goes on without having seen it',
      [write(1, 'a'), write(2, 'b'), write(3, 'b, longer', 2)],
      { id: id(3), text: 'b, longer', others: [{ id: id(1), text: 'a' }] },
    ],
    [
      'does not pile up what the writer of another text goes on to write',
      [write(1, 'a'), write(2, 'b'), write(3, 'a, longer', 1)],
      { id: id(3), text: 'a, longer', others: [{ id: id(2), text: 'b' }] },
    ],
    [
      'stays as it is where both wrote the same',
      [write(1, 'a'), write(2, 'a')],
      { id: id(1), text: 'a' },
    ],
    [
      'is of one text where one writer took the text of the other',
      [write(1, 'a'), write(2, 'b'), write(3, 'b', 1)],
      { id: id(2), text: 'b' },
    ],
    [
      'loses what the person has settled, and nothing else',
      [write(1, 'a'), write(2, 'b'), write(3, 'c'), settle(4, 1)],
      { id: id(3), text: 'c', others: [{ id: id(2), text: 'b' }] },
    ],
    [
      'has one text once all others are settled',
      [write(1, 'a'), write(2, 'b'), settle(3, 1)],
      { id: id(2), text: 'b' },
    ],
    [
      'is not emptied by settling its own text',
      [write(1, 'a'), settle(2, 1)],
      { id: id(1), text: 'a' },
    ],
    ['is deleted by who has seen it', [write(1, 'a'), remove(2, 1)], null],
    ['is deleted by a text of spaces', [write(1, 'a'), write(2, ' \n', 1)], null],
    [
      'stays when who deletes it has seen an older text',
      [write(1, 'a'), write(2, 'b', 1), remove(3, 1)],
      { id: id(2), text: 'b' },
    ],
    [
      'stays when who deletes it has seen none',
      [write(1, 'a'), remove(2)],
      { id: id(1), text: 'a' },
    ],
    [
      'shows the other text when its own is deleted',
      [write(1, 'a'), write(2, 'b'), remove(3, 2)],
      { id: id(1), text: 'a' },
    ],
    [
      'can be written again',
      [write(1, 'a'), remove(2, 1), write(3, 'b')],
      { id: id(3), text: 'b' },
    ],
  ])('%s', (_what, operations, value) => {
    expect(applyAll(operations)?.value).toEqual(value);
  });
});

describe('a kept thing', () => {
  test.each([
    ['has the time it was first kept', [keep(1, NOW - 5), keep(2, NOW - 9)], { at: NOW - 5 }],
    ['is never kept in the future', [keep(1, NOW + YEAR)], { at: NOW }],
    ['is gone once it was let go', [keep(1, NOW), keep(2, null)], null],
    ['can be kept again', [keep(1, NOW - 9), keep(2, null), keep(3, NOW - 2)], { at: NOW - 2 }],
  ])('%s', (_what, operations, value) => {
    expect(applyAll(operations)?.value).toEqual(value);
  });

  test('that was never there leaves nothing behind when it is let go', () => {
    expect(applyAll([keep(1, null)])).toBeUndefined();
  });
});

test.each([
  [
    'each way once, at its earliest',
    [met(1, { scanned: 5, drawn: 9 }), met(2, { drawn: 7, read: 3 })],
    { scanned: 5, drawn: 7, read: 3 },
  ],
  ['no time in the future', [met(1, { read: NOW + YEAR })], { read: NOW }],
  ['nothing once it is forgotten', [met(1, { read: 5 }), met(2, null)], null],
])('a card that was met keeps %s', (_what, operations, value) => {
  expect(applyAll(operations)?.value).toEqual(value);
});

describe('a hand', () => {
  test.each([
    ['is made', [hand(1, MONDAY)], MONDAY],
    [
      'keeps each card once, in order',
      [hand(1, { ...MONDAY, cards: ['T14', 'B12', 'T14'] })],
      { ...MONDAY, cards: ['T14', 'B12'] },
    ],
    [
      'takes name and cards of different devices',
      [hand(1, MONDAY), setHand(2, 'name', 'Tuesday'), setHand(3, 'cards', ['M14'])],
      { ...MONDAY, name: 'Tuesday', cards: ['M14'] },
    ],
    [
      'has the name that came last',
      [hand(1, MONDAY), setHand(2, 'name', 'b'), setHand(3, 'name', 'c')],
      { ...MONDAY, name: 'c' },
    ],
    [
      'stays deleted when another device renames it',
      [hand(1, MONDAY), hand(2, null), setHand(3, 'name', 'b')],
      null,
    ],
    ['comes back whole', [hand(1, MONDAY), hand(2, null), hand(3, MONDAY)], MONDAY],
    [
      'is made by cards that come before it',
      [setHand(1, 'cards', ['B12'])],
      { name: 'Hand', cards: ['B12'], at: NOW },
    ],
  ])('%s', (_what, operations, value) => {
    expect(applyAll(operations)?.value).toEqual(value);
  });
});

describe('an agenda', () => {
  const steps = [{ minutes: 10, title: 'Welcome' }];
  test.each([
    ['is made', [agenda(1, HOUR)], HOUR],
    [
      'takes name, steps and times of different devices',
      [
        agenda(1, HOUR),
        setAgenda(2, 'name', 'Two hours'),
        setAgenda(3, 'steps', steps),
        setAgenda(4, 'times', { ends: '10:00' }),
      ],
      { ...HOUR, name: 'Two hours', steps, times: { ends: '10:00' } },
    ],
    [
      'has the steps that came last',
      [agenda(1, HOUR), setAgenda(2, 'steps', []), setAgenda(3, 'steps', steps)],
      { ...HOUR, steps },
    ],
    [
      'stays deleted when another device changes it',
      [agenda(1, HOUR), agenda(2, null), setAgenda(3, 'steps', steps)],
      null,
    ],
    ['comes back whole', [agenda(1, HOUR), agenda(2, null), agenda(3, HOUR)], HOUR],
    [
      'is made by steps that come before it',
      [setAgenda(1, 'steps', steps)],
      { name: 'Agenda', steps, at: NOW },
    ],
  ])('%s', (_what, operations, value) => {
    expect(applyAll(operations)?.value).toEqual(value);
  });
});

test('an item has the revision of the last operation that changed it', () => {
  expect(applyAll([hand(1, MONDAY), setHand(2, 'name', 'Tuesday')])?.revision).toBe(2);
  expect(applyAll([hand(1, MONDAY), setHand(2, 'name', 'Monday')])?.revision).toBe(1);
});
