import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { readFile } from '#lib/my-cards/import.ts';
import { NO_ITEMS, type Change, type Items } from '#lib/my-cards/items.ts';
import { withOperations } from '#lib/my-cards/overlay.ts';
import { toJsonFile, toMarkdown } from '#lib/my-cards/portable.ts';

const HAND = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const AGENDA = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';
const NOW = Date.UTC(2026, 2, 5);

const done = (items: Items, changes: readonly Change[]): Items =>
  withOperations(
    items,
    changes.map((change) => ({ ...change, id: randomUUID() })),
    NOW,
  ).items;

const SOME = done(NO_ITEMS, [
  { kind: 'keep', key: 'card:B12', value: { at: 5 } },
  { kind: 'note', key: 'B12', value: { text: 'Ask *twice*\nand wait' } },
  { kind: 'hand', key: HAND, value: { name: 'Monday', cards: ['B12', 'T14'], at: 5 } },
  {
    kind: 'agenda',
    key: AGENDA,
    value: { name: 'An hour', steps: [{ minutes: 5, title: 'Welcome', text: 'Hello' }], at: 5 },
  },
  { kind: 'met', key: 'T14', value: { drawn: 5 } },
  { kind: 'laid', key: 'inês/B12', value: { at: 5 } },
]);

const read = (text: string, here = NO_ITEMS) => readFile(text, here, () => randomUUID());

const changesIn = (text: string, here = NO_ITEMS): readonly Change[] => {
  const file = read(text, here);
  return file.ok ? file.changes : [];
};

const contentOf = (items: Items): unknown[] =>
  [...items.values()].map(({ kind, key, value }) => [
    kind,
    key,
    value && 'text' in value ? value.text : value,
  ]);

describe('a file of My Cards', () => {
  const file = toJsonFile(SOME, NOW);

  test('brings everything into an empty account', () => {
    expect(contentOf(done(NO_ITEMS, changesIn(file)))).toEqual(contentOf(SOME));
  });

  test('brings nothing where everything is there already', () => {
    expect(done(SOME, changesIn(file, SOME))).toBe(SOME);
  });

  test('leaves the note that is there beside its own', () => {
    const here = done(NO_ITEMS, [{ kind: 'note', key: 'B12', value: { text: 'Mine' } }]);
    const note = done(here, changesIn(file, here)).get('note/B12')?.value;
    expect(JSON.stringify(note)).toContain('Mine');
    expect(JSON.stringify(note)).toContain('Ask *twice*');
  });

  test('leaves a hand that has changed since, and brings its own beside it', () => {
    const here = done(SOME, [{ kind: 'hand', key: HAND, field: 'cards', value: ['M14'] }]);
    const after = done(here, changesIn(file, here));
    expect([...after.values()].filter(({ kind }) => kind === 'hand')).toHaveLength(2);
    expect(after.get(`hand/${HAND}`)?.value).toMatchObject({ cards: ['M14'] });
  });

  test('leaves an agenda that has changed since, and brings its own beside it', () => {
    const here = done(SOME, [{ kind: 'agenda', key: AGENDA, field: 'steps', value: [] }]);
    const after = done(here, changesIn(file, here));
    expect([...after.values()].filter(({ kind }) => kind === 'agenda')).toHaveLength(2);
    expect(after.get(`agenda/${AGENDA}`)?.value).toMatchObject({ steps: [] });
  });

  test.each([
    ['cut off', file.slice(0, 200), /damaged or cut off/],
    ['another app’s', '{"name":"x"}', /not a file of My Cards/],
    ['a list', '[]', /not a file of My Cards/],
    ['a newer version’s', file.replace('"version": 1', '"version": 2'), /newer version/],
  ])('that is %s says so', (_, text, words) => {
    expect(read(text)).toMatchObject({ ok: false, message: expect.stringMatching(words) });
  });

  test('with things that nobody can read brings the others and counts those', () => {
    const text = JSON.stringify({
      format: 'dck-my-cards',
      version: 1,
      items: [
        null,
        { kind: 'star', key: 'B12', value: {} },
        { kind: 'note', key: '<script>', value: { id: HAND, text: 'x' } },
        { kind: 'keep', key: 'card:B12', value: { at: 5 } },
      ],
    });
    expect(read(text)).toMatchObject({ ok: true, unread: 3 });
    expect(changesIn(text)).toHaveLength(1);
  });
});

test('Markdown holds hands, kept things and notes, and reads no sign in a person’s text', () => {
  const text = toMarkdown(SOME, (key) => (key === 'card:B12' ? 'Steady hands' : key), NOW);
  expect(text).toContain('As of 5 March 2026.');
  expect(text).toContain('### Monday\n\n1. B12 Steady hands');
  expect(text).toContain('- Steady hands');
  expect(text).toContain(String.raw`> Ask \*twice\*` + '\n> and wait');
});
