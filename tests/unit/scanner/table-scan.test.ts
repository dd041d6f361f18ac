import { expect, test } from 'vitest';

import type { FoundCode, DecodedImage } from '#lib/scanner/code-reader.ts';
import {
  EMPTY_TABLE,
  withoutCard,
  withReading,
  type ScannedTable,
} from '#lib/scanner/table-scan.ts';

const SQUARE: FoundCode['corners'] = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
  { x: 0, y: 9 },
];

const reading = (...texts: readonly string[]): DecodedImage => ({
  codes: texts.map((text) => ({ text, corners: SQUARE })),
  width: 100,
  height: 50,
});

const after = (...readings: readonly DecodedImage[]): ScannedTable =>
  readings.reduce((table, next) => withReading(table, next, true), EMPTY_TABLE);

const cardsInSight = ({ detections }: ScannedTable): readonly (string | undefined)[] =>
  detections.map(({ card }) => card);

test('cards are collected in the order in which they are found, each once', () => {
  const { found } = after(reading('B12', 'https://dck.example/browse/t14'), reading('B12', 'E15'));
  expect(found).toEqual(['B12', 'T14', 'E15']);
});

test('a code that says something else is in sight and not collected', () => {
  const table = after(reading('B12', 'https://example.com/menu'));
  expect(table.found).toEqual(['B12']);
  expect(cardsInSight(table)).toEqual(['B12', undefined]);
});

test('a code stays in sight for three frames that do not show it, and no longer', () => {
  const [some, none] = [reading('B12'), reading()];
  expect(cardsInSight(after(some, none, none, none))).toEqual(['B12']);
  expect(cardsInSight(after(some, none, none, none, none))).toEqual([]);
});

test('a picture of another size, and a photo, show only their own codes', () => {
  const turned = { ...reading('T14'), width: 50, height: 100 };
  expect(cardsInSight(after(reading('B12'), turned))).toEqual(['T14']);
  expect(cardsInSight(withReading(after(reading('B12')), reading('T14'), false))).toEqual(['T14']);
});

test('a card that was taken off does not come back by itself', () => {
  const table = withReading(withoutCard(after(reading('B12', 'T14')), 'B12'), reading('B12'), true);
  expect(table.found).toEqual(['T14']);
});

test('frames without a code are counted until one shows a code', () => {
  expect(after(reading(), reading()).empty).toBe(2);
  expect(after(reading(), reading(), reading('B12')).empty).toBe(0);
});
