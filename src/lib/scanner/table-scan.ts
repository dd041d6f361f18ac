/** The cards that a camera finds on a table, frame by frame. No DOM. */
import type { FoundCode, Point, DecodedImage } from '#lib/scanner/code-reader.ts';
import { parseCode } from '#lib/scanner/parse-code.ts';

/** A code in the picture that is shown. */
export interface Detection {
  /** The code of a card; `undefined` where it says something else. */
  readonly card: string | undefined;
  readonly text: string;
  readonly corners: readonly [Point, Point, Point, Point];
  /** How many frames ago it was read last. */
  readonly age: number;
}

/** What has been found since the search began, and what is in the picture now. */
export interface ScannedTable {
  /** Size of the picture that the sights lie on, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly detections: readonly Detection[];
  /** Codes in the form of a card's, in the order in which they were found. */
  readonly found: readonly string[];
  /** Those that were taken off the list: the camera does not put them back. */
  readonly removed: readonly string[];
  /** How many frames in a row have held no code. */
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

/** For how many frames a code stays framed that is not read again: hands shake, and light changes. */
const LONGEST_AGE = 3;

const detectionOf = ({ text, corners }: FoundCode): Detection => {
  const parsed = parseCode(text);
  return { card: parsed.kind === 'card' ? parsed.code : undefined, text, corners, age: 0 };
};

/**
 * What is known after one more picture.
 * @param lasting whether it is one of many frames: what it does not show may still lie there
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

/** Takes a card off the list. */
export const withoutCard = (table: ScannedTable, code: string): ScannedTable => ({
  ...table,
  found: table.found.filter((card) => card !== code),
  removed: [...table.removed, code],
});
