// @ts-check
import { fileURLToPath } from 'node:url';

import { rewritePages } from './pages.mjs';

/** Marks a page whose scripts load after its first paint. */
const NOTE = '<meta name="late-scripts">';
const FILES = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Lists a page's script files in its head instead of in script tags, because a browser would request tags
 * before the first paint. src/layouts/first/late.ts imports them.
 */
const postpone = (/** @type {string} */ html) => {
  const paths = [...html.matchAll(FILES)].map(([, path]) => path);
  return html
    .replaceAll(FILES, '')
    .replace(NOTE, () => `<meta name="late-scripts" content="${paths.join(' ')}">`);
};

/**
 * Defers the scripts of the built pages with the mark.
 * @returns {import('astro').AstroIntegration}
 */
export const lateScripts = () => ({
  name: 'dck-late-scripts',
  hooks: {
    'astro:build:done': ({ dir }) =>
      rewritePages(fileURLToPath(dir), (html) => (html.includes(NOTE) ? postpone(html) : html)),
  },
});
