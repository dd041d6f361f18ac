import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Case } from '#contract/showcase.ts';
import { EMPTY_CASE } from '#lib/my-cards/cases.ts';
import { readLibrary } from '#lib/my-cards/library.ts';
import { savedKey, savedKeysIn, toSavedCase } from '#lib/my-cards/saved.ts';

const wheel: Case = { ...EMPTY_CASE, slug: 'rain-coat', title: 'The wheel' };
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
  cards: [{ code: 'B12', title: 'x' }],
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

describe('the pictures of a saved case', () => {
  const imagesOf = (images: unknown): readonly string[] | undefined => {
    const text = JSON.stringify({ ...wheel, images });
    return readLibrary([['cd.case.rain-coat', text]]).cases[0]?.images;
  };

  test('that an earlier version saved by the names of its build are found again', () => {
    expect(imagesOf(['/_astro/rain-coat-1.Bx3k9a2Z.svg', '/_astro/other.svg'])).toEqual([
      '/assets/showcase/rain-coat-1.svg',
      '/assets/showcase/rain-coat-2.svg',
    ]);
  });

  test('may be addresses or hold them', () => {
    expect(imagesOf(['/assets/a.png', { url: '/assets/b.png' }])).toEqual([
      '/assets/a.png',
      '/assets/b.png',
    ]);
  });

  test('of a case of one’s own stay as they are', () => {
    const text = JSON.stringify({ ...wheel, slug: 'mine', images: ['/_astro/mine.svg'] });
    expect(readLibrary([['cd.case.mine', text]]).cases[0]?.images).toEqual(['/_astro/mine.svg']);
  });
});

test('a persona is known by its name in any case of letters', () => {
  const key = savedKey({ kind: 'persona', value: persona });
  expect(savedKey({ kind: 'persona', value: { ...persona, name: 'MARA' } })).toBe(key);
});

test('a damaged entry does not count as saved', () => {
  const entries = [stored(wheel), ['cd.case.broken', '{'], ['cd.case.blank', 'null']] as const;
  expect([...savedKeysIn(entries)]).toEqual(['cd.case.rain-coat']);
});

test('a showcase case takes the time at which it is saved', () => {
  expect(toSavedCase(wheel, 5).created).toBe(5);
});

test('the empty case has every field of a case', () => {
  expect(Case.parse(EMPTY_CASE)).toEqual(EMPTY_CASE);
});
