import { readFileSync } from 'node:fs';

import { create, type Font } from 'fontkit';

/** Fonts of a record, subset by `npm run fonts`. */
const NAMES = ['display', 'text', 'emoji'] as const;
export type FontName = (typeof NAMES)[number];

/** Headings, or body text. */
export type Style = 'display' | 'text';

interface Face {
  readonly file: Buffer;
  readonly font: Font;
}

const openFont = (name: FontName): Face => {
  const file = readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url));
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${name}.ttf is a collection of fonts`);
  return { file, font };
};

const faces: Record<FontName, Face> = {
  display: openFont('display'),
  text: openFont('text'),
  emoji: openFont('emoji'),
};

export const FONT_FILES: readonly (readonly [FontName, Buffer])[] = NAMES.map((name) => [
  name,
  faces[name].file,
]);

/** Font fallback by style: the display font has Latin-1 only. */
const ORDER: Record<Style, readonly FontName[]> = {
  display: ['display', 'text', 'emoji'],
  text: ['text', 'display', 'emoji'],
};

/** Placeholder of characters without a glyph. */
export const PLACEHOLDER = '[…]';

/** Modifiers of the character before: joiners, marks, emoji variations and skin tones. */
const SILENT = /[\u200B-\u200D\u2060\uFEFF]|\p{Me}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu;

/** Substitutes of common characters without a glyph. */
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['→', '➡'],
  ['←', '⬅'],
  ['↑', '⬆'],
  ['↓', '⬇'],
  ['✓', '✔'],
  ['✗', '✖'],
  ['★', '⭐'],
  ['☆', '⭐'],
]);

/** Regional indicators, shown as letters: the fonts have no flags. */
const FLAG = /[\u{1F1E6}-\u{1F1FF}]/gu;
const toLetter = (flag: string): string =>
  String.fromCodePoint((flag.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41);

const hasGlyph = (name: FontName, character: string): boolean =>
  faces[name].font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

const faceOf = (character: string, style: Style): FontName | undefined =>
  ORDER[style].find((name) => hasGlyph(name, character));

/** A text in characters that have glyphs; one placeholder for each run of others. Line breaks stay. */
export const showable = (text: string): string =>
  Array.from(
    text.normalize('NFC').replaceAll(SILENT, '').replaceAll(FLAG, toLetter),
    (character) => {
      if (character === '\n') return character;
      if (/\s/u.test(character)) return ' ';
      const shown = SUBSTITUTES.get(character) ?? character;
      return faceOf(shown, 'text') ? shown : '\0';
    },
  )
    .join('')
    .replaceAll(/\0(?: *\0)*/g, PLACEHOLDER);

/** The wanted style if its font has all letters of a showable text, else `text`. */
export const styleFor = (text: string, wanted: Style): Style =>
  Array.from(text).every(
    (character) =>
      /\s/u.test(character) || ['display', 'emoji'].includes(faceOf(character, wanted) ?? ''),
  )
    ? wanted
    : 'text';

/** A part of a line in one font. */
export interface FontRun {
  readonly face: FontName;
  readonly text: string;
}

/** Splits a showable line into runs of one font each. */
export const runsOf = (line: string, style: Style): readonly FontRun[] => {
  const runs: { face: FontName; text: string }[] = [];
  for (const character of line) {
    const last = runs.at(-1);
    const face = faceOf(character, style) ?? 'text';
    // A space does not end a run: every font has one, or draws none.
    if (last && (last.face === face || character === ' ')) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
};

const advances = new Map<string, number>();

/** Advance width in em. The cache is bounded by the number of glyphs. */
const advanceOf = (character: string, style: Style): number => {
  const key = `${style}${character}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const { font } = faces[faceOf(character, style) ?? 'text'];
  const advance =
    font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  advances.set(key, advance);
  return advance;
};

/** Width of a showable line, without kerning. */
export const widthOf = (text: string, style: Style, size: number): number => {
  let width = 0;
  for (const character of text) width += advanceOf(character, style);
  return width * size;
};

/** Breaks a word into pieces that fit the width. */
const breakWord = (word: string, style: Style, size: number, width: number): string[] => {
  if (widthOf(word, style, size) <= width) return [word];
  const parts = [''];
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`;
    if (widthOf(longer, style, size) > width && parts.at(-1) !== '') parts.push(character);
    else parts[parts.length - 1] = longer;
  }
  return parts;
};

/** Wraps a showable text into lines; breaks words that are too wide. */
export const wrap = (text: string, style: Style, size: number, width: number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1) ?? '';
      const longer = last === '' ? word : `${last} ${word}`;
      if (widthOf(longer, style, size) <= width) lines[lines.length - 1] = longer;
      else {
        const parts = breakWord(word, style, size, width);
        if (last === '') lines.pop();
        lines.push(...parts);
      }
    }
    return lines;
  });
