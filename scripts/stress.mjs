// @ts-check
// `npm run stress`: the long rounds. Every file of stress/ exports a list of rounds; each gives its
// figures or throws what does not hold.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = join(import.meta.dirname, '..', 'stress');

if (process.argv.includes('--help')) {
  console.log(
    'Usage: npm run stress [AREA ...]\nThe long rounds, of all areas or of those named. Run "npm run build" before.',
  );
  process.exit(0);
}

const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).toSorted();
const areas = files.map((file) => file.replace(/\.ts$/, ''));
const wanted = process.argv.slice(2);
const unknown = wanted.find((area) => !areas.includes(area));
if (unknown !== undefined) {
  console.error(`There is no area ${unknown}; there are ${areas.join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const area of wanted.length > 0 ? wanted : areas) {
  /** @type {{ default: (() => Promise<Record<string, number>>)[] }} */
  const { default: rounds } = await import(pathToFileURL(join(FOLDER, `${area}.ts`)).href);
  for (const round of rounds) {
    const began = performance.now();
    try {
      const figures = await round();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      for (const [name, value] of Object.entries(figures)) {
        console.log(`ok     ${area.padEnd(14)} ${name.padEnd(48)} ${value}   (${seconds} s)`);
      }
    } catch (error) {
      failed += 1;
      console.log(
        `FAILED ${area.padEnd(14)} ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
process.exit(failed === 0 ? 0 : 1);
