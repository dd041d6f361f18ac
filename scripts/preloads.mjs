// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { rewritePages } from './pages.mjs';

/** References to script files in a page, including those of islands. */
const ASKED = /(?:src|component-url|renderer-url)="(\/_astro\/[^"]+\.js)"/g;
/** The note of the scripts that load after the first words (scripts/late-scripts.mjs). */
const LATE = /<meta name="late-scripts" content="([^"]*)">/;
/** Imports of a module. */
const IMPORTED = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
/** Mark of a page without islands that shows nothing until its scripts run. */
const MARK = '<meta name="preload-scripts">';
/** Other pages without islands have few scripts, and paint before they load. */
const isPreloaded = (/** @type {string} */ html) =>
  html.includes('<astro-island') || html.includes(MARK);

/** Folder of the built scripts. */
const FOLDER = '/_astro/';

const all = (/** @type {RegExp} */ pattern, /** @type {string} */ text) =>
  [...text.matchAll(pattern)].map(([, path = '']) => path);

/**
 * Adds preload links for all files that a page's scripts import. Without them a browser discovers an import
 * only after loading its importer, one round trip per level; with them the files load in parallel.
 */
const preload = (/** @type {string} */ html, /** @type {Map<string, string[]>} */ imports) => {
  const late = LATE.exec(html);
  const needed = new Set([...(late?.[1]?.split(' ') ?? []), ...all(ASKED, html)].filter(Boolean));
  for (const path of needed) for (const imported of imports.get(path) ?? []) needed.add(imported);
  // The first script of the page adds the links once the first words are painted.
  if (late)
    return html.replace(
      late[0],
      `${late[0].slice(0, -1)} data-preload="${[...needed].join(' ')}">`,
    );
  const links = [...needed].map((path) => `<link rel="modulepreload" href="${path}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
};

/**
 * Adds preload links to the built pages with islands, and to those with the mark.
 * @returns {import('astro').AstroIntegration}
 */
export const preloads = () => ({
  name: 'dck-preloads',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const scripts = (await readdir(join(root, FOLDER))).filter((name) => name.endsWith('.js'));
      const imports = new Map(
        await Promise.all(
          scripts.map(async (name) => {
            const text = await readFile(join(root, FOLDER, name), 'utf8');
            const imported = all(IMPORTED, text).map((path) => FOLDER + path);
            return /** @type {const} */ ([FOLDER + name, imported]);
          }),
        ),
      );
      await rewritePages(root, (html) =>
        isPreloaded(html) ? preload(html.replace(MARK, ''), imports) : html,
      );
    },
  },
});
