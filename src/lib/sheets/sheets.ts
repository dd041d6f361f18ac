/** Sheets to print: titles, descriptions and addresses. No DOM. */

import * as m from '#messages';

import { HAND, LARGEST_HAND, SHEETS_PATH, type Paper, type Printed } from '#contract/printing.ts';
import type { SheetName } from '#contract/sheets.ts';
import { FILE_PREFIX } from '#facts/files.ts';

interface SheetWords {
  readonly title: () => string;
  /** Its purpose, in a sentence. */
  readonly about: () => string;
}

/** Title and purpose of each sheet, in the language of the page or the request. */
export const SHEET_WORDS: Record<SheetName, SheetWords> = {
  'decision-page': {
    title: m.sheets_decision_page,
    about: m.sheets_decision_page_about,
  },
  'licence-page': {
    title: m.sheets_licence_page,
    about: m.sheets_licence_page_about,
  },
  'if-then-strip': {
    title: m.sheets_if_then_strip,
    about: m.sheets_if_then_strip_about,
  },
  'brainwriting-grid': {
    title: m.sheets_brainwriting_grid,
    about: m.sheets_brainwriting_grid_about,
  },
  'pilot-journey-map': {
    title: m.sheets_journey_map,
    about: m.sheets_journey_map_about,
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
