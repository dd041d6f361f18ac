/**
 * Virtualises a long grid: renders the rows in the viewport and around the focused entry. No DOM. Lengths
 * are CSS pixels; offsets count from the top of the list.
 */

/** Lists of up to this many entries are rendered whole. */
export const VIRTUAL_GRID_MIN = 96;

export interface GridMetrics {
  readonly entries: number;
  readonly columns: number;
  /** Height of an unmeasured row, with the gap below it. */
  readonly estimatedHeight: number;
  /** Heights of measured rows by row index, with the gap below. */
  readonly measuredHeights: ReadonlyMap<number, number>;
}

export interface Viewport {
  readonly from: number;
  readonly to: number;
}

export interface VisibleEntry {
  readonly index: number;
  /** Height of the omitted rows right above its own. */
  readonly above: number;
}

export interface VisibleRange {
  readonly entries: readonly VisibleEntry[];
  /** Height of the omitted rows below the last rendered one. */
  readonly below: number;
}

const rowHeight = ({ measuredHeights, estimatedHeight }: GridMetrics, row: number): number =>
  measuredHeights.get(row) ?? estimatedHeight;

const rowCount = ({ entries, columns }: GridMetrics): number => Math.ceil(entries / columns);

export const rowOffset = (rows: GridMetrics, row: number): number => {
  let top = row * rows.estimatedHeight;
  for (const [at, height] of rows.measuredHeights)
    if (at < row) top += height - rows.estimatedHeight;
  return top;
};

/** Returns the row at an offset, clamped to the first and last row. */
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
 * Returns the entries to render.
 * @param kept index of an entry that is always rendered with its neighbours, such as the focused one: Tab
 * moves to the next
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
