// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const names = await readdir(root, { recursive: true });
      const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(root, name));
      await Promise.all(
        pages.map(async (page) => {
          const html = await readFile(page, 'utf8');
          if (html.includes(NOTE)) await writeFile(page, postpone(html));
        }),
      );
    },
  },
});
