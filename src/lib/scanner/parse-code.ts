/** Reads what people type, paste and scan: card codes, deck codes and the links that hold them. */

import { parseCardCode } from '#lib/shared/codes.ts';
import { mendDeckCode } from '#lib/shared/deck-code.ts';
import { matchRoute } from '#lib/shared/routes.ts';

/** What a typed or scanned text turned out to be. */
export type ParsedCode =
  | { kind: 'card'; code: string }
  | { kind: 'deck'; code: string }
  /** Nothing that a person could see. */
  | { kind: 'empty' }
  | { kind: 'other'; text: string };

/**
 * A text of nothing that is seen: blanks, line breaks, control characters, characters without a width
 * and those that only look like a blank.
 */
const INVISIBLE = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A card code written in two parts: 'B 14', 'b-14'. */
const IN_PARTS = /^([a-z0-9])[\s\-\u2010-\u2015]+([a-z0-9]{2})$/i;

/** The path of a text that is an http(s) address or an absolute path, without its query. */
const pathOf = (text: string): string | undefined => {
  if (!/^(https?:\/\/|\/)/i.test(text)) return undefined;
  try {
    return new URL(text, 'https://dck.invalid').pathname;
  } catch {
    return undefined;
  }
};

/** The card code of a page's path, in any case of letters. */
const cardOf = (path: string): string | undefined => {
  const match = matchRoute(path.toLowerCase());
  if (!match) return undefined;
  return match.route.id === 'browse' || match.route.inside === 'browse'
    ? match.parameter
    : undefined;
};

/**
 * Tells what a typed, pasted or scanned text is. A card code stands bare, perhaps with a blank or a hyphen after
 * its first character, or in a `/browse/…` or shared `/c/…` link; a deck code in any of the forms that
 * `mendDeckCode` puts right, among them `/r/…` and `/registration/…` links. The link's host does not matter,
 * because printed codes outlive addresses.
 */
export const parseCode = (text: string): ParsedCode => {
  if (INVISIBLE.test(text)) return { kind: 'empty' };
  const trimmed = text.trim();
  const path = pathOf(trimmed);
  const card = path === undefined ? parseCardCode(trimmed.replace(IN_PARTS, '$1$2')) : cardOf(path);
  if (card !== undefined) return { kind: 'card', code: card };
  const deck = mendDeckCode(trimmed);
  if (deck !== undefined) return { kind: 'deck', code: deck };
  return { kind: 'other', text: trimmed };
};
