/** Sheets to print: titles, descriptions and addresses. No DOM. */

import { HAND, LARGEST_HAND, SHEETS_PATH, type Paper, type Printed } from '#contract/printing.ts';
import type { SheetName } from '#contract/sheets.ts';
import { FILE_PREFIX } from '#facts/files.ts';

interface SheetWords {
  readonly title: string;
  /** Its purpose, in a sentence. */
  readonly about: string;
}

/** Title and purpose of each sheet. */
export const SHEET_WORDS: Record<SheetName, SheetWords> = {
  'decision-page': {
    title: 'Decision page',
    about: 'One page, signed before a trial begins: its question, its last day, and what ends it.',
  },
  'licence-page': {
    title: 'Licence for a day',
    about: 'The lines that lend you one day without a rule, short enough to be signed standing up.',
  },
  'if-then-strip': {
    title: 'If-then strips',
    about: 'Three strips to cut and fold, from what it will be down to tomorrow before noon.',
  },
  'brainwriting-grid': {
    title: 'Brainwriting grid',
    about: 'Three columns and four rows for each person: the sheets go round, nobody talks.',
  },
  'pilot-journey-map': {
    title: 'Journey map',
    about: 'Twelve steps of one real customer, who looks after each, and where it hurts.',
  },
};

/** Names of the paper sizes. */
export const PAPER_WORDS: Record<Paper, string> = { a4: 'A4', letter: 'Letter' };

/**
 * Parses a list of card codes such as 'b14, T24', without duplicates.
 * @returns `undefined` where it holds anything else, is empty, or has more codes than a hand
 */
export const parseHand = (text: string): readonly string[] | undefined => {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const codes = [...new Set(words)];
  const fits = codes.length > 0 && codes.length <= LARGEST_HAND;
  return fits && codes.every((code) => /^[A-Z0-9]{3}$/.test(code)) ? codes : undefined;
};

const isHand = (printed: Printed): printed is readonly string[] => typeof printed !== 'string';

/** Returns the path of a sheet, below the API's address. */
export const sheetPath = (printed: Printed, paper: Paper): string =>
  isHand(printed)
    ? `${SHEETS_PATH}/${HAND}?paper=${paper}&cards=${printed.join(',')}`
    : `${SHEETS_PATH}/${printed}?paper=${paper}`;

export const sheetFile = (printed: Printed, paper: Paper): string =>
  `${FILE_PREFIX}-${isHand(printed) ? `cards-${printed.join('-').toLowerCase()}` : printed}-${paper}.pdf`;
