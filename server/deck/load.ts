import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod';

import { DeckCard } from '#contract/card.ts';
import { StartError } from '#server/start-error.ts';

/** The guarded content, read and checked. */
export interface Deck {
  /** Sorted by code. */
  readonly cards: readonly DeckCard[];
}

/** The deck that belongs to this product. */
export const DECK_DIR = import.meta.dirname;

interface Source {
  readonly name: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

const lineOf = ({ document, lines }: Source, path: readonly PropertyKey[]): number => {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
      return lines.linePos(Number(node.range[0])).line;
    }
  }
  return 1;
};

const readSource = async (folder: string, file: string): Promise<Source> => {
  const name = relative(process.cwd(), join(folder, file));
  const lines = new LineCounter();
  const document = parseDocument(await readFile(join(folder, file), 'utf8'), {
    lineCounter: lines,
  });
  const [broken] = document.errors;
  if (broken) {
    const [firstLine] = broken.message.split('\n');
    throw new StartError(`${name}:${broken.linePos?.[0].line ?? 1}: ${firstLine ?? 'not YAML'}`);
  }
  return { name, document, lines };
};

const parseCard = (source: Source): DeckCard => {
  z.config(z.locales.en());
  const parsed = DeckCard.safeParse(source.document.toJS());
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path ?? [];
  const field = path.length > 0 ? `${path.join('.')}: ` : '';
  throw new StartError(
    `${source.name}:${lineOf(source, path)}: ${field}${issue?.message ?? 'not a card'}`,
  );
};

/**
 * Reads the deck's files.
 * @param folder holds `cards/*.yaml`, one card a file, named by its code
 * @throws StartError with file and line for the first thing that is wrong
 */
export const loadDeck = async (folder: string): Promise<Deck> => {
  const cardsFolder = join(folder, 'cards');
  const files = (await readdir(cardsFolder)).filter((file) => file.endsWith('.yaml')).toSorted();
  const sources = await Promise.all(files.map((file) => readSource(cardsFolder, file)));
  const cards = sources.map((source) => {
    const card = parseCard(source);
    if (!source.name.endsWith(`${card.code}.yaml`)) {
      throw new StartError(
        `${source.name}:${lineOf(source, ['code'])}: code: a card's file is named by its code, ${card.code}.yaml`,
      );
    }
    return card;
  });
  return { cards };
};
