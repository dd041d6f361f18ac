/** A card as the page's first script reads it, without the library that checks answers. No DOM. */

import type { Card } from '#contract/cards.ts';
import type { SessionUser } from '#lib/session/session.ts';
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

/** The deck as the page's first script draws it. */
export interface FirstDeck {
  readonly cards: readonly Card[];
  /** Ms since the epoch. */
  readonly drawnAt: number;
  readonly person: SessionUser;
}

/** Reads the deck as the contract's `CardList` does; `undefined` where it is none, or empty. */
export const parseFirstCards = (value: unknown): readonly Card[] | undefined => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const cards = value.flatMap((card: unknown) => parseFirstCard(card) ?? []);
  return cards.length === value.length ? cards : undefined;
};

/**
 * Finds the answer to an API path in the remembered deck.
 * @param path such as `/cards/B14`, or `/cards` for the whole deck
 * @param deck the deck as JSON, unchecked
 */
export const rememberedAnswer = (path: string | undefined, deck: string | null): unknown => {
  const [, list, code] = /^\/(cards)(?:\/(.+))?$/.exec(path ?? '') ?? [];
  if (list === undefined || deck === null) return undefined;
  const cards: unknown = JSON.parse(deck);
  if (!Array.isArray(cards) || cards.length === 0) return undefined;
  return code === undefined
    ? cards
    : cards.find((card: unknown) => (Object(card) as { code?: unknown }).code === code);
};
