// How long the bundled function takes from the start of its process to its first answer, and its memory
// then, on this machine: `node deploy/aws/lambda/cold-start.mjs [times]`. Figures to compare builds with;
// no machine is AWS Lambda.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { openDatabase } from '../../../server/db/open.ts';
import { startPostgres } from '../../../tests/support/database/postgres.ts';
import { bundle } from './bundle.mjs';
import { eventOf } from './event.ts';

const KEY = 'a key of the entry';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Starts the function anew so many times.
 * @returns the medians in ms and bytes, the status of each answer, and the size of the bundle in bytes
 */
export const measureColdStart = async (times) => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This needs PostgreSQL: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'dck-cold-'));
  try {
    await (await openDatabase({ url: postgres.url })).destroy();
    const { bytes } = await bundle(folder);
    const event = eventOf({
      method: 'GET',
      target: '/healthz',
      headers: { host: 'function.example', 'x-entry-key': KEY },
      body: Buffer.alloc(0),
      address: '192.0.2.1',
    });
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      PUBLIC_ORIGIN: 'https://app.example.com',
      OIDC_ISSUER: 'https://issuer.example.com',
      ENTRY_KEY: KEY,
    };
    const args = [join(import.meta.dirname, 'call-bundle.ts'), join(folder, 'api', 'api.mjs')];
    const runs = Array.from({ length: times }, () => {
      const out = execFileSync(process.execPath, [...args, JSON.stringify(event)], { env });
      const lines = out.toString().split('\n');
      return JSON.parse(lines.find((line) => line.includes('"memory"')) ?? '{}');
    });
    return {
      statuses: runs.map(({ status }) => status),
      ms: median(runs.map(({ ms }) => ms)),
      memory: median(runs.map(({ memory }) => memory)),
      bytes: bytes.api,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await postgres.close();
  }
};

/** The figures in a line. */
export const coldStartText = ({ bytes, memory, ms }) =>
  `cold start: ${Math.round(ms)} ms to the first answer, ${Math.round(memory / 1024 / 1024)} MB of memory, ${(bytes / 1024 / 1024).toFixed(1)} MB uploaded`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(coldStartText(await measureColdStart(Number(process.argv[2] ?? 9))));
}
