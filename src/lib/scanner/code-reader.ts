/** Messages between the page and the worker that reads codes. */

/** A point in a picture, in pixels from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FoundCode {
  readonly text: string;
  /** Clockwise from the code's own upper left corner. */
  readonly corners: readonly [Point, Point, Point, Point];
}

/**
 * Effort: one quick attempt for a frame of a video; until the first code of a picture; for all codes of a
 * picture.
 */
export type ReadEffort = 'frame' | 'first' | 'all';

export interface ReaderRequest {
  readonly id: number;
  readonly picture: ImageBitmap;
  readonly how: ReadEffort;
  /** Frame number: successive frames use different attempts. */
  readonly turn: number;
}

export interface DecodedImage {
  readonly codes: readonly FoundCode[];
  readonly width: number;
  readonly height: number;
}

export type ReaderResponse =
  | ({ readonly id: number; readonly ok: true } & DecodedImage)
  | { readonly id: number; readonly ok: false; readonly message: string };
