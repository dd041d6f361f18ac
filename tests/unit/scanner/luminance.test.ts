import { expect, test } from 'vitest';

import {
  brightnessOf,
  scaled,
  sharpened,
  stretched,
  toPixels,
  type Luminance,
} from '#lib/scanner/luminance.ts';

const picture = (width: number, ...levels: readonly number[]): Luminance => ({
  data: Uint8ClampedArray.from(levels),
  width,
  height: levels.length / width,
});

test('green counts as much as red and blue together', () => {
  const data = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255);
  expect([...brightnessOf({ data, width: 3, height: 1 }).data]).toEqual([63, 127, 63]);
});

test('brightness becomes opaque grey pixels', () => {
  expect([...toPixels(picture(2, 0, 200)).data]).toEqual([0, 0, 0, 255, 200, 200, 200, 255]);
});

test('a smaller picture averages, a larger one goes evenly from pixel to pixel', () => {
  const checks = picture(8, ...Array.from({ length: 64 }, (_, index) => (index % 2) * 200));
  const small = scaled(checks, 1 / 4);
  expect([small.width, small.height]).toEqual([2, 2]);
  small.data.forEach((level) => expect(Math.abs(level - 100)).toBeLessThan(20));
  const large = scaled(picture(2, 0, 100), 4).data.slice(0, 8);
  expect(large).toEqual(large.toSorted());
  expect([large[0], large[7]]).toEqual([0, 100]);
});

test('a size that stays costs nothing', () => {
  const same = picture(2, 0, 100);
  expect(scaled(same, 1)).toBe(same);
});

test('stretched contrast reaches from black to white', () => {
  const pale = picture(4, ...Array.from({ length: 100 }, (_, index) => 100 + (index % 2) * 20));
  expect(new Set(stretched(pale).data)).toEqual(new Set([0, 255]));
});

test('sharpening drives an edge apart and leaves an even ground as it is', () => {
  const edge = picture(
    16,
    ...Array.from({ length: 256 }, (_, index) => (index % 16 < 8 ? 100 : 150)),
  );
  const row = sharpened(edge, 4, 2).data.slice(112, 128);
  expect(row[7]).toBeLessThan(90);
  expect(row[8]).toBeGreaterThan(160);
  expect([row[0], row[15]]).toEqual([100, 150]);
});
