// @ts-check
// The site in every language: the build of the main language runs one for each other, whose pages go below the
// language's folder and whose scripts and pictures lie beside the others.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { program, runNode } from './run.mjs';
import { languages } from './messages.mjs';
import { ROOT } from './setup.mjs';

/** Folders that all languages share: each file's name tells content and language. */
const SHARED = new Set(['_astro', 'og']);

/** Files and folders that only the build of the main language adds. */
const ONCE = new Set(['assets', 'fonts', 'icons', 'favicon.ico', 'favicon.svg', 'robots.txt']);

/** Files of a folder for static pages that are made per language. */
const OWN_ASSETS = 'open-cards.json';

const SITEMAP_INDEX = 'sitemap-index.xml';

/**
 * Moves the pages of a build below its language's folder, before other integrations read them.
 * @param {string} language
 * @returns {import('astro').AstroIntegration}
 */
export const languageFolder = (language) => ({
  name: 'dck-language-folder',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (language === languages()[0]) return;
      const root = fileURLToPath(dir);
      const folder = join(root, language);
      await mkdir(join(folder, 'assets'), { recursive: true });
      await rename(join(root, 'assets', OWN_ASSETS), join(folder, 'assets', OWN_ASSETS));
      for (const name of await readdir(root)) {
        if (name === language || SHARED.has(name) || ONCE.has(name)) continue;
        await rename(join(root, name), join(folder, name));
      }
      // It names the sitemaps by the site's root.
      const index = join(folder, SITEMAP_INDEX);
      const text = await readFile(index, 'utf8');
      await writeFile(index, text.replaceAll('/sitemap-', `/${language}/sitemap-`));
    },
  },
});

/**
 * Builds the site in the other languages and adds it to that of the main one.
 * @param {string} language of this build
 * @returns {import('astro').AstroIntegration}
 */
export const otherLanguages = (language) => ({
  name: 'dck-other-languages',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const [main, ...others] = languages();
      if (language !== main || process.env['SITE_LANGUAGES'] === main) return;
      const root = fileURLToPath(dir).replace(/\/$/, '');
      for (const other of others) {
        logger.info(`building the pages in ${other}`);
        const aside = join(ROOT, '.tmp', `site-${other}-${process.pid}`);
        const status = await runNode([program('astro/bin/astro.mjs'), 'build', '--silent'], {
          SITE_LANGUAGE: other,
          SITE_DIR: aside,
        });
        if (status !== 0) throw new Error(`The pages in ${other} could not be built.`);
        for (const name of [other, ...SHARED])
          await cp(join(aside, name), join(root, name), { recursive: true });
        await rm(aside, { recursive: true, force: true });
      }
    },
  },
});
