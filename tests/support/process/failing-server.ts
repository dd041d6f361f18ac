// A server of node:http around the product's own handling of failures, whose answers fail in the way
// that the path names. `/outside` fails in code that belongs to no request.
import { createReadStream } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { endOnStrayErrors, runRequest } from '#server/http/request-scope.ts';
import { logToStderr } from '#server/shared/log.ts';

const fail = (): never => {
  throw new Error('a secret in a message');
};

const WAYS: Readonly<Record<string, (res: ServerResponse) => unknown>> = {
  '/fine': (res) => res.end('fine'),
  '/thrown': fail,
  '/rejected': () => Promise.reject(new Error('a secret in a message')),
  '/later': () => setImmediate(fail),
  '/forgotten': () => void Promise.resolve().then(fail),
  '/stream': () => createReadStream('/nowhere/at/all'),
  '/begun': (res) => {
    res.write('half of it');
    setImmediate(fail);
  },
};

endOnStrayErrors(logToStderr);
const server = createServer((req, res) => {
  const way = WAYS[req.url ?? ''];
  if (way) runRequest(res, logToStderr, { 'x-laid-under': 'yes' }, () => way(res));
  else {
    res.end();
    setImmediate(fail);
  }
}).listen(0, '127.0.0.1', () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`);
});
