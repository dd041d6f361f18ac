/**
 * Which entries of a long list in rows are drawn: what is in sight, and what has the focus. No DOM. Every
 * length is in CSS pixels, and every distance is one from the top of the list.
 */

/** The most entries of a list that is drawn whole. */
export const VIRTUAL_GRID_MIN = 96;

/** How a list lies on the screen. */
export interface GridMetrics {
  /** The number of its entries. */
  readonly entries: number;
  /** How many of them stand in a row. */
  readonly columns: number;
  /** The height of a row that has not been drawn yet, with the gap below it. */
  readonly estimatedHeight: number;
  /** The heights of rows that have been drawn, likewise. */
  readonly measuredHeights: ReadonlyMap<number, number>;
}

/** A part of the page, from one distance to another. */
export interface Viewport {
  readonly from: number;
  readonly to: number;
}

/** An entry that is drawn. */
export interface VisibleEntry {
  readonly index: number;
  /** The room of the rows that are left out right above its own. */
  readonly above: number;
}

export interface VisibleRange {
  readonly entries: readonly VisibleEntry[];
  /** The room of the rows that are left out below the last one. */
  readonly below: number;
}

const rowHeight = ({ measuredHeights, estimatedHeight }: GridMetrics, row: number): number =>
  measuredHeights.get(row) ?? estimatedHeight;

/** The number of rows. */
const rowCount = ({ entries, columns }: GridMetrics): number => Math.ceil(entries / columns);

/** Where a row begins. */
export const rowOffset = (rows: GridMetrics, row: number): number => {
  let top = row * rows.estimatedHeight;
  for (const [at, height] of rows.measuredHeights)
    if (at < row) top += height - rows.estimatedHeight;
  return top;
};

/** The row at a distance; the first or the last where there is none. */
export const rowAt = (rows: GridMetrics, distance: number): number => {
  const last = rowCount(rows) - 1;
  let row = 0;
  for (let bottom = rowHeight(rows, 0); row < last && bottom <= distance;) {
    row += 1;
    bottom += rowHeight(rows, row);
  }
  return Math.max(row, 0);
};

/**
 * What is drawn of a list.
 * @param kept the place of an entry that is drawn wherever it is, with its neighbours, such as one that has
 *   the focus: the next one is a press of Tab away
 */
export const visibleRange = (
  rows: GridMetrics,
  { from, to }: Viewport,
  kept?: number,
): VisibleRange => {
  const { entries, columns } = rows;
  const all = rowCount(rows);
  const wanted = new Set<number>();
  for (let row = rowAt(rows, from); row <= rowAt(rows, to); row += 1) wanted.add(row);
  for (const index of kept === undefined ? [] : [kept - 1, kept, kept + 1])
    if (index >= 0 && index < entries) wanted.add(Math.floor(index / columns));
  const drawn: VisibleEntry[] = [];
  let next = 0;
  for (const row of [...wanted].toSorted((one, other) => one - other)) {
    const above = rowOffset(rows, row) - rowOffset(rows, next);
    const end = Math.min((row + 1) * columns, entries);
    for (let index = row * columns; index < end; index += 1) drawn.push({ index, above });
    next = row + 1;
  }
  return { entries: drawn, below: rowOffset(rows, all) - rowOffset(rows, next) };
};
