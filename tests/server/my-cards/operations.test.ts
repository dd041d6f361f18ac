import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { readOperation, withServerTimes } from '#server/my-cards/operations.ts';
import { NOW } from '#support/api/tokens.ts';
import { change, codes, hand, keep, note } from '#support/my-cards/calls.ts';

const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;

const LARGE_AGENDA = 'An agenda holds up to 200 steps and 60,000 characters. Shorten it first.';
const agendaOf = (steps: number, text: string) =>
  change(
    'agenda',
    randomUUID(),
    Array.from({ length: steps }, () => ({ minutes: 5, text })),
    { field: 'steps' },
  );

test.each([
  [
    'of a kind that is not known',
    change('star', 'B12', {}),
    'This server does not know ‘star’ yet.',
  ],
  [
    'of a kind that every object has',
    change('constructor', 'B12', {}),
    'This server does not know ‘constructor’ yet.',
  ],
  [
    'of a field that is not known',
    change('note', 'B12', 'red', { field: 'colour' }),
    'This server does not know ‘note colour’ yet.',
  ],
  [
    'with markup in its kind',
    change('<b>\u0000', 'B12', {}),
    'This server does not know ‘<b>’ yet.',
  ],
  ['of what is no card', note('x', 'b12'), 'A change names nothing that can be kept.'],
  [
    'of what cannot be kept',
    change('keep', 'deck:1', { at: 1 }),
    'A change names nothing that can be kept.',
  ],
  [
    'with a key that no database takes',
    change('keep', 'case:\u0000', { at: 1 }),
    'A change names nothing that can be kept.',
  ],
  [
    'of a hand without a name',
    change('hand', randomUUID(), ' ', { field: 'name' }),
    'The name of a hand has 1 to 80 characters.',
  ],
  [
    'of a hand with too long a name',
    change('hand', randomUUID(), { name: 'x'.repeat(81), cards: [], at: 1 }),
    'The name of a hand has 1 to 80 characters.',
  ],
  [
    'of an agenda without a name',
    change('agenda', randomUUID(), ' ', { field: 'name' }),
    'The name of an agenda has 1 to 80 characters.',
  ],
  [
    'of an agenda with a time that is none',
    change('agenda', randomUUID(), { ends: '10' }, { field: 'times' }),
    'A change could not be read.',
  ],
  ['without an id', { ...keep(), id: 7 }, 'A change could not be read.'],
  [
    'with a time that is none',
    change('keep', 'card:B12', { at: 'now' }),
    'A change could not be read.',
  ],
  ['that is no object', null, 'A change could not be read.'],
])('a change %s is refused in words', (_what, sent, message) => {
  expect(readOperation(sent)).toEqual({ error: 'invalid', message });
});

test.each([
  ['a note of 4,001 characters', note('x'.repeat(4001)), 'A note holds up to 4,000 characters.'],
  ['a hand of 201 cards', hand(randomUUID(), codes(201)), 'A hand holds up to 200 cards.'],
  [
    'the same by itself',
    change('hand', randomUUID(), codes(201), { field: 'cards' }),
    'A hand holds up to 200 cards.',
  ],
  ['an agenda of 201 steps', agendaOf(201, 'x'), LARGE_AGENDA],
  ['an agenda of too much text', agendaOf(61, 'x'.repeat(1000)), LARGE_AGENDA],
])('%s is refused in words', (_what, sent, message) => {
  expect(readOperation(sent)).toEqual({ error: 'too_large', message });
});

test.each([
  ['keep', { at: NOW - DAY }],
  ['laid', { at: NOW - DAY }],
  ['met', { read: NOW - DAY, drawn: NOW }],
  ['hand', { name: 'Monday', cards: ['B12'], at: NOW - DAY }],
])('the times of a change of the kind %s follow the server’s clock', (kind, right) => {
  const keys: Record<string, string> = { keep: 'card:B12', laid: 'mara/B12', met: 'B12' };
  for (const off of [YEAR, -YEAR]) {
    const wrong = Object.fromEntries(
      Object.entries(right).map(([name, value]) => [
        name,
        typeof value === 'number' ? value + off : value,
      ]),
    );
    const read = readOperation(change(kind, keys[kind] ?? randomUUID(), wrong));
    if ('error' in read) throw new Error(read.message);
    expect(withServerTimes(read, off).value).toEqual(right);
  }
});

test('a clock that is less than a minute off is left alone', () => {
  const read = readOperation(keep(NOW));
  if ('error' in read) throw new Error(read.message);
  expect(withServerTimes(read, 59_000)).toEqual(read);
});
