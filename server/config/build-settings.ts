import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { BUILD_SETTINGS } from '#server/config/build-settings-file.mjs';
import { StartError } from '#server/shared/start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const Settings = z.record(z.string(), z.string());

/** Removes the last slash: with or without it an address is the same. */
const plain = (value: string): string => value.replace(/(?<=.)\/$/, '');

const readSettings = (dist: string): Readonly<Record<string, string>> => {
  try {
    return Settings.parse(JSON.parse(readFileSync(join(dist, BUILD_SETTINGS), 'utf8')));
  } catch {
    throw new StartError(`There is no complete site in ${dist}. Run "npm run build" first.`);
  }
};

/**
 * Merges the environment with the settings that the pages of a built site hold. `PUBLIC_ORIGIN` is left
 * alone: unset, the server listens on this machine only.
 * @param dist the folder of the built site
 * @param env an empty value counts as unset
 * @throws StartError where there is no built site, or where the two contradict each other
 */
export const withBuildSettings = (dist: string, env: Environment): Environment => {
  const built = readSettings(dist);
  for (const [name, value] of Object.entries(built)) {
    const now = env[name];
    if (now && plain(now) !== plain(value))
      throw new StartError(
        `${name}=${now} cannot be used: the site was built with ${value === '' ? 'none' : value}. Build it again.`,
      );
  }
  const { PUBLIC_ORIGIN: _, ...fixed } = built;
  const set = Object.entries(env).filter(([, value]) => value !== '');
  return { ...fixed, ...Object.fromEntries(set) };
};
