/**
 * The art of the deck: a drawing generated from a card's code in one of five graphics, and the signs of the
 * eight categories. Plain data, rendered by Astro at build time and by React. A layer names a tone; the class
 * of the stream around it supplies the colours.
 */

import type { Category } from '#contract/cards.ts';

export const GRAPHICS = ['scribble', 'dots', 'ttten', 'qqquad', 'squares'] as const;
export type Graphic = (typeof GRAPHICS)[number];

/** Tone on the stream's base colour; the stylesheet's `.art-…` classes. */
type Tone = 'deep' | 'ink' | 'paper';

interface Layer {
  readonly tone: Tone;
  /** Path data in whole units of `ART_VIEW`. */
  readonly d: string;
  /** Stroke width in the same units; without it the shapes are filled. */
  readonly line?: number;
}

/** A drawing in one of the graphics. */
export interface CardArt {
  readonly graphic: Graphic;
  readonly layers: readonly Layer[];
}

/** Size of every drawing; shapes may overflow it. */
export const ART_VIEW = { width: 500, height: 400 } as const;

/** Returns the next number of a sequence, 0 ≤ n < 1. */
type Random = () => number;

/** FNV-1a over the seed, then mulberry32: small, fast, deterministic in every engine. */
const randomFrom = (seed: string): Random => {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** Side of the square in the upper left corner that holds a card's index. */
export const INDEX_SIDE = 158;

/**
 * Groups shapes by tone, so that a drawing of eighty dots has three paths.
 * @param clear side of the square in the upper left corner that stays empty
 */
const createSheet = (clear: number) => {
  const shapes: Record<Tone, string[]> = { deep: [], ink: [], paper: [] };
  return {
    /** Adds a shape whose bounds start at `left` and `top`. */
    add: (tone: Tone, left: number, top: number, path: string) => {
      if (left >= clear || top >= clear) shapes[tone].push(path);
    },
    layers: (): Layer[] =>
      (['deep', 'ink', 'paper'] as const)
        .filter((tone) => shapes[tone].length > 0)
        .map((tone) => ({ tone, d: shapes[tone].join('') })),
  };
};

/** One arc that ends a unit beside its start: an arc to the start itself draws nothing. */
const circle = (x: number, y: number, radius: number): string => {
  const [left, top, r] = [Math.round(x - radius), Math.round(y), Math.round(radius)];
  return `M${left} ${top}a${r} ${r} 0 1 1 0 1Z`;
};

/** A square around its centre; a `hole` has the opposite winding, which cuts it out of the outer one. */
const square = (x: number, y: number, side: number, turn: number, hole = false): string => {
  const reach = side / Math.SQRT2;
  const corners = [0, 1, 2, 3].map((corner) => {
    const angle = turn + (Math.PI / 4) * (2 * (hole ? -corner : corner) + 1);
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
};

const scribble = (random: Random): Layer[] => {
  let x = -30;
  let y = between(random, 120, 280);
  let line = `M${x} ${Math.round(y)}`;
  while (x < 530) {
    // About every third segment goes backwards.
    const nextX = x + between(random, 60, 110) * (random() < 0.34 ? -0.6 : 1.5);
    const nextY = between(random, 40, 360);
    const bendX = (x + nextX) / 2 + between(random, -120, 120);
    const bendY = nextY + between(random, -130, 130);
    line += `S${[bendX, bendY, nextX, nextY].map(Math.round).join(' ')}`;
    x = nextX;
    y = nextY;
  }
  const moon = circle(between(random, 240, 440), between(random, 80, 300), between(random, 45, 85));
  return [
    { tone: 'paper', d: moon },
    { tone: 'ink', d: line, line: 17 },
  ];
};

/** A halftone: dots whose size follows two waves. */
const dots = (random: Random, clear: number): Layer[] => {
  const sheet = createSheet(clear);
  const [shiftX, shiftY] = [between(random, 0, 2 * Math.PI), between(random, 0, 2 * Math.PI)];
  const [stretchX, stretchY] = [between(random, 0.25, 0.6), between(random, 0.35, 0.8)];
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      const wave = Math.sin(column * stretchX + shiftX) + Math.cos(row * stretchY + shiftY);
      const size = (wave + 2) / 4;
      const tone = size > 0.7 ? 'paper' : size > 0.38 ? 'ink' : 'deep';
      const radius = 4 + size * 20;
      const [x, y] = [25 + column * 50, 25 + row * 50];
      sheet.add(tone, x - radius, y - radius, circle(x, y, radius));
    }
  }
  return sheet.layers();
};

/** Rows of the letter T with random stems. */
const ttten = (random: Random, clear: number): Layer[] => {
  const sheet = createSheet(clear);
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      const stem = Math.round(between(random, 22, 84));
      const pick = random();
      const tone = pick > 0.8 ? 'paper' : pick > 0.35 ? 'ink' : 'deep';
      const [x, y] = [column * 50 + 3, row * 100 + 2];
      sheet.add(tone, x, y, `M${x} ${y}h44v13h-15v${stem}h-14v-${stem}h-15Z`);
    }
  }
  return sheet.layers();
};

