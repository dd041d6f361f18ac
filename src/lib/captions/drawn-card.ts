/** The card that a caption may name: what a person writes into its field, and what is made of it. */

import { parseCode } from '#lib/scanner/parse-code.ts';
import { titleProblem } from './card-title.ts';

/** A card as a caption names it; at least one of the two is there. */
export interface DrawnCard {
  readonly code?: string;
  readonly title?: string;
}

/** A card of the deck, as far as the field and the picture to post need it. */
export interface CardTitle {
  readonly code: string;
  readonly title: string;
  readonly category?: string;
}

/** What the text of the field turned out to be. */
export type CardEntry =
  | { readonly kind: 'none' }
  | { readonly kind: 'card'; readonly card: DrawnCard }
  /** Kept as it is, but no caption names it. */
  | { readonly kind: 'refused'; readonly problem: string };

/** What an empty field is. */
export const NO_ENTRY: CardEntry = { kind: 'none' };

/** The most characters of a title. */
const LONGEST_TITLE = 80;

const figure = new Intl.NumberFormat('en-GB');

const problemOf = (title: string): string | undefined => {
  if (title.length > LONGEST_TITLE)
    return `A title has at most ${LONGEST_TITLE} characters, this text has ${figure.format(title.length)}.`;
  if (/\p{C}/u.test(title)) return 'There are characters in it that nobody can see.';
  if (/[<>]/.test(title)) return 'A title has no < and > in it.';
  return titleProblem(title);
};

/** A card of the deck, by its code alone where its title is one that no caption names. */
const nameable = ({ code, title }: CardTitle): DrawnCard =>
  problemOf(title) === undefined ? { code, title } : { code };

const refused = (problem: string): CardEntry => ({ kind: 'refused', problem });

/**
 * Reads the field 'Which card did you draw?': a code in any form that the scanner takes, or a title.
 * @param deck the cards whose titles this page knows; a visitor's knows none
 */
export const readCardEntry = (text: string, deck: readonly CardTitle[]): CardEntry => {
  const parsed = parseCode(text);
  switch (parsed.kind) {
    case 'empty':
      return NO_ENTRY;
    case 'deck':
      return refused('This is the code of a deck. A card’s code has three characters.');
    case 'card': {
      const known = deck.find(({ code }) => code === parsed.code);
      if (deck.length > 0 && !known) return refused(`No card with the code ${parsed.code}.`);
      return { kind: 'card', card: known ? nameable(known) : { code: parsed.code } };
    }
    case 'other': {
      const title = parsed.text.normalize('NFC').replaceAll(/\s+/g, ' ');
      const sought = title.toLowerCase();
      const known = deck.find((card) => card.title.toLowerCase() === sought);
      if (known) return { kind: 'card', card: nameable(known) };
      const problem = problemOf(title);
      return problem === undefined ? { kind: 'card', card: { title } } : refused(problem);
    }
  }
};
