import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import {
  visibleRange,
  rowAt,
  rowOffset,
  VIRTUAL_GRID_MIN,
  type VisibleRange,
  type GridMetrics,
  type Viewport,
} from '#lib/cards/virtual-grid.ts';

/** What is drawn of a long list until its page knows how it lies. */
const INITIAL_RANGE: VisibleRange = {
  entries: Array.from({ length: 12 }, (_, index) => ({ index, above: 0 })),
  below: 0,
};

/** The first screen, until somebody looks how high it is, in pixels. */
const INITIAL_VIEWPORT: Viewport = { from: 0, to: 1000 };

/** What is drawn changes after so many pixels. */
const SCROLL_STEP = 256;

/** Heights that are not further apart are the same, in pixels. */
const HEIGHT_TOLERANCE = 0.5;

/** How long a page that is turned or resized may take to come to rest, in ms. */
const RESIZE_SETTLE = 250;

/** How long a list has to stay the same before more of it is drawn than is seen, in ms. */
const OVERSCAN_DELAY = 100;

type Items = readonly unknown[];
type Layout = Pick<GridMetrics, 'columns' | 'estimatedHeight'> & { readonly width: number };

/** How the last long list of this page lay: the next one lies likewise. */
let lastLayout: Layout | undefined;

/** The heights of the rows of its lists: one that is drawn again is as high as it was. */
let heights = new WeakMap<Items, Map<number, number>>();

const heightsOf = (items: Items): Map<number, number> => {
  const known = heights.get(items) ?? new Map<number, number>();
  heights.set(items, known);
  return known;
};

const metricsOf = (items: Items, { columns, estimatedHeight }: Layout): GridMetrics => ({
  entries: items.length,
  columns,
  estimatedHeight,
  measuredHeights: heightsOf(items),
});

/** A list as it has been drawn. */
interface DrawnList {
  readonly items: Items;
  readonly drawn: VisibleRange;
  /** How it was thought to lie. */
  readonly layout: Layout | undefined;
}

/**
 * Looks how a list lies that has just been drawn, and notes the heights of its rows.
 * @returns the layout that it was drawn with where nothing of it, and no height, was wrong
 */
const measure = (list: Element, { items, drawn, layout }: DrawnList): Layout | undefined => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { width } = list.getBoundingClientRect();
  if (width === 0) return layout;
  const heightOf = (tile: Element | null | undefined): number =>
    (tile?.getBoundingClientRect().height ?? 0) + parseFloat(rowGap);
  const columns = gridTemplateColumns.split(' ').length;
  const begin = (): Layout => {
    heights = new WeakMap();
    // Of what is in the entry, which itself is as high as its row, and that is still another one.
    const estimatedHeight = heightOf(list.firstElementChild?.firstElementChild);
    return (lastLayout = { columns, width, estimatedHeight });
  };
  if (layout?.columns !== columns || layout.width !== width) return begin();
  const known = heightsOf(items);
  let corrected = false;
  for (const [place, { index }] of drawn.entries.entries()) {
    if (index % columns > 0) continue;
    const row = index / columns;
    const height = heightOf(list.children[place]);
    const before = known.get(row);
    corrected ||= Math.abs(height - (before ?? layout.estimatedHeight)) > HEIGHT_TOLERANCE;
    known.set(row, height);
  }
  return corrected ? { ...layout } : layout;
};

interface VirtualGrid extends VisibleRange {
  /** The list, whose children are the drawn entries and nothing else. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Whether entries are left out, so that the list has to say how many there are. */
  readonly long: boolean;
}

/**
 * Draws what is in sight of a list in a grid that grows with its page. On paper and up to a certain length
 * that is all of it (docs/decisions/0034).
 * @param items the list; another array is another list
 * @param kept the place of an entry that is drawn wherever it is
 */
