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

/** Rendered range before the layout is measured. */
const INITIAL_RANGE: VisibleRange = {
  entries: Array.from({ length: 12 }, (_, index) => ({ index, above: 0 })),
  below: 0,
};

/** Assumed viewport before measurement, in pixels. */
const INITIAL_VIEWPORT: Viewport = { from: 0, to: 1000 };

/** Scroll distance between renders, in pixels. */
const SCROLL_STEP = 256;

/** Differences in height up to this are ignored, in pixels. */
const HEIGHT_TOLERANCE = 0.5;

/** Time for the layout to settle after a rotation or resize, in ms. */
const RESIZE_SETTLE = 250;

/** Delay before the overscan renders, in ms. */
const OVERSCAN_DELAY = 100;

type Items = readonly unknown[];
type Layout = Pick<GridMetrics, 'columns' | 'estimatedHeight'> & { readonly width: number };

/** Layout of the last list on this page, reused as the estimate for the next one. */
let lastLayout: Layout | undefined;

/** Measured row heights per list. */
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

interface DrawnList {
  readonly items: Items;
  readonly drawn: VisibleRange;
  /** The layout assumed for this render. */
  readonly layout: Layout | undefined;
}

/**
 * Measures a rendered list and stores the heights of its rows.
 * @returns the same object where layout and all heights were as assumed
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
    // Measures the entry's content: the entry itself is as high as its row, whose height is not final yet.
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
  /** Ref of the list, whose children are the rendered entries only. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Whether entries are omitted, so that the list must state its size (`aria-setsize`). */
  readonly long: boolean;
}

/**
 * Virtualises a list in a grid that scrolls with the page. In print, and up to a minimum length, all
 * entries render (docs/decisions/0034).
 * @param items the list; a new array is a new list
 * @param kept index of an entry that always renders
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
    // Overscan by one screen on each side, but not while typing waits for the visible results.
    const more = overscannedItems === items ? viewport.to - viewport.from : 0;
    return visibleRange(rows, { from: viewport.from - more, to: viewport.to + more }, kept);
  }, [items, long, rows, viewport, kept, overscannedItems]);
  /** State for event listeners, as of the last render. */
  const latest = useRef({ items, rows, layout, drawn });
  /** Scroll anchor: the topmost visible row, by its first entry, and its offset in the viewport. */
  const anchor = useRef<{ readonly index: number; readonly offset: number }>(undefined);
  /** The anchor is frozen until this time (`performance.now`). */
  const settled = useRef(0);

  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = { items, rows, layout, drawn };
    if (before.items !== items) anchor.current = undefined;
    // Corrects the scroll position when heights above the viewport change. The browser's own scroll
    // anchoring is off (`overflow-anchor`): it cannot know which rows are omitted.
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
    /** Updates the anchor, and returns the list's offset from the viewport's top. */
    const note = (): number => {
      const { top, width } = element.getBoundingClientRect();
      const { rows: lying, layout: known } = latest.current;
      // Scrolling during a resize comes from the layout, not from the person.
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
    // Synchronous, so that the new range renders in the same frame.
    const updateNow = (): void => flushSync(update);
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => setLayout(measure(entry.target, latest.current)));
    });
    sizes.observe(element);
    update();
    // On focus the browser scrolls before the scroll event fires: updates the anchor first, so that the
    // render caused by the focus does not move the page.
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
