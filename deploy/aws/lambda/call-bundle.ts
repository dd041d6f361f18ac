// Calls a bundled function once in a process of its own: `node call-bundle.ts <module> <event as JSON>`. For
// one that streams it prints the status, how long after the start of the process it began to answer (ms),
// and the memory (bytes) that the process had then.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Handler, UrlEvent } from './handler.ts';
import { installRuntime, invoke } from './runtime.ts';

installRuntime();
const [, , module = '', event = '{}'] = process.argv;
const { handler } = (await import(pathToFileURL(resolve(module)).href)) as { handler: Handler };
const sent = JSON.parse(event) as UrlEvent;
if ('rawPath' in sent) {
  const { done } = invoke(handler, sent, {
    begin: ({ statusCode }) => {
      const ms = performance.now();
      console.log(JSON.stringify({ status: statusCode, ms, memory: process.memoryUsage.rss() }));
    },
    take: (_bytes, taken) => taken(),
    end: () => {},
  });
  await done;
} else {
  await (handler as unknown as (sent: unknown) => Promise<void>)(sent);
}
process.exit(0);
