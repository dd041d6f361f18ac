import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PersonaList } from '#contract/journeys.ts';
import { Journey } from '#islands/journeys/Journey.tsx';
import { parseFirstPersonas } from '#lib/journeys/first-persona.ts';
import { drawFirst } from '#support/first/plain-document.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

import { bundleInlineScript } from '../../../scripts/inline-scripts.mjs';

const SCRIPT = await bundleInlineScript('src/layouts/first/persona.tsx');
const { personas } = await loadTestDeck();
const [first] = personas;
if (!first) throw new Error('The deck has no persona.');

/** As the API client reads it, with the order of the fields. */
const parseWhole = (value: unknown): string => {
  const parsed = PersonaList.safeParse(value);
  return parsed.success ? JSON.stringify(parsed.data) : 'none';
};

test('the journeys are read as the API client reads them', () => {
  const odd = [{ ...first, more: 1, testimonials: [], cards: [{ code: 'B12', title: 'A' }] }];
  for (const list of [personas, odd, []])
    expect(JSON.stringify(parseFirstPersonas(list))).toBe(parseWhole(list));
});

test('what the API client refuses is refused, whatever is wrong in it', () => {
  const names = Object.keys(first);
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom('A ', '', [{}], [{ code: 'b12' }]));
  fc.assert(
    fc.property(fc.constantFrom(...names), value, (name, wrong) => {
      const list = [first, { ...first, [name]: wrong }];
      // Other spellings are left to the modules.
      const read = JSON.stringify(parseFirstPersonas(list)) ?? 'left';
      expect(['left', parseWhole(list)]).toContain(read);
    }),
  );
  for (const list of [{}, null, '<html>', [null], [first, {}]])
    expect(parseFirstPersonas(list)).toBeUndefined();
});

test.each(personas)('the journey of $name is drawn as the island renders it', async (persona) => {
  const page = `/journeys/${encodeURIComponent(persona.name.toUpperCase())}`;
  expect(await drawFirst(SCRIPT, '/personas', personas, page)).toBe(
    // React adds a hint for the picture.
    renderToStaticMarkup(createElement(Journey, { persona, Table: () => null })).replace(
      /^<link[^>]*>/,
      '',
    ),
  );
});

test.each(['/journeys', '/journeys/none', '/journeys/%E0%A4%A'])(
  '%s is left to the island',
  async (page) => {
    expect(await drawFirst(SCRIPT, '/personas', personas, page).catch(() => {})).toBeUndefined();
  },
);
