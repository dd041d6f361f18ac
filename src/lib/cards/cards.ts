/** Fields of a card for display (behaviour/cards.md, 'Cards'). No DOM. */

import * as m from '#messages';

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

/** Labels of the fields of the known categories. */
const LABELS: Readonly<Record<string, () => string>> = {
  identify: m.cards_field_identify,
  context: m.cards_field_context,
  consequence: m.cards_field_consequence,
  prompt: m.cards_field_prompt,
  method: m.cards_field_method,
  application: m.cards_field_application,
  definition: m.cards_field_definition,
  concept: m.cards_field_concept,
  impact: m.cards_field_impact,
  quotes: m.cards_field_quotes,
  intro: m.cards_field_intro,
  execution: m.cards_field_execution,
  review: m.cards_field_review,
  body: m.cards_field_body,
  strategy: m.cards_field_strategy,
  goal: m.cards_field_goal,
  activity: m.cards_field_activity,
  purpose: m.cards_field_purpose,
  in_the_room: m.cards_field_in_the_room,
};

const labelOf = (name: string): string =>
  (Object.hasOwn(LABELS, name) && LABELS[name]?.()) || readableName(name);

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
