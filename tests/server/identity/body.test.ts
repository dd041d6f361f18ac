import { createServer } from 'node:http';

import { expect, test } from 'vitest';

import { readForm } from '#server/identity/form-body.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { sendRaw } from '#support/shared/raw-request.ts';
import { serveUntilEnd } from '#support/shared/serve-handler.ts';

/** More than the buffers between two programs take. */
const LARGE = 8_000_000;

/** A body of a length that is known, and one of none. */
const LARGE_BODIES = [
  `Content-Length: ${LARGE}\r\n\r\n${'a'.repeat(LARGE)}`,
  `Transfer-Encoding: chunked\r\n\r\n${LARGE.toString(16)}\r\n${'a'.repeat(LARGE)}\r\n0\r\n\r\n`,
];

/** The statuses that come back for a large form and for a request after it on the same connection. */
const statusesOf = async (origin: string, path: string, body: string): Promise<string[]> => {
  const { host, port } = new URL(origin);
  const large = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n${body}`;
  const next = `GET /idp/.well-known/openid-configuration HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const waits = { withinMs: 30_000, unfinished: true };
  const { text } = await sendRaw(Number(port), large + next, waits);
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '');
};

test.each(LARGE_BODIES)(
  'a form that is too large runs out, so that its connection goes on %#',
  async (body) => {
    const server = createServer((req, res) => {
      void readForm({ env: { incoming: req } }).then((read) =>
        res.writeHead(read.ok ? 200 : read.status).end(),
      );
    });
    const origin = await serveUntilEnd(server);
    expect(await statusesOf(origin, '/', body)).toEqual(['413', '200']);
  },
);

test.each(LARGE_BODIES)(
  'a form that the provider refuses to read runs out, so that its connection goes on %#',
  async (body) => {
    const { origin } = await serveIdentity();
    expect(await statusesOf(origin, '/idp/oauth2/revoke', body)).toEqual(['400', '200']);
  },
);
