import { intoHand } from '#lib/my-cards/whole-table.store.ts';
import type { TableUse } from '#lib/scanner/scanner.store.ts';
import { startHere } from '#lib/tables/start-here.store.ts';

/** What the cards of a whole table become where no hand is open: a new hand, or a table to work at. */
export const handOrTable: TableUse = {
  ...intoHand,
  also: {
    label: 'Start a table with these',
    onCodes: (codes) => startHere({ cards: codes.map((code) => ({ code })) }),
  },
};
