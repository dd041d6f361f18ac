// @ts-check
import { writeFile } from 'node:fs/promises';

import { hostingRules, toAmplifyRules, toRedirectsFile } from '../src/lib/shared/hosting.ts';
import { REDIRECTS, ROUTES } from '../src/lib/shared/routes.ts';

/**
 * Writes the route table's rewrites into the built site, for static hosts: `_redirects` (Netlify and
 * its like) and `amplify-rewrites.json` (AWS Amplify Hosting, to be pasted into its JSON editor).
 * @param {string | undefined} callbackPath where the callback page answers, if configured
 * @returns {import('astro').AstroIntegration}
 */
export const hosting = (callbackPath) => ({
  name: 'dck-hosting',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const rules = hostingRules(ROUTES, REDIRECTS, callbackPath);
      await Promise.all([
        writeFile(new URL('_redirects', dir), toRedirectsFile(rules)),
        writeFile(new URL('amplify-rewrites.json', dir), toAmplifyRules(rules)),
      ]);
    },
  },
});
