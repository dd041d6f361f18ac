// @ts-check
import { writeFile } from 'node:fs/promises';

import { TABLE_DAYS } from '../contract/tables-bounds.ts';
import { BUILD_SETTINGS } from '../server/config/build-settings-file.mjs';
import { getConfig } from '../server/config/config.ts';
import { fingerprintOf } from '../server/catalogue/open-deck.ts';
import { StartError } from '../server/shared/start-error.ts';

import { readOpenDeck } from './open-deck.ts';

/**
 * Fails a build with one line where a setting has a value that the server rejects: the pages would contain
 * it, and sign-ins would fail.
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
 * Writes the settings that the pages contain and the fingerprint of their deck into the built site, for the server to compare with its own.
 * Runs as the last integration: the file marks a complete build.
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
        used = {
          ...Object.fromEntries(fields),
          ...(PUBLIC_ORIGIN && { PUBLIC_ORIGIN }),
          // The privacy page states it.
          TABLE_DAYS: String(getConfig(process.env).tableDays ?? TABLE_DAYS),
        };
      },
      'astro:build:done': async ({ dir }) => {
        const recorded = { ...used, BUILT_DECK: fingerprintOf(await readOpenDeck()) };
        await writeFile(new URL(BUILD_SETTINGS, dir), `${JSON.stringify(recorded, null, 2)}\n`);
      },
    },
  };
};
