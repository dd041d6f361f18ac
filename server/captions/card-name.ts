import type { CaptionRequest } from '#contract/caption-request.ts';
import type { Language } from '#contract/captions.ts';
import { titleProblem } from '#lib/captions/card-title.ts';

type CardOfRequest = NonNullable<CaptionRequest['card']>;

type CodedCard = CardOfRequest & { readonly code: string };

/** Whether a caption may use this title. */
export const isUsable = (title: string): boolean =>
  title !== '' && titleProblem(title) === undefined;

/**
 * A card's name in a caption: “Title” (B14), or 'card B14' where the title is missing, ambiguous or rejected
 * by a guard. The title is taken from the request without a lookup.
 */
export const cardName = ({ code, title = '' }: CodedCard, language: Language): string => {
  if (!isUsable(title)) return language === 'de' ? `Karte ${code}` : `card ${code}`;
  return language === 'de' ? `„${title}“ (${code})` : `“${title}” (${code})`;
};

/**
 * The possible names of a card, the fullest first. A title without a code has single quotation marks: double
 * ones would make it look like a quotation.
 * @returns none where only the title is known and it cannot be used
 */
export const cardNames = (
  { code, title = '' }: CardOfRequest,
  language: Language,
): readonly string[] => {
  if (code !== undefined)
    return [cardName({ code, title }, language), cardName({ code }, language)];
  if (!isUsable(title)) return [];
  return [language === 'de' ? `‚${title}‘` : `‘${title}’`];
};

/**
 * Inserts a card's name into a sentence at `{card}`, capitalised at its beginning. Where the sentence says
 * 'card' already, 'card B14' becomes 'B14'.
 */
export const nameCard = (sentence: string, name: string): string => {
  const [before = '', ...after] = sentence.split('{card}');
  if (after.length === 0) return sentence;
  const rest = after.join('');
  const code = /^(?:card|Karte) ([A-Z]\d\d)$/.exec(name)?.[1];
  if (code && /\b(?:card|karte)\b/i.test(`${before} ${rest}`)) return before + code + rest;
  const isFirst = before === '' || /[.!?] $/.test(before);
  return before + (isFirst ? name.charAt(0).toUpperCase() + name.slice(1) : name) + rest;
};
