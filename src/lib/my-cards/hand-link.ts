/** A link to a hand: card codes in the fragment, which reaches no server. No DOM. */

import { parseCardCode } from '#lib/shared/card-code.ts';
import { href } from '#lib/shared/routes.ts';

/** Maximum of cards in a link. */
export const LINK_CARDS = 20;

export interface LinkedHand {
  /** In order, without duplicates. */
  readonly codes: readonly string[];
  /** Number of cards beyond {@link LINK_CARDS}. */
  readonly beyond: number;
  /** Number of invalid codes. */
  readonly strange: number;
}

/** The link to these cards; `undefined` for none or too many. */
export const handLink = (codes: readonly string[]): string | undefined =>
  codes.length === 0 || codes.length > LINK_CARDS
    ? undefined
    : `${href('hand')}#${codes.join('-')}`;

/** Parses a fragment, with or without its `#`; drops everything but codes. */
export const parseHandLink = (fragment: string): LinkedHand => {
  const parts = fragment
    .replace(/^#/, '')
    .split(/[-,;\s]|%20|%2C/i)
    .filter((part) => part !== '');
  const codes = parts.map(parseCardCode);
  const known = [...new Set(codes.filter((code) => code !== undefined))];
  return {
    codes: known.slice(0, LINK_CARDS),
    beyond: Math.max(0, known.length - LINK_CARDS),
    strange: codes.filter((code) => code === undefined).length,
  };
};
