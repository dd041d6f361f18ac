import { expect, test } from 'vitest';

import { parseProxies } from '../../../../server/http/client-address.ts';
import { createEntry } from '../../lambda/entry.ts';
import { eventOf } from '../../lambda/event.ts';

const KEY = 'a key of the entry';

const event = (headers: Record<string, string> = {}) =>
  eventOf({
    method: 'GET',
    target: '/api/cards',
    headers,
    body: Buffer.alloc(0),
    address: '198.51.100.7',
  });

const keyed = createEntry({ key: KEY, proxies: undefined });

test('a request with the key of the entry is let in', () => {
  expect(keyed.letsIn(event({ 'x-entry-key': KEY }))).toBe(true);
});

test.each([
  ['none', {}],
  ['another', { 'x-entry-key': 'a key of the entrx' }],
  ['an empty one', { 'x-entry-key': '' }],
])('a request with %s is not', (_what, headers) => {
  expect(keyed.letsIn(event(headers))).toBe(false);
});

test('a request counts against the address that the entry saw', () => {
  const told = { 'x-entry-key': KEY, 'true-client-ip': '203.0.113.9' };
  expect(keyed.addressOf(event(told))).toBe('203.0.113.9');
});

test('of an IPv6 address its network counts', () => {
  const told = { 'x-entry-key': KEY, 'true-client-ip': '2001:db8:1:2:3:4:5:6' };
  expect(keyed.addressOf(event(told))).toBe('2001:db8:1:2::/64');
});

test('what is no address counts as what the platform saw', () => {
  const told = { 'x-entry-key': KEY, 'true-client-ip': 'anybody' };
  expect(keyed.addressOf(event(told))).toBe('198.51.100.7');
});

test('no header of a stranger changes whom a request counts against', () => {
  const open = createEntry({ key: undefined, proxies: undefined });
  const claimed = { 'true-client-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' };
  expect(open.addressOf(event(claimed))).toBe('198.51.100.7');
});

test('behind trusted proxies their word counts, from the right', () => {
  const open = createEntry({ key: undefined, proxies: parseProxies('198.51.100.0/24') });
  const forwarded = { 'x-forwarded-for': '192.0.2.66, 203.0.113.9' };
  expect(open.addressOf(event(forwarded))).toBe('203.0.113.9');
});
