// @ts-check
// `npm run bench`: measures the built site, prints tables, keeps the results of the last two runs in
// bench/results, puts the tables into docs/figures.md and a few lines of them into the README. Names as
// arguments run only those parts, which are then only printed. Each part runs in a process of its own: what
// one leaves behind in memory meets no other, and one that fails or hangs takes no other with it.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../scripts/build.mjs';
import { program, runNode } from '../scripts/run.mjs';

import { aboutApi, benchApi } from './api.mjs';
import { aboutBrowse, benchBrowse } from './browse.mjs';
import { aboutCaptions, benchCaptions } from './captions.mjs';
import { aboutCost, benchCost } from './cost.mjs';
import { aboutDeck, benchDeck } from './deck.mjs';
import { aboutGrowthAccounts, benchGrowthAccounts } from './growth-accounts.mjs';
import { aboutLighthouse, benchLighthouse } from './lighthouse.mjs';
import { aboutFirstCard, benchFirstCard } from './pages-first-card.mjs';
import { aboutInteractions, benchInteractions } from './pages-interactions.mjs';
import { aboutPaint, benchPaint } from './pages-paint.mjs';
import { aboutRegistration, benchRegistration } from './registration.mjs';
import { differences, keepAsLatest, keepSoFar } from './results.mjs';
import { aboutServe, benchServe } from './serve.mjs';
import { aboutSizes, benchSizes } from './sizes.mjs';
import { aboutSmallest, benchSmallest } from './smallest.mjs';
import { summaryOf } from './summary.mjs';
import { aboutTable, benchTable } from './table.mjs';
import { tables } from './tables.mjs';
import { aboutVariety, benchVariety } from './variety.mjs';
import { aboutWrites, benchWrites } from './writes.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */

/**
 * A part of the bench.
 * @typedef {object} Part
 * @property {string} title
 * @property {() => Promise<Figures>} bench
 * @property {string} [about] how it is measured, and what it does not show
 * @property {boolean} [folded] whether readers have to unfold its table
 */

/** @type {Record<string, Part>} */
const PARTS = {
  serve: { title: 'Start-up and memory', bench: benchServe, about: aboutServe },
  api: { title: 'The API, 64 connections', bench: benchApi, about: aboutApi },
  registration: { title: 'Growth', bench: benchRegistration, about: aboutRegistration },
  growth: { title: 'Growth of accounts', bench: benchGrowthAccounts, about: aboutGrowthAccounts },
  writes: { title: 'Writes', bench: benchWrites, about: aboutWrites },
  cost: { title: 'Cost', bench: benchCost, about: aboutCost },
  smallest: { title: 'The smallest machine', bench: benchSmallest, about: aboutSmallest },
  browse: { title: 'Cards, medians of 20', bench: benchBrowse, about: aboutBrowse },
  deck: { title: 'Growth of the deck', bench: benchDeck, about: aboutDeck },
  table: { title: 'A table of cards, medians of 10', bench: benchTable, about: aboutTable },
  captions: { title: 'Captions', bench: benchCaptions, about: aboutCaptions },
  variety: {
    title: 'Captions that share a sentence, % of the pairs of 200',
    bench: benchVariety,
    about: aboutVariety,
    folded: true,
  },
  lighthouse: {
    title: 'Lighthouse on a phone, medians of five',
    bench: benchLighthouse,
    about: aboutLighthouse,
  },
  paint: { title: 'Largest paint on a phone', bench: benchPaint, about: aboutPaint },
  'first-card': {
    title: 'First card on a phone, cold',
    bench: benchFirstCard,
    about: aboutFirstCard,
  },
  interactions: {
    title: 'Touch or key to the next frame on a phone',
    bench: benchInteractions,
    about: aboutInteractions,
  },
  sizes: { title: 'Sizes by page, brotli', bench: benchSizes, about: aboutSizes, folded: true },
};

/** How long a part may take, in minutes; the smallest machine may be kept at work for an hour. */
const PATIENCE = 90;
/** From how many percent on a difference to the run before is printed. */
const NOTABLE = 5;

