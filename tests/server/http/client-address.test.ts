import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { getConfig } from '#server/config/config.ts';
import { createAddressOf, limitKeyOf, parseProxies } from '#server/http/client-address.ts';

type Incoming = Parameters<ReturnType<typeof createAddressOf>>[0];

const from = (remoteAddress: string, forwarded?: string): Incoming => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded },
});

const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xff_ff }));
const groups = (count: number): fc.Arbitrary<number[]> =>
  fc.array(group, { minLength: count, maxLength: count });
/** The first half of an address; nothing that begins so is IPv4 in the form of IPv6. */
const network = groups(4).filter(([first]) => first !== 0);
const hex = (numbers: readonly number[]): string =>
  numbers.map((number) => number.toString(16)).join(':');
/** Ways to write the same address: in capitals, with leading zeros, in short, with a zone. */
const spelling = fc.constantFrom<(address: string) => string>(
  (address) => address,
  (address) => address.toUpperCase(),
  (address) => address.replaceAll(/\b[\da-f]{1,3}\b/gi, (digits) => digits.padStart(4, '0')),
  (address) => new URL(`http://[${address}]`).hostname.slice(1, -1),
  (address) => `${address}%eth0`,
);

describe('what limits count', () => {
  test('all addresses of one IPv6 /64 count as one, however they are written', () => {
    fc.assert(
      fc.property(network, groups(4), groups(4), spelling, (net, one, other, spelled) => {
        const first = limitKeyOf(hex([...net, ...one]));
        expect(limitKeyOf(spelled(hex([...net, ...other])))).toBe(first);
      }),
    );
  });

  test('addresses of two IPv6 /64 count apart', () => {
    fc.assert(
      fc.property(network, network, groups(4), (one, other, host) => {
        fc.pre(hex(one) !== hex(other));
        expect(limitKeyOf(hex([...one, ...host]))).not.toBe(limitKeyOf(hex([...other, ...host])));
      }),
    );
  });

  test('an IPv4 address counts as itself, also in the form of IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
        const inHex = hex([a * 256 + b, c * 256 + d]);
        const spellings = [
          address,
          `::ffff:${address}`,
          `::FFFF:${inHex}`,
          `0:0:0:0:0:ffff:${inHex}`,
          `0000:0000:0000:0000:0000:ffff:${address}`,
          `::ffff:${address}%eth0`,
        ];
        expect(spellings.map(limitKeyOf)).toEqual(spellings.map(() => address));
      }),
    );
  });

  test('any other text counts as itself', () => {
    expect(['unknown', '', '1.2.3', '2001:db8'].map(limitKeyOf)).toEqual([
      'unknown',
      '',
      '1.2.3',
      '2001:db8',
    ]);
  });
});

describe('the address that a request counts against', () => {
  const behind = createAddressOf(parseProxies('127.0.0.1, 10.0.0.0/8, fd00::/8'));

  test.each([
    ['127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['::ffff:127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['::ffff:7f00:1', '192.0.2.7', '192.0.2.7'],
    ['127.0.0.1', '203.0.113.9, 192.0.2.7, 10.1.2.3', '192.0.2.7'],
    ['127.0.0.1', '203.0.113.9, 192.0.2.7:5678, 10.1.2.3:443', '192.0.2.7'],
    ['127.0.0.1', '::ffff:c000:207', '192.0.2.7'],
    ['fd00::1', '2001:db8::7', '2001:db8:0:0::/64'],
    ['fd00::1%eth0', '2001:db8::7%eth1', '2001:db8:0:0::/64'],
    ['fd00::1', '[2001:db8::7]:443, [fd00::2]:80', '2001:db8:0:0::/64'],
    ['fd00::1', '[2001:db8::7]', '2001:db8:0:0::/64'],
    ['fd00::1', '"[2001:db8::7]:443"', '2001:db8:0:0::/64'],
    ['127.0.0.1', 'not an address', '127.0.0.1'],
    ['127.0.0.1', '[192.0.2.7', '127.0.0.1'],
    ['127.0.0.1', '10.0.0.1', '10.0.0.1'],
    ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ])('of a request from %s with %j is %s', (remote, forwarded, address) => {
    expect(behind(from(remote, forwarded))).toBe(address);
  });

  test('is the socket’s, whatever the header says, where no proxy is trusted', () => {
    expect(createAddressOf()(from('127.0.0.1', '192.0.2.7'))).toBe('127.0.0.1');
  });

  test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '1.2.3', ','])(
    '%j is no list of proxies',
    (list) => {
      expect(() => getConfig({ TRUSTED_PROXIES: list })).toThrow(
        `TRUSTED_PROXIES=${list} cannot be used: must be addresses or subnets`,
      );
    },
  );
});
