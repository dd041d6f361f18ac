// @ts-check
// Serves the product for the browser tests and keeps every word it says, for the test that looks for
// secrets in it. The log's request lines go to the file only, all else to the terminal as well.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

import { SERVER_LOG } from './server-log.mjs';

mkdirSync(dirname(SERVER_LOG), { recursive: true });
const file = openSync(SERVER_LOG, 'w');
const server = spawn(process.execPath, ['server/run.mjs'], { stdio: ['ignore', 'pipe', 'pipe'] });

for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
  createInterface({ input: server[stream] }).on('line', (line) => {
    // Written before the next line is read: the file is whole however this process ends.
    writeSync(file, `${line}\n`);
    if (!line.includes('"event":"request"')) process[stream].write(`${line}\n`);
  });
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('close', (status) => {
  closeSync(file);
  process.exit(status ?? 1);
});