const ROOT = join(import.meta.dirname, '..');
const FIGURES = join(ROOT, 'docs', 'figures.md');
const README = join(ROOT, 'README.md');
const PLACE = /(?<=<!-- bench -->).*(?=<!-- \/bench -->)/s;

/** Tells the process that asked what one part has found; the part's own process. */
const answer = async (/** @type {string} */ name) => {
  /** @type {unknown} */
  let found;
  try {
    found = { figures: await PARTS[name]?.bench() };
  } catch (error) {
    console.error(error);
    found = { failed: error instanceof Error ? error.message : String(error) };
  }
  // Whatever the part has left open must not keep the next one waiting.
  process.send?.(found, () => process.exit());
};

/**
 * Runs a part in a process of its own.
 * @param {string} name
 * @returns {Promise<{ figures: Figures } | { failed: string }>}
 */
const measure = (name) =>
  new Promise((resolve) => {
    const child = fork(import.meta.filename, ['--part', name], {
      timeout: PATIENCE * 60_000,
      killSignal: 'SIGKILL',
      // JSON knows no number that is none.
      serialization: 'advanced',
    });
    /** @type {{ figures: Figures } | { failed: string } | undefined} */
    let found;
    child.once('message', (/** @type {typeof found} */ message) => {
      found = message;
    });
    child.once('exit', (status, signal) => {
      resolve(found ?? { failed: `it ended with ${signal ?? status} before it had any figures` });
    });
  });

/** What a part has found as text; of one that failed, why. */
const textOf = (
  /** @type {Part} */ { title, about, folded },
  /** @type {Awaited<ReturnType<typeof measure>>} */ found,
) => {
  const table =
    'failed' in found
      ? `**${title}** could not be measured: ${found.failed.replaceAll(/\s+/g, ' ')}\n`
      : tables(title, found.figures);
  return [
    folded ? `<details><summary>${title}</summary>\n\n${table}\n</details>\n` : table,
    ...(about ? [`${about}\n`] : []),
  ].join('\n');
};

/** Puts a text between the marks of a file. */
const fill = async (/** @type {string} */ file, /** @type {string} */ content) => {
  const filled = readFileSync(file, 'utf8').replace(PLACE, () => `\n\n${content}\n\n`);
  writeFileSync(file, filled);
  // The columns of tables are laid out like everything else.
  await runNode([program('oxfmt/bin/oxfmt'), file]);
};

const run = async (/** @type {string[]} */ names) => {
  const isWhole = names.length === 0;
  const date = new Date().toISOString();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const measured = `Measured on ${date.slice(0, 10)}, ${machine}.`;
  /** @type {Record<string, Figures>} */
  const results = {};
  const report = { date, machine, results };
  const texts = [measured];
  for (const [name, part] of Object.entries(PARTS)) {
    if (!isWhole && !names.includes(name)) continue;
    const found = await measure(name);
    if ('figures' in found) results[name] = found.figures;
    else process.exitCode = 1;
    const text = textOf(part, found);
    console.log(text);
    texts.push(text);
    if (isWhole) keepSoFar(report);
  }
  if (!isWhole) return;
  const before = keepAsLatest();
  await fill(FIGURES, texts.join('\n\n'));
  await fill(README, `${summaryOf(results)}\n\n${measured}`);
  if (before) {
    const title = `Since ${before.date}: what is more than ${NOTABLE} % different`;
    console.log(tables(title, differences(before, report, NOTABLE)) || 'Nothing is different.');
  }
};

const USAGE = `Usage: npm run bench [-- PART ...] [--minutes N]
Measures the built site, which it builds where that is older than its sources.
Parts: ${Object.keys(PARTS).join(', ')}
--minutes: how long the smallest machine is kept at work; 2 when left out`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    minutes: { type: 'string' },
    /** Of the process of a part: which one it is. */
    part: { type: 'string' },
  },
});
if (values.part !== undefined) {
  await answer(values.part);
} else if (values.help) {
  console.log(USAGE);
} else if (positionals.some((name) => !(name in PARTS))) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  if (values.minutes !== undefined) process.env['BENCH_MINUTES'] = values.minutes;
  if (await ensureBuilt()) await run(positionals);
  else process.exitCode = 1;
}
