// Serves a bundled function over HTTP, as its own address would: `node serve-bundle.ts <module>` prints
// the port once it listens.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Handler } from './handler.ts';
import { installRuntime } from './runtime.ts';
import { serveFunction } from './shim.ts';

installRuntime();
const { handler } = (await import(pathToFileURL(resolve(process.argv[2] ?? '')).href)) as {
  handler: Handler;
};
const server = serveFunction(handler);
server.listen(0, '127.0.0.1', () => {
  console.log(String((server.address() as AddressInfo).port));
});
