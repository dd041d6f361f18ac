import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FACTS, writeCaptions } from '#support/captions/small-captions.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

const KINDS = ['cards', 'exercises', 'personas', 'articles', 'recipes', 'situations'];

/** The lines of a card's file. */
export const CARD = [
  'code: "B12"',
  'title: "Open the locked drawer"',
  'category: "leadership"',
  'stream: "breakthrough_matrix"',
  'prompt: "Ask"',
  'body: "Answer"',
];

/** The lines of `deck.yaml`, with these samples. */
export const deckFile = (...samples: readonly string[]): readonly string[] => [
  JSON.stringify({ ...FACTS, samples }),
];

/** Makes the folder of a deck without samples and with the smallest captions, of these files: their lines by their paths. */
export const makeDeckFolder = async (
  files: Readonly<Record<string, readonly string[]>>,
): Promise<string> => {
  const folder = await makeTemporaryFolder();
  await Promise.all(KINDS.map((kind) => mkdir(join(folder, kind))));
  await writeCaptions(folder);
  await Promise.all(
    Object.entries({ 'deck.yaml': deckFile(), ...files }).map(([path, lines]) =>
      writeFile(join(folder, path), lines.join('\n')),
    ),
  );
  return folder;
};

/** Makes the folder of a deck of one card. */
export const makeSmallDeck = (title = 'A card of another deck'): Promise<string> =>
  makeDeckFolder({
    'deck.yaml': deckFile('Q01'),
    'cards/Q01.yaml': CARD.with(0, 'code: "Q01"').with(1, `title: "${title}"`),
  });
