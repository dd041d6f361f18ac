import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { TableEvent } from '#contract/table-events.ts';
import { foldAll, NEW_TABLE } from '#lib/tables/fold.ts';
import { eventFor, stateFor, type Viewer } from '#lib/tables/redact.ts';
import { createDeckTexts, eventsIn, stateIn, type TextsIn } from '#server/tables/deck-texts.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { History, READER } from '#support/tables/histories.ts';

const VIEWERS: readonly Viewer[] = [
  { role: 'host' },
  { role: 'screen' },
  { role: 'guest', guest: READER },
];

/** A language that writes every text of steps and titles in capitals. */
const LOUD: TextsIn = {
  step: (step) => ({
    ...step,
    ...(step.title !== undefined && { title: step.title.toUpperCase() }),
    ...(step.text !== undefined && { text: step.text.toUpperCase() }),
  }),
  source: (source) =>
    source.title === undefined ? source : { ...source, title: source.title.toUpperCase() },
};

const Read = History.chain((events) =>
  fc.record({ events: fc.constant(events), read: fc.integer({ min: 2, max: events.length }) }),
);

test.each(VIEWERS)(
  'what a $role reads in a language comes to the state in it, wherever they begin',
  (viewer) => {
    fc.assert(
      fc.property(Read, ({ events, read }) => {
        const now = foldAll(NEW_TABLE, events);
        const begun = stateFor(viewer, foldAll(NEW_TABLE, events.slice(0, read)));
        const rest: readonly TableEvent[] = events
          .slice(read)
          .map((event) => eventFor(viewer, event, now));
        const seen = foldAll(stateIn(begun, LOUD), eventsIn(rest, LOUD, now));
        expect(seen).toEqual(stateIn(stateFor(viewer, now), LOUD));
      }),
      { numRuns: 300 },
    );
  },
);

test('of a deck of one language all is as it is stored', async () => {
  const deck = await loadTestDeck();
  const facts = { ...deck.facts, languages: ['en'] };
  const textsFor = createDeckTexts({ ...deck, facts, translations: new Map() });
  const { texts, ...rest } = textsFor('de');
  expect(texts).toBeUndefined();
  expect(Object.keys(rest)).toEqual(['cards']);
  expect(stateIn(NEW_TABLE, texts)).toBe(NEW_TABLE);
});

test('the host’s own words stay, in each language', async () => {
  const textsFor = createDeckTexts(await loadTestDeck());
  const own = { minutes: 5, title: 'Opening', text: 'Words of the host' };
  for (const language of ['en', 'de', 'fr']) expect(textsFor(language).texts?.step(own)).toBe(own);
});
