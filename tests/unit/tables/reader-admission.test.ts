import { describe, expect, test } from 'vitest';

import type { Viewer } from '#lib/tables/redact.ts';
import type { Reader } from '#server/tables/live-table.ts';
import { admitReader } from '#server/tables/reader-admission.ts';

const readerOf = (address: string, seat: string, role: Viewer['role'] = 'guest'): Reader => ({
  viewer: role === 'host' ? { role } : { role, guest: seat },
  seat,
  since: 0,
  address,
  seq: undefined,
  take: () => true,
  end: () => undefined,
});

/** Readers of addresses, eight a browser. */
const crowd = (count: number, addresses: number, role: Viewer['role'] = 'guest'): Reader[] =>
  Array.from({ length: count }, (_, index) => {
    const seat = Math.floor(index / 8);
    return readerOf(`address ${seat % addresses}`, `seat ${seat}`, role);
  });

const honest = (role: Viewer['role']) => readerOf('elsewhere', 'honest', role);

describe.each(['host', 'screen', 'guest'] as const)('a %s gets a place', (role) => {
  test('in a process that eight addresses have filled as guests', () => {
    expect(admitReader(honest(role), [], crowd(2999, 8))).toBeDefined();
  });

  test('in a process that eight addresses have filled as hosts', () => {
    const place = admitReader(honest(role), [], crowd(3000, 8, 'host'));
    expect(place?.evicted?.address).toMatch(/^address/);
  });

  test('at a table that eight addresses have filled', () => {
    const readers = crowd(400, 8);
    expect(admitReader(honest(role), readers, readers)?.evicted).toBe(readers[0]);
  });
});

test('the address that holds most gives way, there the browser that holds most', () => {
  const few = readerOf('workshop', 'few');
  const readers = [
    ...crowd(8, 1),
    few,
    readerOf('workshop', 'few'),
    ...crowd(2700, 1).slice(8, 12),
  ];
  const full = [
    ...readers,
    ...Array.from({ length: 2700 }, (_, at) => readerOf(`a${at}`, `s${at}`)),
  ];
  expect(admitReader(honest('guest'), [], full)?.evicted).toBe(readers[0]);
});

test('an address that holds as much as any other displaces none', () => {
  const readers = crowd(2704, 8);
  expect(admitReader(readerOf('address 0', 'one more'), [], readers)).toBeUndefined();
});

test('a host is never displaced by a guest of the table', () => {
  const hosts = crowd(80, 1, 'host');
  const guests = Array.from({ length: 320 }, (_, at) => readerOf(`guest ${at}`, `guest ${at}`));
  const readers = [...hosts, ...guests];
  expect(admitReader(honest('guest'), readers, readers)).toBeUndefined();
});
