/**
 * Characters that a spreadsheet may drop before a formula: blanks, controls, marks, default-ignorable code
 * points, the empty Braille pattern.
 */
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800`;

/** The first characters of a formula, in their full-width forms as well. */
const SIGN = String.raw`(?=[=+\-@＝＋－＠])`;

const FORMULA = new RegExp(`^([${UNSEEN}]*)${SIGN}`, 'u');
const FORMULA_WITHIN = new RegExp(String.raw`(;["${UNSEEN}]*)${SIGN}`, 'gu');

/** A cell's text with an apostrophe before a formula, so that a spreadsheet reads it as text. */
export const guardCell = (text: string): string => text.replace(FORMULA, "$1'");

/** The same for a cell that may be split at semicolons, by a spreadsheet that separates cells with them. */
export const guardSplitCell = (text: string): string =>
  guardCell(text).replaceAll(FORMULA_WITHIN, "$1'");
