import { expect, test } from 'vitest';

import type { TableEvent } from '#contract/table-events.ts';
import { MOST_TABLE_BYTES, MOST_TABLE_EVENTS } from '#contract/tables-bounds.ts';
import { GuestQuotas } from '#server/tables/guest-quotas.ts';
import { uuid } from '#support/tables/histories.ts';

const joined = (number: number, at = 0): TableEvent => ({
  seq: 1,
  at,
  by: uuid(number),
  kind: 'joined',
  guest: uuid(number),
  name: '日'.repeat(40),
  screen: false,
});
const left = (number: number): TableEvent => ({
  seq: 1,
  at: 0,
  by: uuid(number),
  kind: 'left',
  guest: uuid(number),
});
const noted = (number: number, text: string): TableEvent => ({
  seq: 1,
  at: 0,
  by: uuid(number),
  kind: 'noted',
  note: uuid(1),
  place: uuid(2),
  text,
  author: uuid(number),
  named: true,
  proxy: false,
  written: 0,
});

/** Adds an event if it is not refused. */
const taken = (shares: GuestQuotas, event: TableEvent): boolean => {
  if (shares.rejectOverQuota(event)) return false;
  shares.add(event);
  return true;
};

test.each([
  ['short notes', 'a'],
  ['long notes', '日'.repeat(280)],
])(
  'guests who come, leave and write %s as long as they can leave the host a reserve',
  (_what, text) => {
    const shares = new GuestQuotas();
    let bytes = 0;
    let events = 0;
    const take = (event: TableEvent): boolean => {
      if (!taken(shares, event)) return false;
      bytes += Buffer.byteLength(JSON.stringify(event));
      events += 1;
      return true;
    };
    for (let number = 1; take(joined(number)); number += 1) take(left(number));
    const writing = new GuestQuotas();
    for (let number = 1; taken(writing, joined(number)); number += 1) {
      bytes += Buffer.byteLength(JSON.stringify(joined(number)));
      events += 1;
      for (let event = noted(number, text); taken(writing, event);) {
        bytes += Buffer.byteLength(JSON.stringify(event));
        events += 1;
      }
    }
    expect(MOST_TABLE_EVENTS - events).toBeGreaterThan(10_000);
    expect(MOST_TABLE_BYTES - bytes).toBeGreaterThan(1024 * 1024);
  },
);

test('after 400 guests have done all that they can the next one still acts', () => {
  const shares = new GuestQuotas();
  for (let number = 1; number <= 400; number += 1) {
    taken(shares, joined(number));
    while (taken(shares, noted(number, 'a')));
  }
  expect(taken(shares, joined(401))).toBe(true);
  const acted = Array.from({ length: 10 }, () => taken(shares, noted(401, 'a')));
  expect(acted).not.toContain(false);
});

test('each of 60 guests writes 40 long notes and votes 60 times', () => {
  const shares = new GuestQuotas();
  for (let number = 1; number <= 60; number += 1) taken(shares, joined(number));
  const written: boolean[] = [];
  for (let round = 0; round < 40; round += 1)
    for (let number = 1; number <= 60; number += 1)
      written.push(taken(shares, noted(number, 'ä'.repeat(280))));
  for (let round = 0; round < 60; round += 1)
    for (let number = 1; number <= 60; number += 1) written.push(taken(shares, noted(number, 'a')));
  expect(written.filter((each) => !each)).toEqual([]);
});
