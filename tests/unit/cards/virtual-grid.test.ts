import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  visibleRange,
  rowAt,
  rowOffset,
  type VisibleRange,
  type GridMetrics,
  type Viewport,
} from '#lib/cards/virtual-grid.ts';

const LOWEST = 100;
/** What sums of fractions may be wrong by: less than any screen shows. */
const NOTHING = 0.001;
const height = fc.double({ min: LOWEST, max: 900, noNaN: true });

/** A list of up to 5,000 entries, some of whose rows have been drawn. */
const lists: fc.Arbitrary<GridMetrics> = fc.record({
  entries: fc.integer({ min: 1, max: 5000 }),
  columns: fc.integer({ min: 1, max: 8 }),
  estimatedHeight: height,
  measuredHeights: fc
    .array(fc.tuple(fc.nat(40), height), { maxLength: 30 })
    .map((known) => new Map(known)),
});

const rowsIn = ({ entries, columns }: GridMetrics): number => Math.ceil(entries / columns);

/** A list and a part of it that is in sight. */
const seen = lists.chain((rows) =>
  fc.record({
    rows: fc.constant(rows),
    sight: fc
      .record({
        from: fc.integer({ min: -2000, max: Math.ceil(rowOffset(rows, rowsIn(rows))) }),
        screen: fc.integer({ min: 300, max: 4000 }),
      })
      .map(({ from, screen }): Viewport => ({ from, to: from + screen })),
    kept: fc.option(fc.nat(rows.entries - 1), { nil: undefined }),
  }),
);

const placesOf = ({ entries }: VisibleRange): readonly number[] =>
  entries.map(({ index }) => index);

describe('of a long list', () => {
  test('every entry in sight is drawn', () => {
    fc.assert(
      fc.property(seen, ({ rows, sight, kept }) => {
        const drawn = new Set(placesOf(visibleRange(rows, sight, kept)));
        const inSight = Array.from({ length: rows.entries }, (_, index) => index).filter(
          (index) => {
            const row = Math.floor(index / rows.columns);
            const [top, bottom] = [rowOffset(rows, row), rowOffset(rows, row + 1)];
            return bottom > sight.from + NOTHING && top < sight.to - NOTHING;
          },
        );
        expect(inSight.filter((index) => !drawn.has(index))).toEqual([]);
      }),
    );
  });

  test('no more is drawn than the screen holds, however many there are', () => {
    fc.assert(
      fc.property(seen, ({ rows, sight, kept }) => {
        const onScreen = Math.ceil((sight.to - sight.from) / LOWEST) + 1;
        const withNeighbours = kept === undefined ? 0 : 3;
        expect(placesOf(visibleRange(rows, sight, kept)).length).toBeLessThanOrEqual(
          (onScreen + withNeighbours) * rows.columns,
        );
      }),
    );
  });

  test('the one that has the focus is drawn wherever it is, with its neighbours', () => {
    fc.assert(
      fc.property(seen, ({ rows, sight, kept = 0 }) => {
        const drawn = new Set(placesOf(visibleRange(rows, sight, kept)));
        const near = [kept - 1, kept, kept + 1].filter((at) => at >= 0 && at < rows.entries);
        expect(near.filter((index) => !drawn.has(index))).toEqual([]);
      }),
    );
  });

  test('entries keep their order, and the list its height', () => {
    fc.assert(
      fc.property(seen, ({ rows, sight, kept }) => {
        const drawn = visibleRange(rows, sight, kept);
        const places = placesOf(drawn);
        expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
        const firsts = drawn.entries.filter(({ index }) => index % rows.columns === 0);
        const whole = firsts.reduce((sum, { index, above }) => {
          const row = index / rows.columns;
          return sum + above + rowOffset(rows, row + 1) - rowOffset(rows, row);
        }, drawn.below);
        expect(whole).toBeCloseTo(rowOffset(rows, rowsIn(rows)), 3);
      }),
    );
  });
});

test('the row at a distance is the one that begins there or before', () => {
  fc.assert(
    fc.property(lists, fc.nat(4999), (rows, chosen) => {
      const row = chosen % rowsIn(rows);
      expect(rowAt(rows, (rowOffset(rows, row) + rowOffset(rows, row + 1)) / 2)).toBe(row);
    }),
  );
});
