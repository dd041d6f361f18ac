/** A card as the page's first script reads it, without the library that checks answers. No DOM. */

import type { Card } from '#contract/cards.ts';
import { normaliseCard } from '#lib/cards/cards.ts';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Reads a card as the contract's `Card` does, and corrects its category; `undefined` where it is none. */
export const parseFirstCard = (value: unknown): Card | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { code, title, category, stream } = value as Record<string, unknown>;
  if (typeof code !== 'string' || !/^[A-Z0-9]{3}$/.test(code)) return undefined;
  if (!isText(title) || !isText(category) || !isText(stream)) return undefined;
  return normaliseCard({
    ...value,
    code,
    title: title.trim(),
    category: category.trim(),
    stream: stream.trim(),
  });
};

/**
 * Finds the card of an API path in the remembered deck.
 * @param path such as `/cards/B14`
 * @param deck the deck as JSON, unchecked
 */
export const rememberedCard = (path: string | undefined, deck: string | null): unknown => {
  const code = /^\/cards\/(.+)$/.exec(path ?? '')?.[1];
  if (code === undefined || deck === null) return undefined;
  const cards: unknown = JSON.parse(deck);
  return Array.isArray(cards)
    ? cards.find((card: unknown) => (Object(card) as { code?: unknown }).code === code)
    : undefined;
};
