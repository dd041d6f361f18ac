// @ts-check
import { writeFile } from 'node:fs/promises';

import { BUILD_SETTINGS } from '../server/config/build-settings-file.mjs';
import { getConfig } from '../server/config/config.ts';
import { StartError } from '../server/shared/start-error.ts';

/**
 * Ends a build with one line where a setting has a value that the server would not start with: the
 * pages would hold it, and fail when somebody signs in.
 * @returns {import('astro').AstroIntegration}
 */
export const settings = () => ({
  name: 'dck-settings',
  hooks: {
    'astro:config:setup': () => {
      try {
        getConfig(process.env);
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        process.stderr.write(`${error.message}\n`);
        process.exit(1);
      }
    },
  },
});

/**
 * Writes what the pages hold of the settings into the built site, for the server to compare with its own. The
 * last of all integrations: the file is the mark of a build that came to its end.
 * @returns {import('astro').AstroIntegration}
 */
export const recordSettings = () => {
  /** @type {Record<string, string>} */
  let used = {};
  return {
    name: 'dck-record-settings',
    hooks: {
      'astro:config:done': ({ config }) => {
        const { PUBLIC_ORIGIN } = process.env;
        const fields = Object.entries(config.env.schema).map(([name, field]) => [
          name,
          process.env[name] || String(field.default ?? ''),
        ]);
        used = { ...Object.fromEntries(fields), ...(PUBLIC_ORIGIN && { PUBLIC_ORIGIN }) };
      },
      'astro:build:done': ({ dir }) =>
        writeFile(new URL(BUILD_SETTINGS, dir), `${JSON.stringify(used, null, 2)}\n`),
    },
  };
};
