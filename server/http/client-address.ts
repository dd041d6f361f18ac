import { BlockList, isIP, type Socket } from 'node:net';

/** What tells where a request comes from; a request of `node:http` does. */
export interface Origin {
  /** The other end of the connection. */
  readonly socket: Pick<Socket, 'remoteAddress'>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whom a request counts against, besides its account. */
export type AddressOf = (req: Origin) => string;

const GROUPS = 8;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The eight groups of an IPv6 address, as numbers. A URL writes each address in one way only. */
const groupsOf = (address: string): number[] => {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const head = numbers(before);
  if (after === undefined) return head;
  const tail = numbers(after);
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
};

/** The IPv4 address that IPv6 groups stand for: `::ffff:0:0/96` (RFC 4291, section 2.5.5.2). */
const mapped = (groups: readonly number[]): string | undefined => {
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xff_ff) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
};

/** An address without zone, and as IPv4 where it is one. */
const plain = (address: string): string => {
  const [bare = ''] = address.split('%', 1);
  return isIP(bare) === 6 ? (mapped(groupsOf(bare)) ?? bare) : bare;
};

/**
 * What limits count for an address: an IPv4 address as it is, of an IPv6 address its /64, which is
 * the least that one customer is given (RFC 6177). IPv4 in the form of IPv6 is IPv4; zones are dropped.
 * @param address as text, such as `socket.remoteAddress`; any other text counts as itself
 */
export const limitKeyOf = (address: string): string => {
  const bare = plain(address);
  if (isIP(bare) !== 6) return bare;
  const network = groupsOf(bare).slice(0, GROUPS / 2);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
};

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

/** What some proxies write into `X-Forwarded-For`: the port as well, and IPv6 in brackets then. */
const DRESSED = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/;

/** The address in an entry of `X-Forwarded-For`. */
const addressIn = (entry: string): string => {
  const text = entry.trim().replaceAll(/^"|"$/g, '');
  const [, bracketed, withPort] = DRESSED.exec(text) ?? [];
  return plain(bracketed ?? withPort ?? text);
};

const isAmong = (proxies: BlockList, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, familyOf(address));

/**
 * Tells whom a connection counts against, as `limitKeyOf` has it; `undefined` for a trusted proxy,
 * which has connections for many.
 * @param proxies none are trusted where it is left out
 */
export const createPeerOf =
  (proxies = new BlockList()) =>
  ({ remoteAddress = 'unknown' }: Pick<Socket, 'remoteAddress'>): string | undefined =>
    isAmong(proxies, plain(remoteAddress)) ? undefined : limitKeyOf(remoteAddress);

/**
 * Tells whom a request counts against: the address it comes from, as `limitKeyOf` has it.
 * `X-Forwarded-For` counts as far as trusted proxies have written it: from the right, up to the first
 * address that is none of theirs. So nobody can claim another address by sending the header
 * themselves.
 * @param proxies none are trusted where it is left out
 */
export const createAddressOf =
  (proxies = new BlockList()): AddressOf =>
  ({ socket, headers }) => {
    const chain = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    let address = plain(socket.remoteAddress ?? 'unknown');
    while (isAmong(proxies, address)) {
      const before = addressIn(chain.pop() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return limitKeyOf(address);
  };
