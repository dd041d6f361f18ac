import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, type BlockList } from 'node:net';

import { createAddressOf, limitKeyOf } from '../../../server/http/client-address.ts';
import type { UrlEvent } from './handler.ts';

/** The shared secret by which the entry in front of the functions identifies itself. */
export const KEY_HEADER = 'x-entry-key';

/** Where the entry writes the address that a request came to it from; it replaces whatever stood there. */
export const ADDRESS_HEADER = 'true-client-ip';

export interface EntryOptions {
  /** The secret that a request must carry; without it every request is accepted. */
  readonly key: string | undefined;
  /** The proxies whose `X-Forwarded-For` counts where there is no entry. */
  readonly proxies: BlockList | undefined;
}

export interface Entry {
  /** Whether a request came through the entry. The functions' own addresses are public. */
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
      // Trust the entry's header only: without a key it cannot be told from a client's own.
      if (wanted) return limitKeyOf(isIP(told) === 0 ? seen : told);
      return behindProxies({ socket: { remoteAddress: seen }, headers });
    },
  };
};
