import { breakLines } from '#lib/shared/line-breaks.ts';
import { showable, widthOf } from '#server/tables/record/pdf/fonts.ts';

/** Line height of titles, in em. */
export const TITLE_LEADING = 1.06;

export interface TitleBox {
  /** In descending order. */
  readonly sizes: readonly number[];
  readonly width: number;
  readonly lines: (size: number) => number;
}

export interface LaidTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Lays out a title at the largest size that fits its box without breaking a word; `undefined` where none does. */
export const layOutTitle = (
  title: string,
  { sizes, width, lines: most }: TitleBox,
): LaidTitle | undefined => {
  const text = showable(title);
  for (const size of sizes) {
    const measure = (line: string): number => widthOf(line, 'display', size);
    const lines = breakLines(text, width, measure);
    if (lines.length <= most(size) && lines.every((line) => measure(line) <= width))
      return { size, lines };
  }
  return undefined;
};
