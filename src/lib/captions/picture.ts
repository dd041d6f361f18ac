/**
 * Layout of the picture to post (behaviour/captions.md, 'Captions') as plain data, without a DOM; picture.browser.ts
 * draws it.
 */

import { STREAMS, type Stream } from '#contract/cards.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { cardArt, drawGraphic, GRAPHICS, type Graphic } from '#lib/shared/art.ts';
import { breakLines, type WidthOf } from '#lib/shared/line-breaks.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { toSlug } from '#lib/shared/text.ts';

export const FORMATS = ['square', 'story'] as const;
export type PictureFormat = (typeof FORMATS)[number];

export interface Picture {
  /** The code of the card; without it the drawing is the stream's. */
  readonly code?: string;
  readonly title?: string;
  readonly category?: string;
  /** Sets the colours of the picture. */
  readonly stream: Stream;
  /** Whether the code names that stream; else the person chose it. */
  readonly ofStream: boolean;
}

export interface KnownCard {
  readonly code?: string | undefined;
  readonly title?: string | undefined;
  readonly category?: string | undefined;
}

/** Returns the stream that a card's code names by its first letter. */
export const streamOf = (code: string): Stream | undefined =>
  STREAMS.find((stream) => stream[0] === code[0]?.toLowerCase());

/**
 * Returns the content of a card's picture, from the known fields only.
 * @param chosen the stream of drawing and colours where no code names one
 */
export const cardPicture = ({ code, title, category }: KnownCard, chosen: Stream): Picture => {
  const stream = code === undefined ? undefined : streamOf(code);
  return {
    ...(code !== undefined && { code }),
    ...(title !== undefined && { title: title.replaceAll(/\s+/g, ' ').trim() }),
    ...(code !== undefined && category !== undefined && { category }),
    stream: stream ?? chosen,
    ofStream: stream !== undefined,
  };
};

/** The graphic of a stream's own drawing. */
const graphicOf = (stream: Stream): Graphic => GRAPHICS[STREAMS.indexOf(stream)] ?? 'squares';

/** Returns the card's own drawing, or the stream's. */
export const artOf = ({ code, stream }: Picture): ReturnType<typeof cardArt> => {
  if (code !== undefined) return cardArt(code);
  const graphic = graphicOf(stream);
  return { graphic, layers: drawGraphic(graphic, stream) };
};

export const pictureFileName = ({ code, title = '', stream }: Picture, format: PictureFormat) =>
  `${PRODUCT_NAME.toLowerCase()}-${code ?? (toSlug(title) || toSlug(stream))}-${format}.png`;

/** A line of text, positioned by the left end of its baseline. */
interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: 'ink' | 'muted' | 'stream';
  /** Rotated by 180°, like the second index of a playing card. */
  readonly turned?: true;
}

/** Layout of the card, 500 units wide and 700 high. */
export interface CardLayout {
  /** Height of the art at the top of the card. */
  readonly art: number;
  /** The index in the upper left corner, and the position of the category's sign in it. */
  readonly tab?: {
    readonly width: number;
    readonly height: number;
    readonly sign?: { readonly x: number; readonly y: number };
  };
  readonly lines: readonly TextLine[];
}

export const CARD_SIZE = { width: 500, height: 700 } as const;

/** Side of the square that the category's sign is drawn in. */
export const SIGN = 44;

const MARGIN = 35;
const SMALL = 25;
const TITLE_SIZES = [57, 52, 47, 42, 37, 32, 28] as const;
const LEADING = 1.04;
/** Maximum height of a title, so that the art keeps the larger part of the card. */
const TALLEST = 240;
/** Minimum height of the face below the art. */
const FACE = 305;
const COLUMN = CARD_SIZE.width - 2 * MARGIN;

/** Returns the baseline that centres the letters in the line height. */
const baseline = (top: number, size: number, leading = 1): number =>
  top + (size * leading) / 2 + size * 0.33;

/** Splits a word into parts no wider than a line. */
const splitWord = (word: string, width: number, widthOf: WidthOf): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && widthOf(part + character) > width) {
      parts.push(part);
      part = character;
    } else part += character;
  }
  return [...parts, part];
};

