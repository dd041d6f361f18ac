import type { SheetName } from './sheets.ts';

/** Path of the printable sheets as PDF, below the main API's address (behaviour/sheets.md, 'Sheets'). */
export const SHEETS_PATH = '/sheets';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** The name of the sheet that holds the cards of a chosen hand. */
export const HAND = 'hand';

/** Maximum of cards in a printed hand. */
export const LARGEST_HAND = 12;

/** A named sheet, or a hand as the codes of its cards. */
export type Printed = SheetName | readonly string[];
