/** What the page and the worker that reads codes say to each other. */

/** A place in a picture, in its pixels from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A code in a picture. */
export interface FoundCode {
  readonly text: string;
  /** Around it, from its own upper left corner on. */
  readonly corners: readonly [Point, Point, Point, Point];
}

/**
 * How hard to look: at one of many frames, of which the next one may show what this one does not; at a
 * picture until it shows a code; at a picture for all of its codes.
 */
export type ReadEffort = 'frame' | 'first' | 'all';

/** A picture to be read. */
export interface ReaderRequest {
  readonly id: number;
  readonly picture: ImageBitmap;
  readonly how: ReadEffort;
  /** The number of the frame: those that follow each other are looked at in different ways. */
  readonly turn: number;
}

/** What a picture holds. */
export interface DecodedImage {
  readonly codes: readonly FoundCode[];
  /** Size of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

export type ReaderResponse =
  | ({ readonly id: number; readonly ok: true } & DecodedImage)
  | { readonly id: number; readonly ok: false; readonly message: string };
