// @ts-check
import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { BUILD_SETTINGS } from '../server/config/build-settings-file.mjs';
import { headerRules, toAmplifyHeaders, toHeadersFile } from '../server/site/hosting-headers.ts';
import {
  hostingRules,
  MISSING_FILE,
  toAmplifyRules,
  toRedirectsFile,
} from '../src/lib/shared/hosting.ts';
import { REDIRECTS, ROUTES } from '../src/lib/shared/routes.ts';

/** Precompressed forms, which have no address of their own. */
const ENCODED = /\.(br|gz)$/;

/** The files that a complete build serves, with a leading slash. */
const filesOf = async (/** @type {URL} */ dir) => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const root = fileURLToPath(dir);
  const written = entries
    .filter((entry) => entry.isFile() && !ENCODED.test(entry.name))
    .map(
      (entry) => `/${`${entry.parentPath}/${entry.name}`.slice(root.length).replace(/^\/+/, '')}`,
    );
  // The build writes its settings last, after the rules.
  return [...written, `/${BUILD_SETTINGS}`].toSorted();
};

/**
 * Writes the route table's rewrites and the server's headers into the built site, for static hosts:
 * `_redirects` and `_headers` (Netlify and its like), `amplify-rewrites.json` (AWS Amplify Hosting, for its
 * JSON editor) and `amplify-headers.yml` (its `customHttp.yml`).
 * @param {string | undefined} callbackPath where the callback page answers, if configured
 * @returns {import('astro').AstroIntegration}
 */
export const hosting = (callbackPath) => ({
  name: 'dck-hosting',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const files = await filesOf(dir);
      const rules = hostingRules(ROUTES, REDIRECTS, callbackPath);
      const headers = headerRules(files, callbackPath);
      await Promise.all([
        writeFile(new URL(`.${MISSING_FILE}`, dir), 'There is no such file.\n'),
        writeFile(new URL('_redirects', dir), toRedirectsFile(rules)),
        writeFile(new URL('_headers', dir), toHeadersFile(headers)),
        writeFile(new URL('amplify-rewrites.json', dir), toAmplifyRules(rules, files)),
        writeFile(new URL('amplify-headers.yml', dir), toAmplifyHeaders(headers)),
      ]);
    },
  },
});
