// @ts-check
// Names of things in the deck that the product serves here, in the order of their files.
import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

import { factsFile } from '#server/shared/facts/read.ts';

/**
 * @param {'cards' | 'articles' | 'personas'} kind
 * @returns {readonly string[]} codes of cards, or slugs
 */
export const namesIn = (kind) =>
  readdirSync(join(dirname(factsFile()), kind))
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .toSorted()
    .map((name) => basename(name, extname(name)));