/** Quarter circles in random orientation. */
const qqquad = (random: Random, clear: number): Layer[] => {
  const sheet = createSheet(clear);
  for (let y = 0; y < 400; y += 100) {
    for (let x = 0; x < 500; x += 100) {
      const quarters = [
        `M${x} ${y}h100a100 100 0 0 1-100 100Z`,
        `M${x + 100} ${y}v100a100 100 0 0 1-100-100Z`,
        `M${x + 100} ${y + 100}h-100a100 100 0 0 1 100-100Z`,
        `M${x} ${y + 100}v-100a100 100 0 0 1 100 100Z`,
      ];
      const quarter = quarters[Math.floor(random() * quarters.length)] ?? '';
      const pick = random();
      if (pick < 0.1) continue;
      sheet.add(pick > 0.78 ? 'paper' : pick > 0.42 ? 'ink' : 'deep', x, y, quarter);
    }
  }
  return sheet.layers();
};

/** Nested squares, each slightly rotated. */
const squares = (random: Random, clear: number): Layer[] => {
  const sheet = createSheet(clear);
  const order: readonly Tone[] = ['paper', 'ink', 'deep'];
  for (let y = 50; y < 400; y += 100) {
    for (let x = 50; x < 500; x += 100) {
      const rings = 1 + Math.floor(random() * 3);
      const first = Math.floor(random() * order.length);
      const turn = between(random, -0.3, 0.3);
      for (let ring = rings; ring > 0; ring -= 1) {
        const tone = order[(first + ring) % order.length] ?? 'ink';
        sheet.add(tone, x - 50, y - 50, square(x, y, ring * 28 + 6, turn));
        if (ring > 1) sheet.add(tone, x - 50, y - 50, square(x, y, ring * 28 - 22, turn, true));
      }
    }
  }
  return sheet.layers();
};

const generators: Record<Graphic, (random: Random, clear: number) => Layer[]> = {
  scribble,
  dots,
  ttten,
  qqquad,
  squares,
};

/**
 * Draws one graphic, deterministically.
 * @param clear side of the square in the upper left corner that only a scribble crosses
 */
export const drawGraphic = (graphic: Graphic, seed: string, clear = 0): readonly Layer[] =>
  generators[graphic](randomFrom(`${graphic}:${seed}`), clear);

/** The drawing of a card, derived from its code in any case of letters. Leaves room for the index. */
export const cardArt = (code: string): CardArt => {
  const seed = code.toUpperCase();
  const graphic = GRAPHICS[Math.floor(randomFrom(seed)() * GRAPHICS.length)] ?? 'squares';
  return { graphic, layers: drawGraphic(graphic, seed, INDEX_SIDE) };
};

/** Size of the view box of every glyph; strokes are two units wide. */
export const GLYPH_VIEW = 24;

const glyphs: Record<Category, string> = {
  challenge: 'M12 4 21.5 20h-19ZM12 10.5v4M12 17v.1',
  spark: 'M12 2.5v19M2.5 12h19M5.3 5.3l13.4 13.4M18.7 5.3 5.3 18.7',
  theory: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM12 7.5v9M7.5 12h9',
  quote: 'M4 6h6v6.5L7 18M4 6v6.5h6M14 6h6v6.5L17 18M14 6v6.5h6',
  idea: 'M8.5 16.5a7 7 0 1 1 7 0v1.5h-7ZM9.5 21.5h5',
  leadership: 'M5 22V3l14 5-14 5',
  strategy: 'M3 20 9 11.5l4.5 4L20.5 4M20.5 10V4h-6',
  game: 'M3.5 3.5h17v17h-17ZM8 8v.1M16 8v.1M12 12v.1M8 16v.1M16 16v.1',
};

/** A diamond, for a category of a later deck. */
const unknownGlyph = 'M12 2.5 21.5 12 12 21.5 2.5 12Z';

const isCategory = (category: string): category is Category => Object.hasOwn(glyphs, category);

/** Path data of a category's glyph, to be stroked. */
export const glyphOf = (category: string): string =>
  isCategory(category) ? glyphs[category] : unknownGlyph;
