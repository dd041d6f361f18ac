/**
 * Which entries of a long list in rows are drawn: what is in sight, and what has the focus. No DOM. Every
 * length is in CSS pixels, and every distance is one from the top of the list.
 */

/** The most entries of a list that is drawn whole. */
export const WHOLE = 96;

/** How a list lies on the screen. */
export interface Rows {
  /** The number of its entries. */
  readonly entries: number;
  /** How many of them stand in a row. */
  readonly columns: number;
  /** The height of a row that has not been drawn yet, with the gap below it. */
  readonly usual: number;
  /** The heights of rows that have been drawn, likewise. */
  readonly measured: ReadonlyMap<number, number>;
}

/** A part of the page, from one distance to another. */
export interface Sight {
  readonly from: number;
  readonly to: number;
}

/** An entry that is drawn. */
export interface DrawnEntry {
  readonly index: number;
  /** The room of the rows that are left out right above its own. */
  readonly above: number;
}

export interface Drawn {
  readonly entries: readonly DrawnEntry[];
  /** The room of the rows that are left out below the last one. */
  readonly below: number;
}

const heightOf = ({ measured, usual }: Rows, row: number): number => measured.get(row) ?? usual;

/** The number of rows. */
const countOf = ({ entries, columns }: Rows): number => Math.ceil(entries / columns);

/** Where a row begins. */
export const topOf = (rows: Rows, row: number): number => {
  let top = row * rows.usual;
  for (const [at, height] of rows.measured) if (at < row) top += height - rows.usual;
  return top;
};

/** The row at a distance; the first or the last where there is none. */
export const rowAt = (rows: Rows, distance: number): number => {
  const last = countOf(rows) - 1;
  let row = 0;
  for (let bottom = heightOf(rows, 0); row < last && bottom <= distance;) {
    row += 1;
    bottom += heightOf(rows, row);
  }
  return Math.max(row, 0);
};

/**
 * What is drawn of a list.
 * @param kept the place of an entry that is drawn wherever it is, with its neighbours, such as one that has
 *   the focus: the next one is a press of Tab away
 */
export const drawnOf = (rows: Rows, { from, to }: Sight, kept?: number): Drawn => {
  const { entries, columns } = rows;
  const all = countOf(rows);
  const wanted = new Set<number>();
  for (let row = rowAt(rows, from); row <= rowAt(rows, to); row += 1) wanted.add(row);
  for (const index of kept === undefined ? [] : [kept - 1, kept, kept + 1])
    if (index >= 0 && index < entries) wanted.add(Math.floor(index / columns));
  const drawn: DrawnEntry[] = [];
  let next = 0;
  for (const row of [...wanted].toSorted((one, other) => one - other)) {
    const above = topOf(rows, row) - topOf(rows, next);
    const end = Math.min((row + 1) * columns, entries);
    for (let index = row * columns; index < end; index += 1) drawn.push({ index, above });
    next = row + 1;
  }
  return { entries: drawn, below: topOf(rows, all) - topOf(rows, next) };
};
