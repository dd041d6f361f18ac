import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, type BlockList } from 'node:net';

import { createAddressOf, limitKeyOf } from '../../../server/http/client-address.ts';
import type { UrlEvent } from './handler.ts';

/** What the entry in front of the functions shows of itself. Nobody else knows it. */
export const KEY_HEADER = 'x-entry-key';

/** Where the entry writes the address that a request came to it from; it replaces whatever stood there. */
export const ADDRESS_HEADER = 'true-client-ip';

export interface EntryOptions {
  /** What a request has to show; every request may come in where it is left out. */
  readonly key: string | undefined;
  /** The proxies whose `X-Forwarded-For` counts where there is no entry. */
  readonly proxies: BlockList | undefined;
}

export interface Entry {
  /** Whether a request came through the entry. The functions' own addresses are open to everybody. */
  readonly letsIn: (event: UrlEvent) => boolean;
  /** Whom a request counts against: what the entry says, or what the platform saw itself. */
  readonly addressOf: (event: UrlEvent) => string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tells requests through the entry from others, and where they come from. */
export const createEntry = ({ key, proxies }: EntryOptions): Entry => {
  const wanted = key === undefined ? undefined : digest(key);
  const behindProxies = createAddressOf(proxies);
  return {
    letsIn: ({ headers }) => !wanted || timingSafeEqual(digest(headers[KEY_HEADER] ?? ''), wanted),
    addressOf: ({ headers, requestContext }) => {
      const seen = requestContext.http.sourceIp;
      const told = headers[ADDRESS_HEADER] ?? '';
      // Only the entry's own word counts: without a key nobody can tell it from a stranger's.
      if (wanted) return limitKeyOf(isIP(told) === 0 ? seen : told);
      return behindProxies({ socket: { remoteAddress: seen }, headers });
    },
  };
};
