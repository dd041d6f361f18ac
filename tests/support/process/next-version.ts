import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { DIST } from '#support/site/dist.ts';

import { writeServiceWorker } from '../../../scripts/service-worker.mjs';

/** A built site that stands for the version after the present one. */
export interface NextVersion {
  /** The new sentence on its page of tools. */
  readonly words: string;
  /** A script that only the present version has. */
  readonly dropped: string;
}

/** The present sentence on the page of tools. */
export const PRESENT_WORDS = 'A list of ai-supported tools that help innovators.';

const TOOLS = join('tools', 'index.html');

/** Makes the next version of the built site in a folder. */
export const makeNextVersion = async (folder: string): Promise<NextVersion> => {
  await cp(DIST, folder, { recursive: true });
  const words = 'The tools of the next version.';
  const page = join(folder, TOOLS);
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll(PRESENT_WORDS, words));
  for (const suffix of ['.br', '.gz']) await rm(page + suffix, { force: true });
  const scripts = await readdir(join(folder, '_astro'));
  // Each language has a file of that name; the worker of this one lists its own.
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
  const dropped =
    scripts.find((name) => /^ScanDialog\..*\.js$/.test(name) && worker.includes(name)) ?? '';
  for (const suffix of ['', '.br', '.gz']) await rm(join(folder, '_astro', dropped + suffix));
  await writeServiceWorker(folder);
  for (const suffix of ['.br', '.gz']) {
    await rm(join(folder, `service-worker.js${suffix}`), { force: true });
  }
  return { words, dropped: `/_astro/${dropped}` };
};

/** Spoils a page, as a server in the middle of a deployment does: its worker lists another digest. */
export const spoilPage = async (folder: string): Promise<() => Promise<void>> => {
  const page = join(folder, TOOLS);
  const text = await readFile(page, 'utf8');
  await writeFile(page, `${text}<!-- of another build -->`);
  return () => writeFile(page, text);
};
