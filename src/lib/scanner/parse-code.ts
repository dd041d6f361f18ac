/** Parses typed, pasted and scanned text: card codes, deck codes and links with them. */

import { parseCardCode } from '#lib/shared/card-code.ts';
import { normalizeDeckCode } from '#lib/shared/normalize-deck-code.ts';
import { matchRoute } from '#lib/shared/routes.ts';

export type ParsedCode =
  | { kind: 'card'; code: string }
  | { kind: 'deck'; code: string }
  /** No visible characters. */
  | { kind: 'empty' }
  | { kind: 'other'; text: string };

/**
 * No visible characters: blanks, line breaks, control and zero-width characters, and those that look like a
 * blank.
 */
const INVISIBLE = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A card code with a separator: 'B 14', 'b-14'. */
const IN_PARTS = /^([a-z0-9])[\s\-\u2010-\u2015]+([a-z0-9]{2})$/i;

/** Returns the path of an http(s) URL or absolute path, without its query. */
const pathOf = (text: string): string | undefined => {
  if (!/^(https?:\/\/|\/)/i.test(text)) return undefined;
  try {
    return new URL(text, 'https://dck.invalid').pathname;
  } catch {
    return undefined;
  }
};

/** Returns the card code of a page's path, ignoring case. */
const cardOf = (path: string): string | undefined => {
  const match = matchRoute(path.toLowerCase());
  if (!match) return undefined;
  return match.route.id === 'browse' || match.route.inside === 'browse'
    ? match.parameter
    : undefined;
};

/**
 * Parses a text. A card code is bare, possibly with a blank or hyphen after its first character, or in a
 * `/browse/…` or `/c/…` link; a deck code is in any form that `normalizeDeckCode` accepts, such as `/r/…` and
 * `/registration/…` links. The link's host is ignored, because printed codes outlive addresses.
 */
export const parseCode = (text: string): ParsedCode => {
  if (INVISIBLE.test(text)) return { kind: 'empty' };
  const trimmed = text.trim();
  const path = pathOf(trimmed);
  const card = path === undefined ? parseCardCode(trimmed.replace(IN_PARTS, '$1$2')) : cardOf(path);
  if (card !== undefined) return { kind: 'card', code: card };
  const deck = normalizeDeckCode(trimmed);
  if (deck !== undefined) return { kind: 'deck', code: deck };
  return { kind: 'other', text: trimmed };
};
