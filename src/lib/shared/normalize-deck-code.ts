/** Normalises typed, pasted and scanned deck codes, or explains the error. */

import * as m from '#messages';

import { parseDeckCode } from '#contract/parse-deck-code.ts';
import { CARD_CODE_LENGTH } from '#lib/shared/card-code.ts';

import { REDIRECTS, ROUTES } from './routes.ts';

/** Length of each part of a deck code (behaviour/deck-codes.md, 'Deck codes'). */
const PARTS = [8, 4, 4, 4, 12] as const;

const DIGITS = 32;

/** Letters that are misread digits. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Routes with a deck code, and their short paths. */
const PAGES = ROUTES.filter(({ parameter }) => parameter === parseDeckCode);
const PATHS = [
  ...PAGES.map(({ path }) => path),
  ...REDIRECTS.filter(({ to }) => PAGES.some(({ id }) => id === to)).map(({ from }) => from),
];

const LINK = new RegExp(`(?:${PATHS.join('|')})/([^/?#\\s]+)`, 'i');

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Strips the link around the code, spaces, quotes and unusual dashes. */
const tidy = (text: string): string =>
  decode(LINK.exec(text)?.[1] ?? text)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}'"`‘’“”<>(){}[\]]/gu, '')
    .replaceAll(/\p{Pd}|[\u2212_]/gu, '-')
    .toUpperCase();

const split = (digits: string): string[] => {
  let start = 0;
  return PARTS.map((length) => digits.slice(start, (start += length)));
};

/**
 * Normalises a deck code: strips a link, spaces and quotes, restores hyphens, case and digits misread as
 * letters. Never guesses.
 * @returns `undefined` if the text is no deck code
 */
export const normalizeDeckCode = (text: string): string | undefined => {
  const digits = tidy(text)
    .replaceAll('-', '')
    .replaceAll(/[OIL]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  return digits.length === DIGITS ? parseDeckCode(split(digits).join('-')) : undefined;
};

/**
 * Explains which part of a text makes it invalid as a deck code.
 * @returns one sentence; empty for a valid or empty text
 */
export const deckCodeHint = (text: string): string => {
  const tidied = tidy(text);
  if (tidied === '' || normalizeDeckCode(text) !== undefined) return '';
  const digits = tidied.replaceAll('-', '');
  if (digits.length === CARD_CODE_LENGTH) {
    return m.deck_codes_hint_card_code();
  }
  const strange = /[^0-9A-FOIL-]/u.exec(tidied)?.[0];
  if (strange !== undefined) {
    return m.deck_codes_hint_strange({ character: strange });
  }
  const typed = tidied.split('-');
  const wrong = typed.findIndex((part, index) => part.length !== PARTS[index]);
  if (typed.length === PARTS.length && wrong !== -1) {
    const part = typed[wrong] ?? '';
    return m.deck_codes_hint_part({
      number: wrong + 1,
      part,
      count: part.length,
      needed: PARTS[wrong] ?? 0,
    });
  }
  if (digits.length !== DIGITS) {
    return m.deck_codes_hint_length({ count: digits.length, needed: DIGITS });
  }
  const parts = split(digits);
  const [, , third = '', fourth = ''] = parts;
  return third.startsWith('4')
    ? m.deck_codes_hint_fourth({ part: fourth })
    : m.deck_codes_hint_third({ part: third });
};
