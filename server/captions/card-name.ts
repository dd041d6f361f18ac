import type { CaptionRequest } from '#contract/caption-request.ts';
import type { Language } from '#contract/captions.ts';
import { titleProblem } from '#lib/captions/card-title.ts';

type CardOfRequest = NonNullable<CaptionRequest['card']>;

/** A card whose code is known. */
type CodedCard = CardOfRequest & { readonly code: string };

/** Whether a caption may name a card by this title. */
export const isUsable = (title: string): boolean =>
  title !== '' && titleProblem(title) === undefined;

/**
 * How a caption names a card: “Title” (B14), or 'card B14' where the title is missing, would be misread
 * or is marked by a guard. The title is the request's own word; nothing is looked up.
 */
export const cardName = ({ code, title = '' }: CodedCard, language: Language): string => {
  if (!isUsable(title)) return language === 'de' ? `Karte ${code}` : `card ${code}`;
  return language === 'de' ? `„${title}“ (${code})` : `“${title}” (${code})`;
};

/**
 * The names that a card can have, the fullest first. A title alone has single quotation marks: in double
 * ones, without a code behind it, it would be read as what somebody said.
 * @returns none where the title alone is known and cannot be used
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
 * Puts a card's name into a sentence at `{card}`, with a capital letter where the sentence begins with it.
 * Where the sentence says 'card' already, 'card B14' becomes 'B14'.
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
