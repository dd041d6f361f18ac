import type { Sheet } from './sheets.ts';

/** Where the sheets to print are served as PDF, below the main API's address (behaviour.md, 'Sheets'). */
export const SHEETS_PATH = '/sheets';

/** The paper a sheet is made for. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** The name of the sheet that holds the cards of a chosen hand. */
export const HAND = 'hand';

/** The most cards of a hand. */
export const LARGEST_HAND = 12;

/** A sheet of a kind of its own, or the cards of a hand, by their codes. */
export type Printed = Sheet | readonly string[];
