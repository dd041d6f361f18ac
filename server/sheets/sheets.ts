import type { DeckCard } from '#contract/deck-card.ts';
import type { Paper } from '#contract/printing.ts';
import type { SheetName } from '#contract/sheets.ts';
import { formOf } from '#server/sheets/forms.ts';
import { drawHand } from '#server/sheets/hand.ts';
import { renderPages, MM } from '#server/sheets/page.ts';

/** The margin of a sheet to fill in. */
const MARGIN = 15 * MM;

/** The PDF of a sheet to fill in by hand. */
export const makeForm = (sheet: SheetName, paper: Paper): Promise<Uint8Array<ArrayBuffer>> => {
  const { title, across, draw } = formOf(sheet);
  return renderPages({ title, paper, across, margin: MARGIN }, (draft) => draw(draft, title));
};

/** The PDF of cards to cut out. */
export const renderHand = (
  cards: readonly DeckCard[],
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> => {
  const title = cards.map(({ code }) => code).join(', ');
  return renderPages({ title, paper, across: false, margin: 0 }, (draft) => drawHand(draft, cards));
};
