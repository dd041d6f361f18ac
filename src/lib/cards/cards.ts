/** Fields of a card for display (behaviour/cards.md, 'Cards'). No DOM. */

import type { Card, Category } from '#contract/cards.ts';
import { readableName } from '#lib/shared/text.ts';

/** A part of an open card: a headed text, or a quotation with its author. */
export type CardField =
  | { readonly kind: 'text'; readonly label: string; readonly text: string }
  | { readonly kind: 'quote'; readonly body: string; readonly author: string };

const FIELDS: Record<Category, readonly string[]> = {
  challenge: ['identify', 'context', 'consequence'],
  spark: ['prompt', 'method', 'application'],
  theory: ['definition', 'concept', 'impact'],
  quote: ['quotes', 'in_the_room'],
  idea: ['intro', 'execution', 'review', 'in_the_room'],
  leadership: ['prompt', 'body', 'in_the_room'],
  strategy: ['strategy', 'method', 'goal', 'in_the_room'],
  game: ['prompt', 'activity', 'purpose'],
};

/** Fields shown elsewhere on the card. */
const HEAD: ReadonlySet<string> = new Set(['code', 'category', 'stream', 'title', 'language']);

const isKnown = (category: string): category is Category => Object.hasOwn(FIELDS, category);

/** Corrects the misspelt category of some data (behaviour/cards.md, 'Cards'). */
export const normaliseCard = (card: Card): Card =>
  card.category === 'challgenge' ? { ...card, category: 'challenge' } : card;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toFields = (label: string, value: unknown): readonly CardField[] => {
  if (typeof value === 'string' && value.trim() !== '')
    return [{ kind: 'text', label, text: value }];
  if (typeof value === 'number') return [{ kind: 'text', label, text: String(value) }];
  if (Array.isArray(value)) return value.flatMap((entry) => toFields(label, entry));
  if (!isRecord(value)) return [];
  const { body, author, translation } = value;
  if (typeof body === 'string' && typeof author === 'string') {
    const translated = typeof translation === 'string' ? ` (${translation})` : '';
    return [{ kind: 'quote', body, author: author + translated }];
  }
  return Object.entries(value).flatMap(([key, entry]) => toFields(readableName(key), entry));
};

const labelOf = (name: string): string =>
  name === 'in_the_room' ? 'In the room' : readableName(name);

/**
 * Returns the fields of a card in the order of its category; of an unknown category every field but code,
 * category, stream and title. Missing and empty fields are left out, so no heading stands alone.
 */
export const cardFields = (card: Card): readonly CardField[] => {
  const names = isKnown(card.category)
    ? FIELDS[card.category]
    : Object.keys(card).filter((name) => !HEAD.has(name));
  return names.flatMap((name) => toFields(labelOf(name), card[name]));
};
