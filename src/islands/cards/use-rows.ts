import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import {
  drawnOf,
  rowAt,
  topOf,
  WHOLE,
  type Drawn,
  type Rows,
  type Sight,
} from '#lib/cards/rows.ts';

/** What is drawn of a long list until its page knows how it lies. */
const FIRST: Drawn = {
  entries: Array.from({ length: 12 }, (_, index) => ({ index, above: 0 })),
  below: 0,
};

/** The first screen, until somebody looks how high it is, in pixels. */
const TOP: Sight = { from: 0, to: 1000 };

/** What is drawn changes after so many pixels. */
const STEP = 256;

/** Heights that are not further apart are the same, in pixels. */
const SAME = 0.5;

/** How long a page that is turned or resized may take to come to rest, in ms. */
const SETTLING = 250;

/** How long a list has to stay the same before more of it is drawn than is seen, in ms. */
const CALM = 100;

type Items = readonly unknown[];
type Layout = Pick<Rows, 'columns' | 'usual'> & { readonly width: number };

/** How the last long list of this page lay: the next one lies likewise. */
let lastLayout: Layout | undefined;

/** The heights of the rows of its lists: one that is drawn again is as high as it was. */
let heights = new WeakMap<Items, Map<number, number>>();

const heightsOf = (items: Items): Map<number, number> => {
  const known = heights.get(items) ?? new Map<number, number>();
  heights.set(items, known);
  return known;
};

const rowsOf = (items: Items, { columns, usual }: Layout): Rows => ({
  entries: items.length,
  columns,
  usual,
  measured: heightsOf(items),
});

/** A list as it has been drawn. */
interface DrawnList {
  readonly items: Items;
  readonly drawn: Drawn;
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
    const usual = heightOf(list.firstElementChild?.firstElementChild);
    return (lastLayout = { columns, width, usual });
  };
  if (layout?.columns !== columns || layout.width !== width) return begin();
  const known = heightsOf(items);
  let corrected = false;
  for (const [place, { index }] of drawn.entries.entries()) {
    if (index % columns > 0) continue;
    const row = index / columns;
    const height = heightOf(list.children[place]);
    const before = known.get(row);
    corrected ||= Math.abs(height - (before ?? layout.usual)) > SAME;
    known.set(row, height);
  }
  return corrected ? { ...layout } : layout;
};

interface DrawnRows extends Drawn {
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
export const useRows = (items: Items, kept: number | undefined): DrawnRows => {
  const list = useRef<HTMLUListElement>(null);
  const [printing, setPrinting] = useState(false);
  const [layout, setLayout] = useState(lastLayout);
  const [sight, setSight] = useState(TOP);
  const [widened, setWidened] = useState<Items>();
  const tooLong = items.length > WHOLE;
  const long = tooLong && !printing;
  const rows = useMemo(() => layout && rowsOf(items, layout), [items, layout]);
  const drawn = useMemo(() => {
    if (!long) return { entries: items.map((_, index) => ({ index, above: 0 })), below: 0 };
    if (!rows) return FIRST;
    // A screen more on each side, but not while a letter of a search waits for what is seen.
    const more = widened === items ? sight.to - sight.from : 0;
    return drawnOf(rows, { from: sight.from - more, to: sight.to + more }, kept);
  }, [items, long, rows, sight, kept, widened]);
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
      const moved = top + topOf(rows, Math.floor(index / rows.columns)) - offset;
      if (Math.abs(moved) > SAME) window.scrollBy({ top: moved, behavior: 'instant' });
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
      if (width !== known?.width) settled.current = performance.now() + SETTLING;
      if (lying && performance.now() > settled.current) {
        const row = rowAt(lying, -top);
        anchor.current =
          top < 0 ? { index: row * lying.columns, offset: top + topOf(lying, row) } : undefined;
      }
      return top;
    };
    const look = (): void => {
      const top = note();
      const from = Math.floor(-top / STEP) * STEP;
      const to = Math.ceil((-top + innerHeight) / STEP) * STEP;
      setSight((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    // At once: what has been scrolled to is drawn in the same frame.
    const lookNow = (): void => flushSync(look);
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => setLayout(measure(entry.target, latest.current)));
    });
    sizes.observe(element);
    look();
    // The browser has scrolled to what gets the focus, and tells of that only later: what the focus has drawn
    // in between must not move it.
    element.addEventListener('focusin', note);
    window.addEventListener('scroll', lookNow, { passive: true });
    window.addEventListener('resize', lookNow);
    return () => {
      sizes.disconnect();
      element.removeEventListener('focusin', note);
      window.removeEventListener('scroll', lookNow);
      window.removeEventListener('resize', lookNow);
    };
  }, [long]);

  useEffect(() => {
    const widening = setTimeout(() => setWidened(items), CALM);
    return () => clearTimeout(widening);
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
