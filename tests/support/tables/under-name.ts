import { request } from 'node:http';
import { Readable } from 'node:stream';

import type { Answering } from '#support/tables/calls.ts';

/** The statuses without a body (RFC 9110, sections 15.3.5 and 15.4.5). */
const EMPTY: ReadonlySet<number> = new Set([204, 304]);

const headersOf = (raw: readonly string[]): Headers => {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
};

/**
 * Calls a process under the name by which people know the product. `fetch` would name the address that it
 * connects to, and a process redirects requests for another host to the product's address.
 * @param origin of the process
 * @param name the host, with its port
 */
export const underName = (origin: string, name: string): Answering => ({
  request: (path, { body, headers, method = 'GET', signal }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${origin}${path}`,
        {
          method,
          headers: { ...Object.fromEntries(new Headers(headers)), host: name },
          ...(signal && { signal }),
        },
        (answer) => {
          const { rawHeaders, statusCode: status = 0 } = answer;
          const content = EMPTY.has(status) ? null : Readable.toWeb(answer);
          resolve(
            new Response(content as ReadableStream<Uint8Array> | null, {
              status,
              headers: headersOf(rawHeaders),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(typeof body === 'string' ? body : undefined);
    }),
});
