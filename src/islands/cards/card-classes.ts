/** Classes of cards on a table. Tilts do not apply in print. */

export const CARD_TABLE_CLASS =
  'grid grid-cols-[repeat(auto-fill,minmax(min(11rem,42vw),1fr))] gap-x-4 gap-y-5 not-print:*:nth-[3n+1]:-rotate-1 not-print:*:nth-[3n]:rotate-1';

/** A round button in the upper right corner of a card, 44 px at any text size. */
export const CARD_CORNER_BUTTON_CLASS =
  'paper absolute top-2 right-2 grid size-[44px] cursor-pointer place-items-center rounded-pill shadow-card print:hidden';
