import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { DeckCard } from '#contract/deck-card.ts';
import { DECK_DIR, loadDeck } from '#server/catalogue/load.ts';

/** Numbers from 0 to 1 that are the same each time (a linear congruential generator, as in glibc). */
const createRandom = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
};

const LONG_WORD = /\p{L}{4,}/gu;

/** A card's text with every longer word replaced; what is no running text stays. */
const reword = (value: unknown, next: () => string): unknown => {
  if (typeof value === 'string') return value.replaceAll(LONG_WORD, next);
  if (Array.isArray(value)) return value.map((part) => reword(part, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, reword(part, next)]),
  );
};

const FIXED = ['code', 'category', 'stream', 'minutes', 'group', 'where'] as const;

/** A card as long as another one, in words of the whole deck. It names no other cards. */
const likeCard = (model: DeckCard, code: string, next: () => string): unknown => {
  const { pairs: _pairs, ...card } = model;
  const fixed = Object.fromEntries(FIXED.map((name) => [name, card[name]]));
  return { ...Object(reword(card, next)), ...fixed, code };
};

/**
 * Writes the files of a deck as large as is wanted: the product's own cards, then others like them, with
 * everything that is written about them. The same number gives the same deck.
 * @param folder an empty one
 */
export const writeLargeDeck = async (folder: string, count: number): Promise<void> => {
  const { cards } = await loadDeck(DECK_DIR);
  await cp(DECK_DIR, folder, { recursive: true });
  await mkdir(join(folder, 'cards'), { recursive: true });
  const taken = new Set(cards.map(({ code }) => code));
  const vocabulary = JSON.stringify(cards).match(LONG_WORD) ?? [];
  const random = createRandom();
  const next = (): string => vocabulary[Math.floor(random() * vocabulary.length)] ?? '';
  // Three digits to the base of 36: codes of ten thousand cards and more.
  for (let number = 0, made = cards.length; made < count; number += 1) {
    const code = number.toString(36).toUpperCase().padStart(3, '0');
    const model = cards[made % cards.length];
    if (taken.has(code) || !model) continue;
    // JSON is valid YAML.
    const text = JSON.stringify(likeCard(model, code, next));
    await writeFile(join(folder, 'cards', `${code}.yaml`), text);
    made += 1;
  }
};
