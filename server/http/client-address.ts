import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whom a request counts against, besides its account. */
export type AddressOf = (req: IncomingMessage) => string;

/** IPv4 in the clothes of IPv6, as sockets that listen on both show it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Reads a list of addresses and subnets, such as `127.0.0.1, 10.0.0.0/8`.
 * @returns `undefined` where one of them is neither
 */
export const parseProxies = (text: string): BlockList | undefined => {
  const list = new BlockList();
  for (const entry of text.split(',')) {
    const [address = '', bits, ...more] = entry.trim().split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    const known = isIP(address) !== 0 && more.length === 0;
    if (!known || !/^\d*$/.test(bits ?? '') || prefix > most || bits === '') return undefined;
    list.addSubnet(address, prefix, familyOf(address));
  }
  return list;
};

/**
 * Tells where a request comes from. `X-Forwarded-For` counts as far as trusted proxies have written
 * it: from the right, up to the first address that is none of theirs. So nobody can claim another
 * address by sending the header themselves.
 * @param proxies none are trusted where it is left out
 */
export const createAddressOf =
  (proxies = new BlockList()): AddressOf =>
  ({ socket, headers }) => {
    const isTrusted = (address: string): boolean => proxies.check(address, familyOf(address));
    const chain = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    let address = plain(socket.remoteAddress ?? 'unknown');
    while (isIP(address) !== 0 && isTrusted(address)) {
      const before = plain(chain.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
