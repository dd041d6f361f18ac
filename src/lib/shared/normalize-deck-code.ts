/** Normalises typed, pasted and scanned deck codes, or explains the error. */

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

const named = (index: number, part: string): string => `Part ${index + 1} of 5 (“${part}”)`;

/**
 * Explains which part of a text makes it invalid as a deck code.
 * @returns one sentence; empty for a valid or empty text
 */
export const deckCodeHint = (text: string): string => {
  const tidied = tidy(text);
  if (tidied === '' || normalizeDeckCode(text) !== undefined) return '';
  const digits = tidied.replaceAll('-', '');
  if (digits.length === CARD_CODE_LENGTH) {
    return 'That looks like a card code. The deck code is the long one from the box.';
  }
  const strange = /[^0-9A-FOIL-]/u.exec(tidied)?.[0];
  if (strange !== undefined) {
    return `“${strange}” is in no deck code: it has only the digits 0 to 9 and the letters A to F.`;
  }
  const typed = tidied.split('-');
  const wrong = typed.findIndex((part, index) => part.length !== PARTS[index]);
  if (typed.length === PARTS.length && wrong !== -1) {
    const part = typed[wrong] ?? '';
    return `${named(wrong, part)} has ${part.length} characters and needs ${PARTS[wrong]}.`;
  }
  if (digits.length !== DIGITS) {
    return `That is ${digits.length} of the ${DIGITS} characters, not counting the hyphens.`;
  }
  const parts = split(digits);
  const [, , third = '', fourth = ''] = parts;
  return third.startsWith('4')
    ? `${named(3, fourth)} begins with 8, 9, A or B in every deck code.`
    : `${named(2, third)} begins with 4 in every deck code.`;
};