export const useVirtualGrid = (items: Items, kept: number | undefined): VirtualGrid => {
  const list = useRef<HTMLUListElement>(null);
  const [printing, setPrinting] = useState(false);
  const [layout, setLayout] = useState(lastLayout);
  const [viewport, setViewport] = useState(INITIAL_VIEWPORT);
  const [overscannedItems, setOverscannedItems] = useState<Items>();
  const tooLong = items.length > VIRTUAL_GRID_MIN;
  const long = tooLong && !printing;
  const rows = useMemo(() => layout && metricsOf(items, layout), [items, layout]);
  const drawn = useMemo(() => {
    if (!long) return { entries: items.map((_, index) => ({ index, above: 0 })), below: 0 };
    if (!rows) return INITIAL_RANGE;
    // A screen more on each side, but not while a letter of a search waits for what is seen.
    const more = overscannedItems === items ? viewport.to - viewport.from : 0;
    return visibleRange(rows, { from: viewport.from - more, to: viewport.to + more }, kept);
  }, [items, long, rows, viewport, kept, overscannedItems]);
  /** What listeners know, as of the last drawing. */
  const latest = useRef({ items, rows, layout, drawn });
  /** The row at the upper edge of the screen: where it lies there, and by its first entry which it is. */
  const anchor = useRef<{ readonly index: number; readonly offset: number }>(undefined);
  /** Until when that row stays the same whatever is scrolled, as `performance.now` counts. */
  const settled = useRef(0);

  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = { items, rows, layout, drawn };
    if (before.items !== items) anchor.current = undefined;
    // What is known anew of rows above the screen moves nothing on it. Browsers that do so by themselves
    // are told not to (`overflow-anchor`): they cannot know which rows have been left out.
    if (before.layout !== layout && rows && list.current && anchor.current) {
      const { index, offset } = anchor.current;
      const { top } = list.current.getBoundingClientRect();
      const moved = top + rowOffset(rows, Math.floor(index / rows.columns)) - offset;
      if (Math.abs(moved) > HEIGHT_TOLERANCE) window.scrollBy({ top: moved, behavior: 'instant' });
    }
    if (long && list.current) setLayout(measure(list.current, latest.current));
  }, [items, rows, layout, drawn, long]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!long || !element) return undefined;
    /** Notes where the list lies on the screen, and gives how far above its upper edge it begins. */
    const note = (): number => {
      const { top, width } = element.getBoundingClientRect();
      const { rows: lying, layout: known } = latest.current;
      // While the page gets another width, it is scrolled by that, and not by anybody.
      if (width !== known?.width) settled.current = performance.now() + RESIZE_SETTLE;
      if (lying && performance.now() > settled.current) {
        const row = rowAt(lying, -top);
        anchor.current =
          top < 0 ? { index: row * lying.columns, offset: top + rowOffset(lying, row) } : undefined;
      }
      return top;
    };
    const update = (): void => {
      const top = note();
      const from = Math.floor(-top / SCROLL_STEP) * SCROLL_STEP;
      const to = Math.ceil((-top + innerHeight) / SCROLL_STEP) * SCROLL_STEP;
      setViewport((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    // At once: what has been scrolled to is drawn in the same frame.
    const updateNow = (): void => flushSync(update);
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => setLayout(measure(entry.target, latest.current)));
    });
    sizes.observe(element);
    update();
    // The browser has scrolled to what gets the focus, and tells of that only later: what the focus has drawn
    // in between must not move it.
    element.addEventListener('focusin', note);
    window.addEventListener('scroll', updateNow, { passive: true });
    window.addEventListener('resize', updateNow);
    return () => {
      sizes.disconnect();
      element.removeEventListener('focusin', note);
      window.removeEventListener('scroll', updateNow);
      window.removeEventListener('resize', updateNow);
    };
  }, [long]);

  useEffect(() => {
    const overscan = setTimeout(() => setOverscannedItems(items), OVERSCAN_DELAY);
    return () => clearTimeout(overscan);
  }, [items]);

  useEffect(() => {
    if (!tooLong) return undefined;
    const print = (): void => flushSync(() => setPrinting(true));
    const printed = (): void => setPrinting(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', printed);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', printed);
    };
  }, [tooLong]);

  return { ...drawn, list, long };
};
