/** Requirements of the product behind a proxy, each a function that throws if it is not met. */

import assert from 'node:assert/strict';
import { connect } from 'node:http2';

import * as z from 'zod';

import { BEAT_MS } from '#contract/tables-bounds.ts';
import { signUpOne } from '#support/process/product-process.ts';
import { messagesOf, type Message } from '#support/shared/event-stream.ts';

import { ask, type Asked } from './ask.ts';

/** A product with a proxy in front of it. */
export interface World {
  /** The public address: the proxy's, with TLS. */
  readonly origin: string;
  /** The proxy's address without TLS. */
  readonly plain: string;
  /** The product itself. */
  readonly product: string;
}

interface Claim {
  readonly name: string;
  readonly prove: (world: World) => Promise<void>;
}

/** Headers that belong to a connection and not to an answer, or that name the proxy. */
const OF_THE_WAY = new Set([
  'alt-svc',
  'connection',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'x-request-id',
]);

const ownHeaders = ({ headers, names }: Asked): [string, unknown][] =>
  names
    .filter((name) => !OF_THE_WAY.has(name))
    .toSorted()
    .map((name) => [name, headers[name]]);

/** A page, one that needs no slash, a redirect, a file, a missing one, and calls that succeed and fail. */
const TARGETS = [
  '/',
  '/faq',
  '/r/1234',
  '/favicon.svg',
  '/_astro/gone.js',
  '/nothing',
  '/api/openapi.json',
  '/api/cards',
  '/idp/.well-known/openid-configuration',
  // A page that the product does not compress.
  '/idp/nothing',
  '/healthz',
];

const refuse = (origin: string, from: string, forwarded: string): Promise<Asked> =>
  ask(`${origin}/thanks/social`, {
    method: 'POST',
    from,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
    body: '{}',
  });

/** More captions than an address may ask for in a minute (docs/operations.md). */
const TOO_MANY = 125;

/** Sends a body of a size; gives the status and the form of the answer. */
const sendBody = async (address: string, bytes: number, token: string): Promise<string> => {
  const { status, headers } = await ask(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(bytes),
      Authorization: `Bearer ${token}`,
    },
    body: Buffer.alloc(bytes, 'x'),
  });
  return `${status} ${headers['content-type']}`;
};

const MEGABYTE = 1024 * 1024;

/** The next message that fits, out of a stream that is still open. */
const next = async (
  messages: AsyncGenerator<Message>,
  fits: (message: Message) => boolean,
): Promise<Message> => {
  for (;;) {
    const { value, done } = await messages.next();
    assert.ok(!done, 'The stream has ended.');
    if (fits(value)) return value;
  }
};

export const CLAIMS: readonly Claim[] = [
  {
    name: 'HTTP is sent on to HTTPS, path and query with it',
    prove: async ({ plain, origin }) => {
      const { status, headers } = await ask(`${plain}/faq?theme=acid`);
      assert.ok(status === 301 || status === 308, `status ${status}`);
      // Where the ports are the usual ones an address names none.
      assert.equal(
        headers.location?.replace(/:\d+\//, '/'),
        `${origin}/faq?theme=acid`.replace(/:\d+\//, '/'),
      );
    },
  },
  {
    name: 'browsers are told once to stay with TLS',
    prove: async ({ origin }) => {
      const { headers, names } = await ask(`${origin}/`);
      assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
      assert.equal(names.filter((name) => name === 'strict-transport-security').length, 1);
    },
  },
  {
    name: 'every header and body is the product’s own, also compressed',
    prove: async ({ origin, product }) => {
      const { host } = new URL(origin);
      for (const target of TARGETS) {
        for (const encoding of ['identity', 'gzip', 'br']) {
          const headers = { 'Accept-Encoding': encoding, Host: host };
          const [through, own] = await Promise.all([
            ask(origin + target, { headers }),
            ask(product + target, { headers }),
          ]);
          assert.equal(through.status, own.status, target);
          assert.deepEqual(ownHeaders(through), ownHeaders(own), `${target} ${encoding}`);
          assert.ok(through.body.equals(own.body) || target === '/healthz', target);
        }
      }
    },
  },
  {
    name: 'no version of the proxy is told',
    prove: async ({ origin }) => {
      const { headers } = await ask(`${origin}/`);
      assert.doesNotMatch(String(headers.server), /\d/);
    },
  },
  {
    name: 'it speaks HTTP/2',
    prove: async ({ origin }) => {
      const session = connect(origin);
      try {
        const status = await new Promise((resolve, reject) => {
          session.once('error', reject);
          const stream = session.request({ ':path': '/faq' });
          stream.once('error', reject);
          stream.once('response', (headers) => resolve(headers[':status']));
          stream.resume().end();
        });
        assert.equal(status, 200);
      } finally {
        session.close();
      }
    },
  },
  {
    name: 'bodies pass up to the product’s largest, and no further',
    prove: async ({ origin }) => {
      const { access_token: token } = await signUpOne(origin);
      // The largest comes through whole, and then is no JSON.
      assert.equal(await sendBody(`${origin}/api/my`, MEGABYTE, token), '400 application/json');
      // Larger bodies get the product's own answer, which the app reads.
      assert.equal(await sendBody(`${origin}/api/my`, MEGABYTE + 1, token), '413 application/json');
      assert.equal(
        await sendBody(`${origin}/thanks/social`, 17_000, token),
        '413 application/json',
      );
    },
  },
  {
    name: 'a stranger’s X-Forwarded-For does not change whose limit counts',
    prove: async ({ origin }) => {
      const statuses: number[] = [];
      for (let count = 0; count < TOO_MANY; count += 1) {
        const { status } = await refuse(origin, '127.0.0.2', `198.51.100.${count}`);
        statuses.push(status);
      }
      assert.equal(statuses[0], 422);
      assert.equal(statuses.at(-1), 429);
      // Another client is counted separately, whatever its headers say.
      const other = await refuse(origin, '127.0.0.3', '127.0.0.2');
      assert.equal(other.status, 422);
    },
  },
  {
    name: 'a table’s stream comes as it happens: state, event and heartbeat, before it ends',
    prove: async ({ origin }) => {
      const { access_token: token } = await signUpOne(origin);
      const json = { 'Content-Type': 'application/json' };
      const opened = await fetch(`${origin}/api/tables`, {
        method: 'POST',
        headers: { ...json, Authorization: `Bearer ${token}` },
        body: '{}',
      });
      const { code } = z.object({ code: z.string() }).parse(await opened.json());
      const cookie = opened.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ');
      const leave = new AbortController();
      const stream = await fetch(`${origin}/api/tables/${code}/events`, {
        headers: { Accept: 'text/event-stream', Cookie: cookie },
        signal: AbortSignal.any([leave.signal, AbortSignal.timeout(2 * BEAT_MS)]),
      });
      assert.ok(stream.body);
      const messages = messagesOf(stream.body);
      await next(messages, ({ event }) => event === 'snapshot');
      const joined = await fetch(`${origin}/api/tables/${code}/guests`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ name: 'Kim' }),
      });
      assert.equal(joined.status, 200);
      await next(messages, ({ event, data }) => event === 'message' && data.includes('Kim'));
      await next(messages, ({ event }) => event === 'beat');
      leave.abort();
    },
  },
];
