import type { DeckCard } from '#contract/deck-card.ts';
import type { Paper } from '#contract/printing.ts';
import { cardFields, type CardField } from '#lib/cards/cards.ts';
import { wordsOfUse } from '#lib/cards/use.ts';
import { glyphOf, GLYPH_VIEW } from '#lib/shared/art.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { cutMarks, MM, type PdfCanvas, type Rect } from '#server/shared/pdf.ts';
import { FAINT, INK, printable, renderPages, type PdfDraft } from '#server/sheets/page.ts';
import { box, inset, write } from '#server/sheets/strokes.ts';

/** Size of a card to cut out; four fit on a page of either paper. */
const CARD = { width: 92 * MM, height: 126 * MM };
const COLUMNS = 2;
const ROWS = 2;

/** Text sizes, from the preferred one to the smallest legible one. */
const SIZES = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5] as const;

const heightOf = (
  ink: PdfCanvas,
  text: string,
  width: number,
  size: number,
  bold = false,
): number =>
  ink
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .heightOfString(printable(text), { width });

/** The parts of a field in reading order: its heading, if it has one, and its text. */
const partsOf = (field: CardField): readonly { readonly text: string; readonly bold: boolean }[] =>
  field.kind === 'text'
    ? [
        { text: field.label, bold: true },
        { text: field.text, bold: false },
      ]
    : [
        { text: `“${field.body}”`, bold: false },
        { text: field.author, bold: true },
      ];

const heightOfFields = (ink: PdfCanvas, card: DeckCard, width: number, size: number): number =>
  cardFields(card).reduce(
    (sum, field) =>
      partsOf(field).reduce(
        (height, { text, bold }) => height + heightOf(ink, text, width, size, bold),
        sum + size * 0.6,
      ),
    0,
  );

const drawGlyph = (
  ink: PdfCanvas,
  category: string,
  left: number,
  top: number,
  side: number,
): void => {
  ink
    .save()
    .translate(left, top)
    .scale(side / GLYPH_VIEW)
    .lineWidth(2.2)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(INK)
    .path(glyphOf(category))
    .stroke()
    .restore();
};

const drawCard = (ink: PdfCanvas, card: DeckCard, place: Rect): void => {
  const area = inset(place, 6 * MM);
  const sign = 7 * MM;
  box(ink, place, 0.3);
  write(ink, card.code, area, { size: 17, bold: true });
  drawGlyph(ink, card.category, area.left + area.width - sign, area.top - MM, sign);
  const kind = `${kindName(card.category)} · ${kindName(card.stream)}`;
  const under = write(ink, kind, { ...area, top: area.top + 7 * MM }, { size: 8, colour: FAINT });
  let top = write(ink, card.title, { ...area, top: under + MM }, { size: 15, bold: true });
  const use = wordsOfUse(card).join(' · ');
  if (use !== '') top = write(ink, use, { ...area, top: top + MM }, { size: 8, colour: FAINT });
  const room = area.top + area.height - top - MM;
  const size =
    SIZES.find((each) => heightOfFields(ink, card, area.width, each) <= room) ?? SIZES.at(-1) ?? 6;
  top += MM;
  for (const field of cardFields(card)) {
    top += size * 0.6;
    for (const { text, bold } of partsOf(field))
      top = write(ink, text, { ...area, top }, { size, bold });
  }
};

const drawHand = ({ ink, addPage }: PdfDraft, cards: readonly DeckCard[]): void => {
  for (let first = 0; first < cards.length; first += COLUMNS * ROWS) {
    const page = addPage();
    const area = {
      left: page.left + (page.width - COLUMNS * CARD.width) / 2,
      top: page.top + (page.height - ROWS * CARD.height) / 2,
      width: COLUMNS * CARD.width,
      height: ROWS * CARD.height,
    };
    cutMarks(ink, area, COLUMNS, ROWS);
    for (const [index, card] of cards.slice(first, first + COLUMNS * ROWS).entries())
      drawCard(ink, card, {
        left: area.left + (index % COLUMNS) * CARD.width,
        top: area.top + Math.floor(index / COLUMNS) * CARD.height,
        ...CARD,
      });
  }
};

/** The PDF of cards to cut out. */
export const renderHand = (
  cards: readonly DeckCard[],
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> => {
  const title = cards.map(({ code }) => code).join(', ');
  return renderPages({ title, paper, across: false, margin: 0 }, (draft) => drawHand(draft, cards));
};
