import type { CaptionRequest } from '#contract/caption-request.ts';
import { LANGUAGES, type Language } from '#contract/captions.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { findGuarded, type Guard } from '#lib/captions/guards.ts';
import { findSlots } from '#lib/captions/slots.ts';
import { tellsKey, tellsPrompt } from '#server/captions/model/disclosure.ts';
import { isWrittenIn } from '#server/captions/model/language.ts';
import { claimsPeople } from '#server/captions/model/people.ts';
import { readings } from '#server/captions/model/plain-text.ts';
import { LONGEST_OPENING } from '#server/captions/model/prompt.ts';

/** A model's text after repair. */
export interface CaptionBody {
  readonly opening: string;
  readonly rest: string;
}

/** Limits for every text of a request. */
export interface AnswerLimits {
  /** Maximum length, in characters. */
  readonly most: number;
  /** The key of the model's endpoint, which no text may disclose. */
  readonly key: string;
}

/** The reason for a rejection, for the log: a word without any of the text. */
export type CaptionRejection =
  | Guard
  | 'empty'
  | 'too_long'
  | 'characters'
  | 'nameless'
  | 'card'
  | 'slots'
  | 'language'
  | 'other_words'
  | 'prompt'
  | 'key'
  | 'people';

/** Latin letters and punctuation: no digits, no markup. */
const CHARACTERS = /^[\p{Script=Latin} .,;:!?…–—’‘“”„()[\]/&-]*$/u;

/** The letters of both languages, without lookalikes. */
const LETTERS = /^[A-Za-zÄÖÜäöüßÀ-ÅÇ-ÏÑ-ÕÙ-Ýà-åç-ïñ-õù-ýÿ]*$/;

/** Three single letters in a row, as in a spaced-out word. */
const SPACED = /(?<!\p{L})\p{L}(?:[^\p{L}\n]{1,3}\p{L}(?!\p{L})){2}/u;

/**
 * Calls to action, which the composer makes, advertising, and a model's remarks on itself or its
 * instructions. Alternatives of a regular expression.
 */
const OTHER_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'follow(?: me| us| along| for)',
    'subscribe',
    'link in',
    'swipe',
    'click',
    'tag (?:a|your|someone)',
    '(?:save|share|pin) this',
    'save it',
    'comments?',
    'like and',
    'dm',
    'bu(?:y|ying)',
    'order (?:yours|now|it|one|here)',
    'discount\\w*',
    'giveaway',
    'price[ds]?',
    'sponsored',
    'as an ai',
    '(?:language|ai) model',
    '(?:previous|above|these|your|my|all) instructions?',
    'system (?:message|prompt)',
    'prompts?',
    'ignore (?:all|any|the|these|those|your|everything|previous)',
    'sorry',
    '(?:cannot|can’t|can not|unable to) (?:write|help|assist|comply|provide|create)',
    'captions?',
    'json',
  ],
  de: [
    'folgt? (?:mir|uns|dem|der)',
    'abonnier\\p{L}*',
    'link in',
    'klick\\p{L}*',
    'swip\\p{L}*',
    'markier\\p{L}*',
    'speicher\\p{L}*',
    'teilt? (?:das|es|diesen|den)',
    'kommentar\\p{L}*',
    'kommentier\\p{L}*',
    'kauf(?:t|en|e)?',
    'bestell\\p{L}*',
    'rabatt\\p{L}*',
    'gewinnspiel\\p{L}*',
    'preis\\p{L}*',
    'werbung',
    'als ki',
    'sprachmodell\\p{L}*',
    'ki-modell\\p{L}*',
    'anweisung\\p{L}*',
    'prompts?',
    'ignorier\\p{L}*',
    'tut mir leid',
    'ich kann (?:leider|nicht|das nicht)',
    'bildunterschrift\\p{L}*',
    'captions?',
    'json',
  ],
};

const OTHER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LANGUAGES.flatMap((language) => OTHER_WORDS[language]).join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

const NAME = new RegExp(`(?<!\\p{L})${RegExp.escape(PRODUCT_NAME)}(?!\\p{L})`, 'u');

const isSlot = (words: string): boolean => /^\S+(?: \S+){1,6}$/.test(words) && words.length <= 60;

/**
 * Whether a text has at most one slot, of two to seven words. Unpaired and nested brackets fail, because they
 * leave a bracket outside of slots.
 */
const hasFairSlots = (text: string): boolean => {
  const slots = findSlots(text);
  const brackets = text.match(/[[\]]/g)?.length ?? 0;
  return slots.length <= 1 && brackets === slots.length * 2 && slots.every((s) => isSlot(s.words));
};

/** Splits a text into the opening and the rest: the opening is the first line, or its first sentence. */
export const bodyOf = (lines: readonly (readonly string[])[], longest: number): CaptionBody => {
  const [first = [], ...others] = lines;
  const whole = first.join(' ');
  const opening = others.length > 0 && whole.length <= longest ? whole : (first[0] ?? '');
  const after = opening === whole ? [] : first.slice(1);
  return { opening, rest: [...after, ...others.flat()].join(' ') };
};

/**
 * Finds a reason to reject a text, before the card's name is inserted. Words, including those of its slots, are
 * searched in each of its {@link readings}.
 * @param namesCard whether the text has to name a card
 * @returns the first reason, if there is one
 */
export const refusalOf = (
  { opening, rest }: CaptionBody,
  { platform, language }: CaptionRequest,
  { most, key }: AnswerLimits,
  namesCard: boolean,
): CaptionRejection | undefined => {
  const text = `${opening}\n${rest}`;
  const cards = text.split('{card}');
  const words = cards.join('');
  if (opening === '' || rest === '') return 'empty';
  if (opening.length > LONGEST_OPENING[platform] || text.length > most) return 'too_long';
  if (cards.length !== (namesCard ? 2 : 1) || opening.includes('{card}')) return 'card';
  if (tellsKey(text, key)) return 'key';
  if (!CHARACTERS.test(words.replace('\n', ' '))) return 'characters';
  if (!LETTERS.test(words.replaceAll(/\P{L}/gu, '')) || SPACED.test(words)) return 'characters';
  if (!NAME.test(opening)) return 'nameless';
  if (!hasFairSlots(text)) return 'slots';
  const open = words.replaceAll(/[[\]]/g, '');
  const forms = readings(open);
  if (forms.some((form) => OTHER.test(form))) return 'other_words';
  if (tellsPrompt(open)) return 'prompt';
  const [found] = LANGUAGES.flatMap((guarded) =>
    forms.flatMap((form) => findGuarded(form, guarded)),
  );
  if (found) return found.guard;
  if (!isWrittenIn(language, open)) return 'language';
  return forms.some((form) => claimsPeople(form, language)) ? 'people' : undefined;
};
