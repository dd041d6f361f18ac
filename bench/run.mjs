// @ts-check
// `npm run bench`: measures the built site, prints tables, writes bench/results/latest.json, puts the
// tables into docs/figures.md and a few lines of them into the README. Names as arguments run only those parts, which are then only printed.
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { benchApi } from './api.mjs';
import { benchBrowse } from './browse.mjs';
import { benchCaptions } from './captions.mjs';
import { benchDeck } from './deck.mjs';
import { rounded } from './figures.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchRegistration } from './registration.mjs';
import { benchServe } from './serve.mjs';
import { benchSizes } from './sizes.mjs';
import { summaryOf } from './summary.mjs';
import { benchTable } from './table.mjs';
import { benchVariety } from './variety.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */

/** @type {Record<string, { title: string, bench: () => Promise<Figures>, folded?: boolean }>} */
const PARTS = {
  serve: { title: 'Start-up and memory', bench: benchServe },
  api: { title: 'The API, 64 connections', bench: benchApi },
  registration: { title: 'Growth', bench: benchRegistration },
  browse: { title: 'Cards, medians of 20', bench: benchBrowse },
  deck: { title: 'Growth of the deck, on a processor 4 times slower', bench: benchDeck },
  table: { title: 'A table of cards, medians of 10', bench: benchTable },
  captions: { title: 'Captions', bench: benchCaptions },
  variety: {
    title: 'Captions that share a sentence, % of the pairs of 200',
    bench: benchVariety,
    folded: true,
  },
  lighthouse: { title: 'Lighthouse on a phone, medians of five', bench: benchLighthouse },
  sizes: { title: 'Sizes by page, brotli', bench: benchSizes, folded: true },
};

const ROOT = join(import.meta.dirname, '..');
const FIGURES = join(ROOT, 'docs', 'figures.md');
const README = join(ROOT, 'README.md');
const PLACE = /(?<=<!-- bench -->).*(?=<!-- \/bench -->)/s;

const row = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;

/** Figures as tables in Markdown: one of those with a single number, one of the rows. */
const tables = (/** @type {string} */ title, /** @type {Figures} */ figures) => {
  const single = [];
  const rows = [];
  for (const [name, value] of Object.entries(figures)) {
    if (typeof value === 'number') single.push([name, rounded(value)]);
    else rows.push({ name, value });
  }
  const columns = Object.keys(rows[0]?.value ?? {});
  const lines = rows.map(({ name, value }) =>
    [name].concat(columns.map((column) => (column in value ? rounded(value[column] ?? 0) : ''))),
  );
  const head = (/** @type {readonly string[]} */ cells) => [row(cells), row(cells.map(() => '-'))];
  return [
    ...(lines.length > 0 ? [...head([title, ...columns]), ...lines.map(row), ''] : []),
    ...(single.length > 0 ? [...head([title, '']), ...single.map(row), ''] : []),
  ].join('\n');
};

/** Puts a text between the marks of a file. */
const fill = async (/** @type {string} */ file, /** @type {string} */ content) => {
  const filled = readFileSync(file, 'utf8').replace(PLACE, () => `\n\n${content}\n\n`);
  writeFileSync(file, await format(filled, { ...(await resolveConfig(file)), filepath: file }));
};

const names = process.argv.slice(2);
if (names.includes('--help') || names.some((name) => !(name in PARTS))) {
  console.log(
    `Usage: npm run bench [-- PART ...]\nMeasures the built site; run "npm run build" before.\nParts: ${Object.keys(PARTS).join(', ')}`,
  );
  process.exit(names.includes('--help') ? 0 : 2);
}

/** @type {Record<string, Figures>} */
const results = {};
let text = '';
for (const [name, { title, bench, folded }] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const figures = await bench();
  results[name] = figures;
  const table = tables(title, figures);
  console.log(table);
  text += folded
    ? `<details><summary>${title}</summary>\n\n${table}\n</details>\n\n`
    : `${table}\n`;
}

if (names.length === 0) {
  const date = new Date().toISOString();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const report = { date, machine, results };
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
  const measured = `Measured on ${date.slice(0, 10)}, ${machine}.`;
  await fill(FIGURES, `${measured}\n\n${text}`);
  await fill(README, `${summaryOf(results)}\n\n${measured}`);
}
