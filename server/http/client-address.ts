import { BlockList, isIP, type Socket } from 'node:net';

/** The origin of a request; a request of `node:http` has this form. */
export interface Origin {
  /** The peer of the connection. */
  readonly socket: Pick<Socket, 'remoteAddress'>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Returns the client address that a request counts against, besides its account. */
export type AddressOf = (req: Origin) => string;

const GROUPS = 8;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The eight groups of an IPv6 address, as numbers. `URL` normalises the spelling. */
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

/** The IPv4 address of an IPv4-mapped IPv6 address: `::ffff:0:0/96` (RFC 4291, section 2.5.5.2). */
const mapped = (groups: readonly number[]): string | undefined => {
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xff_ff) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
};

/** An address without zone, and an IPv4-mapped one as IPv4. */
const plain = (address: string): string => {
  const [bare = ''] = address.split('%', 1);
  return isIP(bare) === 6 ? (mapped(groupsOf(bare)) ?? bare) : bare;
};

/**
 * The rate-limit key of an address: an IPv4 address itself, for IPv6 its /64, the smallest prefix that a
 * customer gets (RFC 6177). IPv4-mapped addresses are IPv4; zones are dropped.
 * @param address as text, such as `socket.remoteAddress`; any other text is its own key
 */
export const limitKeyOf = (address: string): string => {
  const bare = plain(address);
  if (isIP(bare) !== 6) return bare;
  const network = groupsOf(bare).slice(0, GROUPS / 2);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
};

/**
 * Parses a list of addresses and subnets, such as `127.0.0.1, 10.0.0.0/8`.
 * @returns `undefined` where an entry is neither
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

/** Variants in `X-Forwarded-For`: an address with a port, and IPv6 then in brackets. */
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
 * Returns the key of a connection's peer, as of `limitKeyOf`; `undefined` for a trusted proxy, which has
 * connections of many clients.
 * @param proxies none are trusted where it is left out
 */
export const createPeerOf =
  (proxies = new BlockList()) =>
  ({ remoteAddress = 'unknown' }: Pick<Socket, 'remoteAddress'>): string | undefined =>
    isAmong(proxies, plain(remoteAddress)) ? undefined : limitKeyOf(remoteAddress);

/**
 * Returns the key of a request's client address, as of `limitKeyOf`. `X-Forwarded-For` is trusted as far as
 * trusted proxies have written it: from the right, up to the first address that is not one of theirs. So a
 * client cannot spoof an address with the header.
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
