// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Changes the built pages in place.
 * @param {string} root the folder of the site
 * @param {(html: string) => string} change
 */
export const rewritePages = async (root, change) => {
  const names = await readdir(root, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(root, name));
  await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(page, 'utf8');
      const changed = change(html);
      if (changed !== html) await writeFile(page, changed);
    }),
  );
};
