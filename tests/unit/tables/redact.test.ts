import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import { eventFor, openCards, stateFor, type Viewer } from '#lib/tables/redact.ts';
import { History, READER } from '#support/tables/histories.ts';

const VIEWERS: readonly Viewer[] = [
  { role: 'host' },
  { role: 'screen' },
  { role: 'guest', guest: READER },
];

const foldAll = (events: readonly TableEvent[], from: TableState = NEW_TABLE): TableState =>
  events.reduce(foldTable, from);

/** A history, and the number of its events that were read before the rest comes at once. */
const Read = History.chain((events) =>
  fc.record({ events: fc.constant(events), read: fc.integer({ min: 2, max: events.length }) }),
);

test.each(VIEWERS)(
  'what a $role reads comes to what the server shows them, wherever they begin',
  (viewer) => {
    fc.assert(
      fc.property(Read, ({ events, read }) => {
        const now = foldAll(events);
        const begun = stateFor(viewer, foldAll(events.slice(0, read)));
        const rest = events.slice(read).map((event) => eventFor(viewer, event, now));
        expect(foldAll(rest, begun)).toEqual(stateFor(viewer, now));
      }),
      { numRuns: 500 },
    );
  },
);

test.each(VIEWERS)('what a $role reads event by event comes to the same', (viewer) => {
  fc.assert(
    fc.property(History, (events) => {
      let now = foldAll(events.slice(0, 2));
      let seen = stateFor(viewer, now);
      for (const event of events.slice(2)) {
        now = foldTable(now, event);
        seen = foldTable(seen, eventFor(viewer, event, now));
      }
      expect(seen).toEqual(stateFor(viewer, now));
    }),
    { numRuns: 500 },
  );
});

test('events that come twice or out of order change nothing', () => {
  fc.assert(
    fc.property(History, fc.array(fc.nat({ max: 60 })), (events, strays) => {
      let state = NEW_TABLE;
      for (const [index, event] of events.entries()) {
        const stray = events[strays[index] ?? index];
        if (stray && stray.seq !== event.seq) state = foldTable(state, stray);
        state = foldTable(state, event);
      }
      expect(state).toEqual(foldAll(events));
    }),
  );
});

test.each(VIEWERS.slice(1))('a $role gets the code of no card that does not lie open', (viewer) => {
  fc.assert(
    fc.property(History, (events) => {
      const now = foldAll(events);
      const open = openCards(now);
      const sent = JSON.stringify([
        stateFor(viewer, now),
        events.map((event) => eventFor(viewer, event, now)),
      ]);
      const codes = sent.match(/"[A-Z]\d\d"/g) ?? [];
      expect(codes.filter((code) => !open.has(code.slice(1, -1)))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a guest learns of no author of a note without names but themselves', () => {
  fc.assert(
    fc.property(History, (events) => {
      const viewer: Viewer = { role: 'guest', guest: READER };
      const now = foldAll(events);
      const told = events
        .map((event) => eventFor(viewer, event, now))
        .filter((event) => event.kind === 'noted' && !event.named)
        .flatMap((event) => (event.kind === 'noted' ? [event.author ?? READER] : []));
      expect(told.filter((author) => author !== READER)).toEqual([]);
    }),
  );
});
