// `npm run rooms`: measures how the rooms of the code use each other and writes the table of
// docs/architecture.md. With --check it writes nothing. Either fails on a circle between files or
// rooms, and on a concept of which too little stays inside it or goes to what all share.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import ts from 'typescript';

import { ROOT } from './setup.mjs';

const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--check')) {
  console.log(
    'Usage: npm run rooms [-- --check]\nWrites the table of docs/architecture.md; --check only looks.',
  );
  process.exit(args.includes('--help') ? 0 : 2);
}

/** Minimum share of a concept's imports, in percent, that stays inside it or goes to shared folders. */
const LEAST = 85;

const DOCUMENT = join(ROOT, 'docs', 'architecture.md');
const PLACE = /(?<=<!-- rooms -->\n).*(?=<!-- \/rooms -->)/s;

/** Folders shared by all concepts. */
const SHARED = new Set(['shared', 'api', 'config', 'db', 'http']);
/** Folders that compose the concepts: they may import all of them, and no concept imports them. */
const TOGETHER = new Set(['pages', 'layouts', 'worker', 'server', 'authoring']);

/**
 * A part of the tree: the folder of a concept in `src` or `server`, one that all share, one that puts
 * concepts together, or a folder of tests and their helpers.
 * @typedef {{ building: string, name: string }} Room
 */

/** @type {readonly (readonly [pattern: RegExp, building: string, name?: string])[]} */
const ROOMS = [
  [/^contract\/(?<name>[^/]+)\.ts$/, 'contract'],
  [/^src\/(?:lib|islands|components)\/(?<name>[^/]+)\//, 'src'],
  [/^src\/(?<name>pages|layouts|worker)\//, 'src'],
  [/^src\//, 'src', 'shared'],
  [/^server\/(?<name>[^/]+)\//, 'server'],
  [/^server\//, 'server', 'server'],
  [/^tests\/support\/(?<name>[^/]+)\//, 'tests/support'],
];

/**
 * The room of a file; `undefined` for what is in none, such as a test.
 * @returns {Room | undefined}
 */
const roomOf = (/** @type {string} */ file) => {
  for (const [pattern, building, name] of ROOMS) {
    const match = pattern.exec(file);
    if (match) return { building, name: name ?? match.groups?.['name'] ?? '' };
  }
  return undefined;
};

const ASTRO_CODE = /^---\n([\s\S]*?)\n---|<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** The parts of an Astro file that are code. */
const codeOf = (/** @type {string} */ text) =>
  Array.from(text.matchAll(ASTRO_CODE), ([, head, script]) => head ?? script).join('\n');

/** @type {{ imports: Record<string, string> }} */
const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const ALIASES = Object.entries(imports).map(([alias, folder]) => ({
  alias: alias.replace('*', ''),
  folder: posix.normalize(folder.replace('*', '')),
}));

/** The file that an import means; `undefined` for a package. */
const resolve = (/** @type {string} */ from, /** @type {string} */ specifier) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const found = ALIASES.find(({ alias }) => specifier.startsWith(alias));
  return found && found.folder + specifier.slice(found.alias.length);
};

const files = globSync('{contract,src,server,tests}/**/*.{ts,tsx,mjs,astro}', { cwd: ROOT });
const known = new Set(files);

/** Every import of a file of this project, static or dynamic, with repetitions. */
const graph = new Map(
  files.map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const code = file.endsWith('.astro') ? codeOf(text) : text;
    const targets = ts
      .preProcessFile(code, true, true)
      .importedFiles.map(({ fileName }) => resolve(file, fileName))
      .filter((target) => target !== undefined && known.has(target));
    return /** @type {const} */ ([file, targets]);
  }),
);

/**
 * The cycles of a graph: strongly connected components of more than one member (Tarjan).
 * @param {ReadonlyMap<string, Iterable<string>>} edges
 */
const circlesOf = (edges) => {
  /** @type {string[][]} */
  const circles = [];
  /** @type {Map<string, { index: number, low: number, waiting: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  const visit = (/** @type {string} */ node) => {
    const own = { index: seen.size, low: seen.size, waiting: true };
    seen.set(node, own);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      const other = seen.get(next) ?? visit(next);
      if (other.waiting) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const part = stack.splice(stack.indexOf(node));
      for (const each of part) {
        const entry = seen.get(each);
        if (entry) entry.waiting = false;
      }
      if (part.length > 1) circles.push(part);
    }
    return own;
  };
  for (const node of edges.keys()) if (!seen.has(node)) visit(node);
  return circles;
};

/** @type {Map<string, Set<string>>} */
const rooms = new Map();
/** @type {Map<string, { inside: number, shared: number, across: number, reaches: Map<string, number> }>} */
const concepts = new Map();

for (const [file, targets] of graph) {
  const from = roomOf(file);
  if (!from || from.building === 'contract') continue;
  const name = `${from.building}/${from.name}`;
  const edges = rooms.get(name) ?? new Set();
  rooms.set(name, edges);
  const isConcept =
    from.building !== 'tests/support' && !SHARED.has(from.name) && !TOGETHER.has(from.name);
  const count = concepts.get(from.name) ?? { inside: 0, shared: 0, across: 0, reaches: new Map() };
  if (isConcept) concepts.set(from.name, count);
  for (const target of targets) {
    const to = roomOf(target);
    if (!to) continue;
    const isContract = to.building === 'contract';
    if (!isContract && (to.building !== from.building || to.name !== from.name))
      edges.add(`${to.building}/${to.name}`);
    if (to.name === from.name) count.inside += 1;
    else if (isContract || SHARED.has(to.name)) count.shared += 1;
    else {
      count.across += 1;
      count.reaches.set(to.name, (count.reaches.get(to.name) ?? 0) + 1);
    }
  }
}

const rows = [...concepts]
  .map(([name, { inside, shared, across, reaches }]) => {
    const all = inside + shared + across;
    const share = all === 0 ? 100 : (100 * (inside + shared)) / all;
    return { name, inside, shared, across, share, reaches };
  })
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const cells = [
  ['concept', 'inside', 'to shared', 'across', 'inside or shared', 'across to'],
  ...rows.map(({ name, inside, shared, across, share, reaches }) => [
    name,
    `${inside}`,
    `${shared}`,
    `${across}`,
    `${Math.floor(share)} %`,
    [...reaches.keys()].toSorted((a, b) => a.localeCompare(b, 'en')).join(', '),
  ]),
];
const widths = (cells[0] ?? []).map((_, column) =>
  Math.max(...cells.map((row) => row[column]?.length ?? 0)),
);
const line = (/** @type {string[]} */ row) =>
  `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
const [head = [], ...body] = cells;
const table = [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n');

const problems = [
  ...circlesOf(graph).map((circle) => `A circle of files: ${circle.join(', ')}`),
  ...circlesOf(rooms).map((circle) => `A circle of rooms: ${circle.join(', ')}`),
  ...rows
    .filter(({ share }) => share < LEAST)
    .map(({ name, share, reaches }) => {
      const across = [...reaches].map(([to, times]) => `${to} ${times}`).join(', ');
      return `${name}: ${share.toFixed(1)} % of its imports stay inside or go to what is shared, fewer than ${LEAST} %; across go ${across}`;
    }),
];

if (!args.includes('--check')) {
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    text.replace(PLACE, () => `\n${table}\n\n`),
  );
  console.log(table);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
