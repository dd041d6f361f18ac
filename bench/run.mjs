// @ts-check
// `npm run bench`: measures, prints a table and writes bench/results/*.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

import { benchApi } from './api.mjs';
import { benchBrowse } from './browse.mjs';
import { benchCaptions } from './captions.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchRegistration } from './registration.mjs';
import { benchServe } from './serve.mjs';

if (process.argv.includes('--help')) {
  console.log('Usage: npm run bench\nMeasures the built site; run "npm run build" before.');
  process.exit(0);
}

const results = {
  serve: await benchServe(),
  api: await benchApi(),
  registration: await benchRegistration(),
  browse: await benchBrowse(),
  captions: await benchCaptions(),
  lighthouse: await benchLighthouse(),
};
const report = {
  date: new Date().toISOString(),
  machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
  results,
};
for (const [area, figures] of Object.entries(results)) {
  for (const [name, value] of Object.entries(figures)) {
    console.log(`${area.padEnd(12)} ${name.padEnd(44)} ${value.toFixed(2)}`);
  }
}
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
