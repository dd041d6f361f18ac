import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parse } from 'yaml';

import { OpenCard } from '#contract/open-deck.ts';
import { factsFile, readConstants } from './read.ts';

/** A sample card of the deck; none where its file is missing or wrong, which loading the deck reports. */
const readCard = (code: string): readonly OpenCard[] => {
  try {
    const text = readFileSync(join(dirname(factsFile()), 'cards', `${code}.yaml`), 'utf8');
    return [OpenCard.parse(parse(text))];
  } catch {
    return [];
  }
};

/** The public fields of the cards that the landing page shows. */
export const SAMPLES: readonly OpenCard[] = readConstants().samples.CODES.flatMap(readCard);
