import { join } from 'node:path';

import { openSync } from 'fontkit';

import { breakLines } from '#lib/shared/line-breaks.ts';

import { ROOT } from '../setup.mjs';

/** The deck's display face, the same file that the pages load. It has one weight. */
const opened = openSync(join(ROOT, 'public', 'fonts', 'bricolage.woff2'));
if (!('layout' in opened)) throw new Error('public/fonts/bricolage.woff2 is a collection of fonts');
const font = opened;

/** Letter spacing of headings, relative to their size. */
const TIGHT = -0.02;

/** A text in the display face, in pixels. */
export interface TextStyle {
  readonly text: string;
  readonly size: number;
  /** Maximum width of a line; without it the text is one line of any width. */
  readonly width?: number;
  /** Line height relative to the size. */
  readonly leading?: number;
}

const widthOf = (text: string, size: number): number => {
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm + glyphs.length * TIGHT) * size;
};

const linesOf = ({ text, size, width }: TextStyle): readonly string[] =>
  width === undefined ? [text] : breakLines(text, width, (line) => widthOf(line, size));

/** The size of a laid-out text. */
export const sizeOf = (setting: TextStyle): { readonly width: number; readonly height: number } => {
  const lines = linesOf(setting);
  return {
    width: Math.max(...lines.map((line) => widthOf(line, setting.size))),
    height: lines.length * setting.size * (setting.leading ?? 1),
  };
};

/** The largest of some sizes at which a text fits into a box; the smallest where none does. */
export const fit = (
  text: string,
  sizes: readonly number[],
  box: { readonly width: number; readonly height: number },
): number =>
  sizes.find((size) => {
    const { width, height } = sizeOf({ text, size, width: box.width });
    return width <= box.width && height <= box.height;
  }) ??
  sizes.at(-1) ??
  0;

/**
 * A text as outlines, so that drawing it needs no font of the machine.
 * @param x where its lines begin
 * @param y the top of its first line
 */
export const outlines = (setting: TextStyle, x: number, y: number, colour: string): string => {
  const { size, leading = 1 } = setting;
  const scale = size / font.unitsPerEm;
  const glyphsOf = (line: string): string => {
    const { glyphs, positions } = font.layout(line);
    let right = 0;
    return glyphs
      .map((glyph, index) => {
        const at = positions[index];
        const left = right + (at?.xOffset ?? 0);
        right += (at?.xAdvance ?? 0) + TIGHT * font.unitsPerEm;
        return `<path transform="translate(${left.toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`;
      })
      .join('');
  };
  // The letters are centred vertically in the line.
  const baseline = y + (size * leading) / 2 + ((font.ascent + font.descent) / 2) * scale;
  return linesOf(setting)
    .map((line, index) => {
      const down = baseline + index * size * leading;
      return `<g fill="${colour}" transform="translate(${x} ${down.toFixed(1)}) scale(${scale} ${-scale})">${glyphsOf(line)}</g>`;
    })
    .join('');
};
