// @ts-check
// `npm run bench`: measures the built site, part by part, and prints a table for each. Without names it runs
// all parts, each in a process of its own, so that none measures what another one has left in memory.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../scripts/build.mjs';
import { program, runNode } from '../scripts/run.mjs';
import { tableOf } from './figures.mjs';

/**
 * A part of the bench, `bench/<name>.mjs`.
 * @typedef {object} Part
 * @property {string} title
 * @property {string} about method and limits of the measurement
 * @property {() => Promise<import('./figures.mjs').Figures>} bench
 */

/** @type {Record<string, () => Promise<Part>>} */
const PARTS = {
  api: () => import('./api.mjs'),
  growth: () => import('./growth.mjs'),
  tables: () => import('./tables.mjs'),
  smallest: () => import('./smallest.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  paint: () => import('./paint.mjs'),
  'first-card': () => import('./first-card.mjs'),
  blocking: () => import('./blocking.mjs'),
  presses: () => import('./presses.mjs'),
  sizes: () => import('./sizes.mjs'),
};

const FIGURES = join(import.meta.dirname, '..', 'docs', 'figures.md');

const USAGE = `Usage: npm run bench [-- PART ...] [--write] [--minutes N] [--beside DIR]
Measures the built site, and builds it first where its sources are newer.
Parts: ${Object.keys(PARTS).join(', ')}
--write: replaces the tables of the parts in docs/figures.md
--minutes: duration of the long run on the smallest machine; default 2
--beside: a folder with another built site, which first-card measures in the same run`;

/** Replaces the section of a part in docs/figures.md. */
const write = async (/** @type {string} */ name, /** @type {string} */ text) => {
  const section = new RegExp(`(?<=<!-- ${name} -->).*(?=<!-- /${name} -->)`, 's');
  writeFileSync(
    FIGURES,
    readFileSync(FIGURES, 'utf8').replace(section, () => `\n\n${text}\n\n`),
  );
  await runNode([program('oxfmt/bin/oxfmt'), FIGURES]);
};

const measure = async (/** @type {string} */ name, /** @type {boolean} */ isWritten) => {
  const { title, about, bench } = (await PARTS[name]?.()) ?? {};
  if (!title || !about || !bench) throw new Error(`There is no part ${name}.`);
  const table = tableOf(title, await bench());
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`;
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, ${machine}.`;
  const text = `${table}\n${measured} ${about}`;
  console.log(`${text}\n`);
  if (isWritten) await write(name, text);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '2' },
    beside: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
process.env['BENCH_MINUTES'] ??= values.minutes;
if (values.beside !== undefined) process.env['BENCH_BESIDE'] = values.beside;
const [name, ...others] = positionals;
if (values.help) {
  console.log(USAGE);
} else if (positionals.some((each) => !(each in PARTS))) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (!(await ensureBuilt())) {
  process.exitCode = 1;
} else if (name !== undefined && others.length === 0) {
  await measure(name, values.write);
} else {
  const flags = values.write ? ['--write'] : [];
  for (const each of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
    if ((await runNode([import.meta.filename, each, ...flags])) !== 0) process.exitCode = 1;
  }
}
