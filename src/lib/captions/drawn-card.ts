/** The card that a caption names: parsing of its field. */

import * as m from '#messages';

import { parseCode } from '#lib/scanner/parse-code.ts';
import { FORMAT_LANGUAGE } from '#lib/shared/format-language.ts';
import { titleProblem } from './card-title.ts';

/** A card as a caption names it; at least one field is set. */
export interface DrawnCard {
  readonly code?: string;
  readonly title?: string;
}

/** The fields of a card that the field and the picture need. */
export interface CardTitle {
  readonly code: string;
  readonly title: string;
  readonly category?: string;
}

/** The parsed field. */
export type CardEntry =
  | { readonly kind: 'none' }
  | { readonly kind: 'card'; readonly card: DrawnCard }
  /** The text stays in the field, but captions leave it out. */
  | { readonly kind: 'refused'; readonly problem: string };

/** The value of an empty field. */
export const NO_ENTRY: CardEntry = { kind: 'none' };

/** Maximum characters of a title. */
const LONGEST_TITLE = 80;

const figure = new Intl.NumberFormat(FORMAT_LANGUAGE);

const problemOf = (title: string): string | undefined => {
  if (title.length > LONGEST_TITLE)
    return m.captions_title_too_long({
      most: LONGEST_TITLE,
      length: figure.format(title.length),
    });
  if (/\p{C}/u.test(title)) return m.captions_title_invisible();
  if (/[<>]/.test(title)) return m.captions_title_angles();
  return titleProblem(title);
};

/** Names a card by its code alone where captions cannot name its title. */
const nameable = ({ code, title }: CardTitle): DrawnCard =>
  problemOf(title) === undefined ? { code, title } : { code };

const refused = (problem: string): CardEntry => ({ kind: 'refused', problem });

/**
 * Parses the field 'Which card did you draw?': a code in any form that the scanner accepts, or a title.
 * @param deck the cards known to this page; empty for visitors
 */
export const readCardEntry = (text: string, deck: readonly CardTitle[]): CardEntry => {
  const parsed = parseCode(text);
  switch (parsed.kind) {
    case 'empty':
      return NO_ENTRY;
    case 'deck':
      return refused(m.captions_code_of_deck());
    case 'card': {
      const known = deck.find(({ code }) => code === parsed.code);
      if (deck.length > 0 && !known) return refused(m.captions_code_unknown({ code: parsed.code }));
      return { kind: 'card', card: known ? nameable(known) : { code: parsed.code } };
    }
    case 'other': {
      const title = parsed.text.normalize('NFC').replaceAll(/\s+/g, ' ');
      const sought = title.toLowerCase();
      const known = deck.find((card) => card.title.toLowerCase() === sought);
      if (known) return { kind: 'card', card: nameable(known) };
      if (deck.length > 0 && title.length <= LONGEST_TITLE)
        return refused(m.captions_title_unknown({ title }));
      const problem = problemOf(title);
      return problem === undefined ? { kind: 'card', card: { title } } : refused(problem);
    }
  }
};
