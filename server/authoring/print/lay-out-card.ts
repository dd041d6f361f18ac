import type { DeckCard } from '#contract/deck-card.ts';
import { cardFields } from '#lib/cards/cards.ts';
import { layOutBack, type LaidBack } from '#server/authoring/print/back.ts';
import type { CardFormat } from '#server/authoring/print/card-format.ts';
import { layOutFront } from '#server/authoring/print/front.ts';
import type { LaidTitle } from '#server/authoring/print/title.ts';
import { PLACEHOLDER, showable } from '#server/tables/record/pdf/fonts.ts';

/** Both sides of a card, laid out. */
export interface LaidSides {
  readonly front: LaidTitle;
  readonly back: LaidBack;
}

/** The characters of a card that no font has. */
const missingOf = (card: DeckCard): readonly string[] => {
  const texts = cardFields(card).flatMap((field) =>
    field.kind === 'text' ? [field.text] : [field.body, field.author],
  );
  const characters = new Set([card.title, ...texts].join(' '));
  return [...characters].filter((character) => showable(character) === PLACEHOLDER);
};

/** Lays out both sides of a card. @returns in plain words why it cannot be printed, where it cannot */
export const layOutCard = (
  card: DeckCard,
  format: CardFormat,
): LaidSides | { readonly problem: string } => {
  const missing = missingOf(card);
  if (missing.length > 0) return { problem: `the fonts lack ${missing.join(' ')}` };
  const front = layOutFront(card);
  if (!front) return { problem: 'its title is too long' };
  const back = layOutBack(card, format);
  return 'problem' in back ? back : { front, back };
};
