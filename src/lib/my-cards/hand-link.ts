/** A hand in a link: its codes and nothing else, in the fragment, which reaches no server. No DOM. */

import { parseCardCode } from '#lib/shared/codes.ts';
import { href } from '#lib/shared/routes.ts';

/** The most cards that a link holds. */
export const LINK_CARDS = 20;

/** What a link says. */
export interface LinkedHand {
  /** The codes in their order, each once. */
  readonly codes: readonly string[];
  /** How many cards the link names beyond {@link LINK_CARDS}. */
  readonly beyond: number;
  /** How many parts of it are no card codes. */
  readonly strange: number;
}

/** The address that opens these cards; `undefined` where they are none, or more than a link holds. */
export const handLink = (codes: readonly string[]): string | undefined =>
  codes.length === 0 || codes.length > LINK_CARDS
    ? undefined
    : `${href('hand')}#${codes.join('-')}`;

/**
 * Reads a link's fragment, with or without its `#`. Whatever stands there, only codes come out.
 */
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
