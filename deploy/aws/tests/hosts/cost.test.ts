import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { costOnAmazon, costTable, PRICES, USAGE } from '../../../cost/cost.ts';

const KNOWN = { ...USAGE, ...PRICES };
const FREE = Object.keys(PRICES).filter((name) => name.startsWith('free'));

test('the table of docs/deploy.md is what the formula gives', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
  const [, written = ''] = /<!-- cost -->\n([\s\S]*?)<!-- \/cost -->/.exec(text) ?? [];
  // The table stands there with its columns in line.
  const cells = (table: string) =>
    table
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+(:?)$/, '---$1')));
  expect(cells(written)).toEqual(cells(costTable(KNOWN)));
});

test('nobody pays for nobody, but for what is there all the same', () => {
  const { 'logs, alarms, secret': fixed, ...others } = costOnAmazon(0, KNOWN);
  expect(fixed).toBe(PRICES.fixed);
  expect(Object.values(others)).toEqual([0, 0, 0, 0, 0]);
});

test.each(FREE)('without %s nothing costs less', (name) => {
  const sum = (bill: Readonly<Record<string, number>>) =>
    Object.values(bill).reduce((total, part) => total + part, 0);
  const people = 1_000_000;
  expect(sum(costOnAmazon(people, { ...KNOWN, [name]: 0 }))).toBeGreaterThan(
    sum(costOnAmazon(people, KNOWN)),
  );
});
