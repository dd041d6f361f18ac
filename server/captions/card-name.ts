import type { CaptionRequest } from '#contract/caption-request.ts';
import { LANGUAGES, type Language } from '#contract/captions.ts';
import { findGuarded } from '#lib/captions/guards.ts';

type CardOfRequest = NonNullable<CaptionRequest['card']>;

/**
 * What a caption would take for something else than a title: slots, hashtags, mentions, links, quotation
 * marks, emoji.
 */
const MISREAD = /[[\]{}#@"“”„«»]|:\/\/|\p{L}\.\p{L}{2,}|\p{Extended_Pictographic}/u;

/** Whether a caption may name a card by this title. */
export const isUsable = (title: string): boolean =>
  title !== '' &&
  !MISREAD.test(title) &&
  LANGUAGES.every((language) => findGuarded(title, language).length === 0);

/**
 * How a caption names a card: “Title” (B14), or 'card B14' where the title is missing, would be misread
 * or is marked by a guard. The title is the request's own word; nothing is looked up.
 */
export const cardName = ({ code, title = '' }: CardOfRequest, language: Language): string => {
  if (!isUsable(title)) return language === 'de' ? `Karte ${code}` : `card ${code}`;
  return language === 'de' ? `„${title}“ (${code})` : `“${title}” (${code})`;
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
