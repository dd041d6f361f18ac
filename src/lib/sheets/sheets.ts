/** The sheets to print: what they are called, what they are for, where they are. No DOM. */

import { HAND, LARGEST_HAND, SHEETS_PATH, type Paper, type Printed } from '#contract/printing.ts';
import type { Sheet } from '#contract/sheets.ts';

interface SheetWords {
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly about: string;
}

/** What each sheet is called, and what it is for. */
export const SHEET_WORDS: Record<Sheet, SheetWords> = {
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

/** The paper's name as people know it. */
export const PAPER_WORDS: Record<Paper, string> = { a4: 'A4', letter: 'Letter' };

/**
 * The codes in a text that names cards, such as 'b14, T24': in its order, each once.
 * @returns `undefined` where something else stands in it, or nothing, or more than a hand holds
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

/** Where a sheet is, below the API's address. */
export const sheetPath = (printed: Printed, paper: Paper): string =>
  isHand(printed)
    ? `${SHEETS_PATH}/${HAND}?paper=${paper}&cards=${printed.join(',')}`
    : `${SHEETS_PATH}/${printed}?paper=${paper}`;

/** What the file of a sheet is called. */
export const sheetFile = (printed: Printed, paper: Paper): string =>
  `dck-${isHand(printed) ? `cards-${printed.join('-').toLowerCase()}` : printed}-${paper}.pdf`;
