/** Collects cards over the frames of a table scan. No DOM. */
import type { FoundCode, Point, DecodedImage } from '#lib/scanner/code-reader.ts';
import { parseCode } from '#lib/scanner/parse-code.ts';

/** A detected code in the shown picture. */
export interface Detection {
  /** The card's code; `undefined` for any other text. */
  readonly card: string | undefined;
  readonly text: string;
  readonly corners: readonly [Point, Point, Point, Point];
  /** Frames since it was last read. */
  readonly age: number;
}

export interface ScannedTable {
  /** Size of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly detections: readonly Detection[];
  /** Card codes in the order of discovery, whether the deck has them or not. */
  readonly found: readonly string[];
  /** Removed codes, which later frames do not add again. */
  readonly removed: readonly string[];
  /** Number of empty frames in a row. */
  readonly empty: number;
}

export const EMPTY_TABLE: ScannedTable = {
  width: 0,
  height: 0,
  detections: [],
  found: [],
  removed: [],
  empty: 0,
};

/** Frames for which a code keeps its outline without being read again: hands shake, and light changes. */
const LONGEST_AGE = 3;

const detectionOf = ({ text, corners }: FoundCode): Detection => {
  const parsed = parseCode(text);
  return { card: parsed.kind === 'card' ? parsed.code : undefined, text, corners, age: 0 };
};

/**
 * Adds the codes of a picture.
 * @param lasting whether it is a video frame: codes it misses keep their outline for a while
 */
export const withReading = (
  table: ScannedTable,
  { codes, width, height }: DecodedImage,
  lasting: boolean,
): ScannedTable => {
  const seen = codes.map(detectionOf);
  const texts = new Set(seen.map(({ text }) => text));
  const same = lasting && width === table.width && height === table.height;
  const before = same
    ? table.detections
        .filter(({ text, age }) => !texts.has(text) && age < LONGEST_AGE)
        .map(({ card, text, corners, age }) => ({ card, text, corners, age: age + 1 }))
    : [];
  const known = new Set([...table.found, ...table.removed]);
  const cards = new Set(seen.flatMap(({ card }) => card ?? []));
  const added = [...cards].filter((code) => !known.has(code));
  return {
    ...table,
    width,
    height,
    detections: [...before, ...seen],
    found: added.length > 0 ? [...table.found, ...added] : table.found,
    empty: codes.length > 0 ? 0 : table.empty + 1,
  };
};

export const withoutCard = (table: ScannedTable, code: string): ScannedTable => ({
  ...table,
  found: table.found.filter((card) => card !== code),
  removed: [...table.removed, code],
});
