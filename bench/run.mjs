// @ts-check
// `npm run bench`: measures the built site, prints tables, keeps the results of the last two runs in
// bench/results, puts the tables of both into docs/figures.md and a few lines of the latest into the
// README. Names as arguments run only those parts, which are then only printed, or put into the latest
// run by `--again`.
// Each part runs in a process of its own: what one leaves behind in memory meets no other, and one that
// fails or hangs takes no other with it.
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
import {
  differences,
  keepAsLatest,
  keepLatest,
  keepSoFar,
  readBefore,
  readLatest,
} from './results.mjs';
import { aboutServe, benchServe } from './serve.mjs';
import { aboutSizes, benchSizes } from './sizes.mjs';
import { aboutSmallest, benchSmallest } from './smallest.mjs';
import { summaryOf } from './summary.mjs';
import { aboutTable, benchTable } from './table.mjs';
import { tables } from './tables.mjs';
import { aboutVariety, benchVariety } from './variety.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */

/**
 * A part of the bench.
 * @typedef {object} Part
 * @property {string} title
 * @property {() => Promise<Figures>} bench
 * @property {string} [about] method and limits of the measurement
 * @property {boolean} [folded] whether its table is collapsed
 */

/** @type {Record<string, Part>} */
const PARTS = {
  serve: { title: 'Start-up and memory', bench: benchServe, about: aboutServe },
  api: { title: 'The API, 64 connections', bench: benchApi, about: aboutApi },
  registration: { title: 'Growth', bench: benchRegistration, about: aboutRegistration },
  growth: { title: 'Growth of accounts', bench: benchGrowthAccounts, about: aboutGrowthAccounts },
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

/** Timeout of a part, in minutes; the smallest machine may be loaded for an hour. */
const PATIENCE = 90;
/** Threshold of the reported differences to the previous run, in percent. */
const NOTABLE = 5;

const ROOT = join(import.meta.dirname, '..');
const FIGURES = join(ROOT, 'docs', 'figures.md');
const README = join(ROOT, 'README.md');
const PLACE = /(?<=<!-- bench -->).*(?=<!-- \/bench -->)/s;

/** Sends the results of a part to the parent process; runs in the part's process. */
const answer = async (/** @type {string} */ name) => {
  /** @type {unknown} */
  let found;
  try {
    found = { figures: await PARTS[name]?.bench() };
  } catch (error) {
    console.error(error);
    found = { failed: error instanceof Error ? error.message : String(error) };
  }
  // Open handles of a part must not delay the next one.
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

/** A collapsed text. */
const foldedText = (/** @type {string} */ title, /** @type {string} */ text) =>
  `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;

/** The results of a part as text, or the reason of its failure. */
const textOf = (
  /** @type {Part} */ { title, about, folded },
  /** @type {Awaited<ReturnType<typeof measure>>} */ found,
) => {
  const table =
    'failed' in found
      ? `**${title}** could not be measured: ${found.failed.replaceAll(/\s+/g, ' ')}\n`
      : tables(title, found.figures);
  return [folded ? foldedText(title, table) : table, ...(about ? [`${about}\n`] : [])].join('\n');
};

/** Date and machine of a run, and its parts that were measured again. */
const measuredOn = (/** @type {import('./results.mjs').Report} */ { date, machine, again = {} }) =>
  [
    date.slice(0, 10),
    machine,
    ...Object.entries(again).map(([name, day]) => `${name} again on ${day.slice(0, 10)}`),
  ].join(', ');

/** The notable differences between two runs. */
const differenceText = (
  /** @type {import('./results.mjs').Report} */ before,
  /** @type {import('./results.mjs').Report} */ latest,
) =>
  foldedText(
    `What the two runs say that is more than ${NOTABLE} % different`,
    tables('Figure', differences(before, latest, NOTABLE)) || 'Nothing.\n',
  );

/**
 * The tables of the previous run, and its notable differences to the latest.
 * @param {import('./results.mjs').Report} before
 * @param {import('./results.mjs').Report} latest
 */
const beforeText = (before, latest) => {
  const earlier = Object.entries(PARTS).flatMap(([name, { title, folded }]) => {
    const figures = before.results[name];
    return figures && !folded ? tables(title, figures) : [];
  });
  return [
    foldedText(`The run before, measured on ${measuredOn(before)}`, earlier.join('\n')),
    differenceText(before, latest),
  ].join('\n');
};

/** Puts a text between the marks of a file. */
const fill = async (/** @type {string} */ file, /** @type {string} */ content) => {
  const filled = readFileSync(file, 'utf8').replace(PLACE, () => `\n\n${content}\n\n`);
  writeFileSync(file, filled);
  // The columns of tables are laid out like everything else.
  await runNode([program('oxfmt/bin/oxfmt'), file]);
};

/**
 * Writes the results of a run into the documents.
 * @param {import('./results.mjs').Report} report
 * @param {Record<string, string>} texts of parts whose text is not made of their figures
 */
const publish = async (report, texts) => {
  const measured = `Measured on ${measuredOn(report)}.`;
  const parts = Object.entries(PARTS).flatMap(([name, part]) => {
    const figures = report.results[name];
    return texts[name] ?? (figures ? textOf(part, { figures }) : []);
  });
  const before = readBefore();
  const compared = before ? [beforeText(before, report)] : [];
  await fill(FIGURES, [measured, ...parts, ...compared].join('\n\n'));
  await fill(README, `${summaryOf(report.results)}\n\n${measured}`);
};

/**
 * Measures parts and prints their results.
 * @param {string[]} names all parts where empty
 * @param {(name: string, found: Awaited<ReturnType<typeof measure>>, text: string) => void} take
 */
const measureParts = async (names, take) => {
  for (const [name, part] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const found = await measure(name);
    if ('failed' in found) process.exitCode = 1;
    const text = textOf(part, found);
    console.log(text);
    take(name, found, text);
  }
};

const runWhole = async () => {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  /** @type {import('./results.mjs').Report} */
  const report = { date: new Date().toISOString(), machine, results: {} };
  /** @type {Record<string, string>} */
  const texts = {};
  await measureParts([], (name, found, text) => {
    if ('figures' in found) report.results[name] = found.figures;
    texts[name] = text;
    keepSoFar(report);
  });
  keepAsLatest();
  await publish(report, texts);
  const before = readBefore();
  if (before) console.log(differenceText(before, report));
};

/** Measures parts of the latest run again, and puts what they find into it. */
const runAgain = async (/** @type {string[]} */ names) => {
  const report = readLatest();
  await measureParts(names, (name, found) => {
    if ('failed' in found) return;
    report.results[name] = found.figures;
    report.again = { ...report.again, [name]: new Date().toISOString() };
    keepLatest(report);
  });
  await publish(report, {});
};

const run = async (/** @type {string[]} */ names, /** @type {boolean} */ isAgain) => {
  if (names.length === 0) await runWhole();
  else if (isAgain) await runAgain(names);
  else await measureParts(names, () => {});
};

const USAGE = `Usage: npm run bench [-- PART ...] [--again] [--minutes N]
Measures the built site, which it builds where that is older than its sources.
Parts: ${Object.keys(PARTS).join(', ')}
--again: puts the named parts into the latest whole run and the documents
--minutes: how long the smallest machine is kept at work; 2 when left out`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
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
} else if (
  positionals.some((name) => !(name in PARTS)) ||
  (values.again && positionals.length === 0)
) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  if (values.minutes !== undefined) process.env['BENCH_MINUTES'] = values.minutes;
  if (await ensureBuilt()) await run(positionals, values.again);
  else process.exitCode = 1;
}
