// How a test tells a process of its own what is wrong: by a file, which the process looks at again and again.
import { readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';

/** How often it is looked at, in ms. */
const EVERY = 20;

/** Takes what the file says now and each time that it says something else; then says so in another file. */
export const followFaultFile = (/** @type {(text: string) => void} */ take) => {
  const file = env['FAULT_FILE'] ?? '';
  let known;
  const look = () => {
    const text = readFileSync(file, 'utf8');
    if (text === known) return;
    known = text;
    take(text);
    writeFileSync(`${file}.taken`, text);
  };
  look();
  setInterval(look, EVERY).unref();
};
