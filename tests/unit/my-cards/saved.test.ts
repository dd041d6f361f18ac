import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Case } from '#contract/showcase.ts';
import { EMPTY_CASE } from '#lib/my-cards/cases.ts';
import { readLibrary } from '#lib/my-cards/library.ts';
import { savedKey, savedKeysIn, toSavedCase } from '#lib/my-cards/saved.ts';

const wheel: Case = { ...EMPTY_CASE, slug: 'yoga-wheel', title: 'The wheel' };
const wheelNumber = (number: number): Case => ({ ...wheel, slug: `wheel-${number}` });

const persona = {
  name: 'Mara',
  descriptor: 'Leads a small team',
  stream: 'empathy_nexus',
  role_environment: 'x',
  quote: 'x',
  current_tension: 'x',
  core_question: 'x',
  arc: { p1: 'x', p2: 'x', p3: 'x' },
  cards: [{ code: 'B14', title: 'x' }],
  quotes: { q1: 'x', q2: 'x', q3: 'x' },
  testimonials: [{ body: 'x', author: 'x' }],
};

const stored = (value: Case): [string, string] => [
  savedKey({ kind: 'case', value }),
  JSON.stringify(value),
];

describe('the library', () => {
  test('holds cases newest first', () => {
    const cases = [1, 3, 2].map((time) => toSavedCase(wheelNumber(time), time));
    expect(readLibrary(cases.map(stored)).cases.map(({ created }) => created)).toEqual([3, 2, 1]);
  });

  test('leaves out what is damaged and keeps the rest', () => {
    const { cases } = readLibrary([
      ['cd.case.broken', '{'],
      ['cd.case.blank', 'null'],
      ['cd.case.half', '{"title":"Half"}'],
      ['cd.persona.none', '[]'],
      stored(wheel),
    ]);
    expect(cases).toEqual([wheel]);
  });

  test('leaves out a case under the key of another one', () => {
    expect(readLibrary([['cd.case.other', JSON.stringify(wheel)]]).cases).toEqual([]);
  });

  test('survives whatever the storage holds', () => {
    const key = fc.oneof(fc.constantFrom('cd.case.a', 'cd.persona.a'), fc.string());
    const text = fc.oneof(fc.json(), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(key, text)), (entries) => {
        expect(readLibrary(entries).cases).toBeInstanceOf(Array);
      }),
    );
  });
});

test('a persona is known by its name in any case of letters', () => {
  const key = savedKey({ kind: 'persona', value: persona });
  expect(savedKey({ kind: 'persona', value: { ...persona, name: 'MARA' } })).toBe(key);
});

test('a damaged entry does not count as saved', () => {
  const entries = [stored(wheel), ['cd.case.broken', '{'], ['cd.case.blank', 'null']] as const;
  expect([...savedKeysIn(entries)]).toEqual(['cd.case.yoga-wheel']);
});

test('a showcase case takes the time at which it is saved', () => {
  expect(toSavedCase(wheel, 5).created).toBe(5);
});

test('the empty case has every field of a case', () => {
  expect(Case.parse(EMPTY_CASE)).toEqual(EMPTY_CASE);
});
