// @ts-check
import { fileURLToPath } from 'node:url';

import { rewritePages } from './pages.mjs';

/** Stands in the head of a page whose scripts are to come after its first paint. */
const NOTE = '<meta name="late-scripts">';
const FILES = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * A page whose script files are named in its head and not asked for by its tags: a browser would ask for
 * them before it has painted anything. src/lib/shell/late.browser.ts imports them.
 */
const postpone = (/** @type {string} */ html) => {
  const paths = [...html.matchAll(FILES)].map(([, path]) => path);
  return html
    .replaceAll(FILES, '')
    .replace(NOTE, () => `<meta name="late-scripts" content="${paths.join(' ')}">`);
};

/**
 * Postpones the scripts of the built pages that wish it.
 * @returns {import('astro').AstroIntegration}
 */
export const lateScripts = () => ({
  name: 'dck-late-scripts',
  hooks: {
    'astro:build:done': ({ dir }) =>
      rewritePages(fileURLToPath(dir), (html) => (html.includes(NOTE) ? postpone(html) : html)),
  },
});
