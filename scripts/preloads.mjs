// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { rewritePages } from './pages.mjs';

/** What a page itself asks for: script files, and the files of islands. */
const ASKED = /(?:src|component-url|renderer-url)="(\/_astro\/[^"]+\.js)"/g;
/** What a module needs before it can run. */
const IMPORTED = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
/** Pages with islands: the others have few scripts, and paint before them. */
const WITH_ISLANDS = '<astro-island';

/** Where the build puts the scripts. */
const FOLDER = '/_astro/';

const all = (/** @type {RegExp} */ pattern, /** @type {string} */ text) =>
  [...text.matchAll(pattern)].map(([, path = '']) => path);

/**
 * Names all files that a page's scripts import in its head. A browser finds an import only once the file
 * that has it is there, and each step costs a way to the server and back; so the files come side by side.
 */
const preload = (/** @type {string} */ html, /** @type {Map<string, string[]>} */ imports) => {
  const needed = new Set(all(ASKED, html));
  for (const path of needed) for (const imported of imports.get(path) ?? []) needed.add(imported);
  const links = [...needed].map((path) => `<link rel="modulepreload" href="${path}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
};

/**
 * Lets the built pages with islands name all their scripts at once.
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
