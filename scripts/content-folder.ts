import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { deckFolder } from './open-deck.ts';

/**
 * The folder of a kind of public content: the deck's own where it has one.
 * @returns an absolute path
 */
export const contentFolder = (kind: 'faq' | 'showcase' | 'legal'): string => {
  const own = join(deckFolder(), kind);
  return kind !== 'legal' && existsSync(own)
    ? own
    : join(import.meta.dirname, '..', 'src', 'content', kind);
};

/** Slugs of the cases in the folder of the showcase. */
export const caseSlugs = async (): Promise<readonly string[]> =>
  (await readdir(contentFolder('showcase'))).flatMap((name) =>
    name.endsWith('.yaml') ? basename(name, '.yaml') : [],
  );
