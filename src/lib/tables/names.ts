/**
 * Names of people and groups at a table. Characters that show nothing (controls, blanks, combining marks,
 * default-ignorable code points, the empty Braille pattern) do not count in them.
 */

import * as m from '#messages';

import { LANGUAGES } from '#messages/languages.js';

import type { TableState } from '#contract/table-state.ts';
import { GUEST_NAME_LENGTH } from '#contract/tables-bounds.ts';

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The visible characters of a text in their compatible form (NFKD), in lower case. */
const visibleOf = (text: string): string =>
  text.normalize('NFKD').replaceAll(UNSEEN, '').toLowerCase();

/** Whether a name has a character that can be seen. */
export const isVisible = (name: string): boolean => visibleOf(name) !== '';

/** Whether a name reads as `Host`, by which a record and notes name the host, in any language. */
export const isHostName = (name: string): boolean =>
  LANGUAGES.some((locale) => visibleOf(name) === visibleOf(m.tables_host({}, { locale })));

/**
 * A name that no other person at the table has: with the next number behind it, if it is taken. People who have
 * left count, since their notes stay.
 */
export const distinctName = (name: string, { guests, host }: TableState): string => {
  const taken = new Set(
    Object.values(guests)
      .filter(({ screen }) => !screen)
      .map((guest) => guest.name)
      .concat(host ?? [])
      .map(visibleOf),
  );
  if (!taken.has(visibleOf(name))) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name} ${number}`;
    if (!taken.has(visibleOf(numbered))) return numbered;
  }
};

/** Characters of a given name that no name at a table has. */
const UNSUITABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** The host's name for a table, from a given name; `undefined` if it is not suitable. */
export const toHostName = (givenName: string): string | undefined => {
  const name = givenName.trim();
  return isVisible(name) && name.length <= GUEST_NAME_LENGTH && !UNSUITABLE.test(name)
    ? name
    : undefined;
};
