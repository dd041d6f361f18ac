/**
 * Characters that a spreadsheet may skip before a formula: blanks, controls, marks, default-ignorable code
 * points, the empty Braille pattern.
 */
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800`;

/** The first character of a formula, including full-width forms. */
const SIGN = String.raw`(?=[=+\-@＝＋－＠])`;

const FORMULA = new RegExp(`^([${UNSEEN}]*)${SIGN}`, 'u');
const FORMULA_WITHIN = new RegExp(String.raw`(;["${UNSEEN}]*)${SIGN}`, 'gu');

/** Puts an apostrophe before a formula, so that a spreadsheet reads the cell as text. */
export const guardCell = (text: string): string => text.replace(FORMULA, "$1'");

/** The same for a cell that a spreadsheet may split at semicolons. */
export const guardSplitCell = (text: string): string =>
  guardCell(text).replaceAll(FORMULA_WITHIN, "$1'");
