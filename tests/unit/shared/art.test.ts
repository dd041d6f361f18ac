import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#contract/cards.ts';
import sharp, { type Sharp } from 'sharp';

import {
  ART_VIEW,
  cardArt,
  drawGraphic,
  GLYPH_VIEW,
  glyphOf,
  GRAPHICS,
  INDEX_SIDE,
} from '#lib/shared/art.ts';

const codes = fc.stringMatching(/^[A-Z0-9]{3}$/);
const graphics = fc.constantFrom(...GRAPHICS);
const numbersIn = (d: string): number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const everyCode = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((letter) =>
  Array.from({ length: 100 }, (_, number) => `${letter}${String(number).padStart(2, '0')}`),
);

describe('art of a card', () => {
  it('is the same drawing every time, whichever case the code is typed in', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(cardArt(code)).toEqual(cardArt(code.toLowerCase()));
      }),
    );
  });

  it('uses all five graphics, none of them rarely', () => {
    const drawn = everyCode.map((code) => cardArt(code).graphic);
    for (const graphic of GRAPHICS) {
      expect(drawn.filter((name) => name === graphic).length).toBeGreaterThan(everyCode.length / 7);
    }
  });

  it('gives every card of a large deck a drawing of its own', () => {
    const drawings = new Set(everyCode.map((code) => JSON.stringify(cardArt(code).layers)));
    expect(drawings.size).toBe(everyCode.length);
  });
});

it.each(GRAPHICS.filter((graphic) => graphic !== 'scribble'))(
  'the index of a card slices nothing of %s',
  async (graphic) => {
    const { layers } = everyCode.map(cardArt).find((art) => art.graphic === graphic) ?? cardArt('');
    const paths = layers.map(({ d }) => `<path d="${d}"/>`).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400">${paths}</svg>`;
    const corner = { left: 0, top: 0, width: INDEX_SIDE, height: INDEX_SIDE };
    const inkIn = async (picture: Sharp) => {
      const { channels } = await sharp(await picture.png().toBuffer()).stats();
      return channels[3]?.max;
    };
    expect(await inkIn(sharp(Buffer.from(svg)))).toBe(255);
    expect(await inkIn(sharp(Buffer.from(svg)).extract(corner))).toBe(0);
  },
);

describe('a graphic', () => {
  it('is whole numbers in and about the view, in one layer per tone', () => {
    fc.assert(
      fc.property(graphics, fc.string(), (graphic, seed) => {
        const layers = drawGraphic(graphic, seed);
        const tones = layers.map(({ tone }) => tone);
        expect(new Set(tones).size).toBe(tones.length);
        for (const { d } of layers) {
          expect(d).toMatch(/^M[MLSHVAZhva\d -]+$/);
          for (const number of numbersIn(d)) {
            expect(number).toBe(Math.round(number));
            expect(Math.abs(number)).toBeLessThanOrEqual(2 * ART_VIEW.width);
          }
        }
      }),
    );
  });

  it('is light enough to be drawn into a page', () => {
    fc.assert(
      fc.property(graphics, fc.string(), (graphic, seed) => {
        const length = drawGraphic(graphic, seed).reduce((sum, { d }) => sum + d.length, 0);
        expect(length).toBeLessThan(5000);
      }),
    );
  });
});

describe('a glyph', () => {
  it('is there for each category, different from all others and inside its square', () => {
    const glyphs = CATEGORIES.map(glyphOf);
    expect(new Set(glyphs).size).toBe(CATEGORIES.length);
    for (const number of glyphs.flatMap(numbersIn)) {
      expect(Math.abs(number)).toBeLessThanOrEqual(GLYPH_VIEW);
    }
  });

  it('is one and the same for categories that nobody knows, whatever their names', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString')),
        (name) => {
          fc.pre(!CATEGORIES.some((category) => category === name));
          expect(glyphOf(name)).toBe(glyphOf('riddle'));
        },
      ),
    );
  });
});
