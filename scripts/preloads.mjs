// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { rewritePages } from './pages.mjs';

/** References to script files in a page, including those of islands. */
const ASKED = /(?:src|component-url|renderer-url)="(\/_astro\/[^"]+\.js)"/g;
/** Imports of a module. */
const IMPORTED = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
/** Only pages with islands: the others have few scripts, and paint before they load. */
const WITH_ISLANDS = '<astro-island';

/** Folder of the built scripts. */
const FOLDER = '/_astro/';

const all = (/** @type {RegExp} */ pattern, /** @type {string} */ text) =>
  [...text.matchAll(pattern)].map(([, path = '']) => path);

/**
 * Adds preload links for all files that a page's scripts import. Without them a browser discovers an import
 * only after loading its importer, one round trip per level; with them the files load in parallel.
 */
const preload = (/** @type {string} */ html, /** @type {Map<string, string[]>} */ imports) => {
  const needed = new Set(all(ASKED, html));
  for (const path of needed) for (const imported of imports.get(path) ?? []) needed.add(imported);
  const links = [...needed].map((path) => `<link rel="modulepreload" href="${path}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
};

/**
 * Adds preload links to the built pages with islands.
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
        html.includes(WITH_ISLANDS) ? preload(html, imports) : html,
      );
    },
  },
});