/** Truncates to a number of lines, with an ellipsis. */
const cutLines = (lines: readonly string[], most: number, width: number, widthOf: WidthOf) => {
  if (lines.length <= most) return lines;
  const last = [...(lines[most - 1] ?? '')];
  while (last.length > 0 && widthOf(`${last.join('')}…`) > width) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
};

/** Sets a title in the largest size that fits; in the smallest it is broken and truncated. */
const setTitle = (title: string, measure: WidthOf): { size: number; lines: readonly string[] } => {
  const roomy = TITLE_SIZES.map((size) => {
    const widthOf: WidthOf = (text) => measure(text) * size;
    return { size, widthOf, lines: breakLines(title, COLUMN, widthOf) };
  }).find(
    ({ size, lines, widthOf }) =>
      lines.length * size * LEADING <= TALLEST && lines.every((line) => widthOf(line) <= COLUMN),
  );
  if (roomy) return roomy;
  const size = TITLE_SIZES[TITLE_SIZES.length - 1] ?? 0;
  const widthOf: WidthOf = (text) => measure(text) * size;
  const words = title.split(' ').flatMap((word) => splitWord(word, COLUMN, widthOf));
  const lines = breakLines(words.join(' '), COLUMN, widthOf);
  return { size, lines: cutLines(lines, Math.floor(TALLEST / (size * LEADING)), COLUMN, widthOf) };
};

/**
 * Lays out the card of a picture. Nothing overflows the card, however long the title.
 * @param measure width of a text in the display face, in em
 */
export const layOutCard = (picture: Picture, measure: WidthOf): CardLayout => {
  const { code, category, ofStream } = picture;
  const streamName = kindName(picture.stream);
  const heading = picture.title || (ofStream ? streamName : (code ?? streamName));
  const title = setTitle(heading, measure);
  const titleTop = category === undefined ? 34 : 66;
  const titleHeight = title.lines.length * title.size * LEADING;
  const face = Math.max(FACE, titleTop + titleHeight + 20 + SMALL + 30);
  const art = CARD_SIZE.height - face;
  const lines: TextLine[] = title.lines.map((text, index) => ({
    text,
    x: MARGIN,
    y: baseline(art + titleTop + index * title.size * LEADING, title.size, LEADING),
    size: title.size,
    colour: 'ink',
  }));
  if (category !== undefined) {
    const y = baseline(art + 30, SMALL);
    lines.push({ text: kindName(category), x: MARGIN, y, size: SMALL, colour: 'stream' });
  }
  if (ofStream && heading !== streamName) {
    const y = baseline(CARD_SIZE.height - 56, 23);
    lines.push({ text: streamName, x: MARGIN, y, size: 23, colour: 'muted' });
  }
  if (code === undefined) return { art, lines };
  const size = 58;
  const width = measure(code) * size + 56;
  lines.push(
    { text: code, x: 28, y: baseline(22, size), size, colour: 'ink' },
    {
      text: code,
      x: CARD_SIZE.width - 30,
      y: CARD_SIZE.height - 47,
      size: 28,
      colour: 'stream',
      turned: true,
    },
  );
  const sign = { x: (width - SIGN) / 2, y: 92 };
  const tab = category === undefined ? { width, height: 106 } : { width, height: 158, sign };
  return { art, tab, lines };
};

/** Layout of a format in pixels. */
export interface FormatLayout {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the card, and pixels per layout unit. */
  readonly card: { readonly x: number; readonly y: number; readonly scale: number };
  /** The lower right corner of the tag with the product's name. */
  readonly tag: { readonly right: number; readonly bottom: number };
}

/**
 * Layout of each format. Apps overlay the first 250 and the last 340 pixels of a story, and crop a square
 * at its sides in overviews: the card stays clear of both.
 */
export const FORMAT_LAYOUTS: Readonly<Record<PictureFormat, FormatLayout>> = {
  square: {
    width: 1080,
    height: 1080,
    card: { x: 205, y: 71, scale: 1.34 },
    tag: { right: 1080, bottom: 1080 },
  },
  story: {
    width: 1080,
    height: 1920,
    card: { x: 120, y: 262, scale: 1.68 },
    tag: { right: 1080, bottom: 1580 },
  },
};
