// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { rewritePages } from './pages.mjs';

/** The script that draws the first words of a page. */
const DRAWS = '<script data-draws>';
const LINK = /<link rel="stylesheet" href="([^"]+)">/g;
const ALLOWED = "style-src 'self'";

/**
 * Inlines the stylesheets of the built pages that draw their first words before React: a linked sheet blocks
 * the script and the first paint for a round trip (docs/decisions/0041-first-words.md).
 * @returns {import('astro').AstroIntegration}
 */
export const firstStyles = () => ({
  name: 'dck-first-styles',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const read = (/** @type {string} */ path) =>
        readFileSync(join(fileURLToPath(dir), path), 'utf8');
      return rewritePages(fileURLToPath(dir), (html) => {
        if (!html.includes(DRAWS)) return html;
        const hashes = Array.from(html.matchAll(LINK), ([, path = '']) => {
          const digest = createHash('sha256').update(read(path)).digest('base64');
          return ` 'sha256-${digest}'`;
        });
        return html
          .replace(ALLOWED, () => ALLOWED + hashes.join(''))
          .replaceAll(LINK, (_, path) => `<style>${read(path)}</style>`);
      });
    },
  },
});
