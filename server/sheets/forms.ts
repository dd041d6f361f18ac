import type { Paper } from '#contract/printing.ts';
import type { SheetName } from '#contract/sheets.ts';
import { SHEET_WORDS } from '#lib/sheets/sheets.ts';
import { cutMarks, MM, type PdfCanvas, type Rect } from '#server/shared/pdf.ts';
import { FAINT, renderPages } from '#server/sheets/page.ts';
import {
  box,
  labelledLine,
  foldLine,
  head,
  inset,
  line,
  ruled,
  write,
} from '#server/sheets/strokes.ts';

/** A sheet to fill in by hand. */
interface Form {
  /** Landscape format. */
  readonly across: boolean;
  /** The instruction below the title; without it the sheet has no head. */
  readonly about?: string;
  /** @param area what the head leaves of the page */
  readonly draw: (ink: PdfCanvas, area: Rect, page: Rect, title: string) => void;
}

/** A numbered section of a page: its name, an instruction, and room to write. */
interface Part {
  readonly title: string;
  readonly how: string;
  readonly lines: number;
}

/** Height of a section's heading, and the gap after a section, in points. */
const PART = { head: 27, gap: 4.5 * MM };

/** Height of the signature line at the foot of a page. */
const SIGNED = 14 * MM;

/** Draws sections one below the other, their lines as far apart as the area allows. */
const drawParts = (ink: PdfCanvas, area: Rect, parts: readonly Part[]): void => {
  const lines = parts.reduce((sum, part) => sum + part.lines, 0);
  const step = (area.height - parts.length * (PART.head + PART.gap)) / lines;
  let { top } = area;
  for (const part of parts) {
    const below = write(ink, part.title, { ...area, top }, { size: 12, bold: true });
    write(ink, part.how, { ...area, top: below + 1 }, { size: 9, colour: FAINT });
    const height = part.lines * step;
    ruled(ink, { ...area, top: top + PART.head, height }, part.lines);
    top += PART.head + height + PART.gap;
  }
};

/** Draws fields side by side, of equal width. */
const drawFields = (ink: PdfCanvas, area: Rect, labels: readonly string[]): void => {
  const gap = 6 * MM;
  const width = (area.width - gap * (labels.length - 1)) / labels.length;
  for (const [index, label] of labels.entries())
    labelledLine(ink, label, { left: area.left + index * (width + gap), top: area.top, width });
};

const decisionPage: Form = {
  across: false,
  about:
    'Write it before the trial begins, while nobody has anything to defend. Stop comes before grow.',
  draw: (ink, area, page) => {
    drawFields(ink, area, ['The trial', 'Written on']);
    const room = { ...area, top: area.top + 9 * MM, height: area.height - 9 * MM - SIGNED };
    drawParts(ink, room, [
      {
        title: '1  The question',
        how: 'One sentence that can be answered with yes or no. Two questions are two trials.',
        lines: 2,
      },
      {
        title: '2  The last day',
        how: 'Date and hour, and who decides on it. The meeting is in the calendar.',
        lines: 1,
      },
      {
        title: '3  Stop if',
        how: 'By which day have we not seen what? Counted by somebody who does not run the trial.',
        lines: 2,
      },
      {
        title: 'Grow if',
        how: 'A number that can be seen from outside, counted likewise.',
        lines: 2,
      },
      {
        title: 'Change if it lies between',
        how: 'One change, one more round, one new date.',
        lines: 1,
      },
      {
        title: '4  What it may cost',
        how: 'Money, hours, and whose. What comes off for those who have more to do?',
        lines: 2,
      },
      {
        title: '5  How we put it away',
        how: 'Who tells those who took part, what happens to the things, where do people go back to?',
        lines: 2,
      },
    ]);
    drawFields(ink, { ...area, top: page.top + page.height - 5 * MM }, ['Signed', 'and', 'and']);
  },
};

const licencePage: Form = {
  across: false,
  about:
    'Make it so narrow and so clear that its owner can sign it standing up. No licence suspends a law.',
  draw: (ink, area, page) => {
    drawParts(ink, { ...area, height: area.height - SIGNED }, [
      { title: 'The rule that is lifted', how: 'In the words in which it is known.', lines: 2 },
      { title: 'For whom', how: 'Names, a team, a counter.', lines: 2 },
      { title: 'From when till when', how: 'One day, with hours.', lines: 1 },
      { title: 'Up to', how: 'The sum or the number at which it ends.', lines: 1 },
      { title: 'Who can halt it at once', how: 'A name, and how to reach them.', lines: 1 },
      {
        title: 'What we count, and when you see it',
        how: 'The line that the rule’s owner would want.',
        lines: 3,
      },
      { title: 'I ask for it on', how: 'Day and hour, before you leave the room.', lines: 1 },
    ]);
    drawFields(ink, { ...area, top: page.top + page.height - 5 * MM }, [
      'The rule’s owner',
      'Date',
    ]);
  },
};

const STRIPS = 3;

/** The two sentences at the foot of a strip. */
const SENTENCES = [
  ['If I have', 'then I'],
  ['If this is in the way:', 'then I'],
] as const;

const drawStrip = (ink: PdfCanvas, strip: Rect): void => {
  const bottom = strip.top + strip.height;
  // From the far end, where it works, each fold comes nearer to tomorrow.
  const places = [
    { from: 0, to: 1 / 4, label: 'Tomorrow before noon: what, who, at which hour?' },
    { from: 1 / 4, to: 1 / 2, label: 'Second fold: what is done by then?' },
    { from: 1 / 2, to: 3 / 4, label: 'First fold: what can somebody see at half-way?' },
    { from: 3 / 4, to: 1, label: 'Begin here: what will it look like when it works?' },
  ];
  const middle = strip.top + strip.height - 21 * MM;
  for (const { from, to, label } of places) {
    const left = strip.left + from * strip.width;
    const room = inset({ ...strip, left, width: (to - from) * strip.width }, 3 * MM);
    write(ink, label, room, { size: 8.5, colour: FAINT });
    if (from > 0 && from < 3 / 4) foldLine(ink, left, strip.top, bottom);
  }
  line(ink, [strip.left, middle], [strip.left + strip.width, middle]);
  for (const [row, labels] of SENTENCES.entries())
    drawFields(ink, { ...inset(strip, 3 * MM), top: middle + (4 + row * 9) * MM }, labels);
};

const ifThenStrip: Form = {
  across: true,
  draw: (ink, _area, page, title) => {
    const gap = 4 * MM;
    const note = `${title}: cut along the marks, fold at the dashes. “When I have time” is no moment.`;
    // Beside the corner marks.
    const place = { ...page, left: page.left + 4 * MM, top: page.top - 7 * MM };
    const below = write(ink, note, place, { size: 9, colour: FAINT });
    const area = { ...page, top: below + gap, height: page.top + page.height - below - gap };
    const height = area.height / STRIPS;
    cutMarks(ink, area, 1, STRIPS);
    for (let row = 0; row < STRIPS; row += 1) {
      const strip = { ...area, top: area.top + row * height, height };
      box(ink, strip, 0.3);
      drawStrip(ink, strip);
    }
  },
};

const ROUNDS = [
  ['1', 'Three ideas, a short sentence or a sketch each.'],
  ['2', 'Read. Build on what stands above, turn it round, or begin afresh.'],
  ['3', 'Another chair, and again.'],
  ['4', 'One of the three has to make you slightly nervous.'],
] as const;
const IDEAS = 3;

const brainwritingGrid: Form = {
  across: true,
  about: 'No talking, no names. After each row pass the sheet to the left.',
  draw: (ink, area) => {
    labelledLine(ink, 'The question', area);
    const grid = { ...area, top: area.top + 9 * MM, height: area.height - 9 * MM };
    const side = 30 * MM;
    const width = (grid.width - side) / IDEAS;
    const height = grid.height / ROUNDS.length;
    for (const [row, [round, how]] of ROUNDS.entries()) {
      const top = grid.top + row * height;
      const label = { left: grid.left, top: top + 2 * MM, width: side - 3 * MM };
      const below = write(ink, `Round ${round}`, label, { size: 11, bold: true });
      write(ink, how, { ...label, top: below + 1 }, { size: 8.5, colour: FAINT });
      for (let column = 0; column < IDEAS; column += 1)
        box(ink, { left: grid.left + side + column * width, top, width, height });
    }
  },
};

const STEPS = 12;

const TRACKS = [
  ['Step', 'What the person does, as a verb.', 2],
  ['Looks after it', 'Team or name. Red stroke where it changes.', 1.3],
  ['Where it hurts', 'A cross: repeats, waits, hears another tone.', 1.3],
  ['In their words', 'From complaints, help logs, memory.', 2.4],
  ['Bridge', 'Who, where, from when: for one seam.', 1.6],
] as const;

const journeyMap: Form = {
  across: true,
  about:
    'One real customer, from the first thought to the last letter. A seam is where strokes and crosses meet.',
  draw: (ink, area) => {
    drawFields(ink, area, ['Whose journey', 'From', 'To', 'Look again on']);
    const map = { ...area, top: area.top + 9 * MM, height: area.height - 9 * MM };
    const side = 31 * MM;
    const width = (map.width - side) / STEPS;
    const parts = TRACKS.reduce((sum, [, , share]) => sum + share, 0);
    const numbers = 5 * MM;
    for (let step = 0; step < STEPS; step += 1)
      write(
        ink,
        `${step + 1}`,
        { left: map.left + side + step * width, top: map.top, width },
        { size: 9, bold: true, align: 'center' },
      );
    let top = map.top + numbers;
    for (const [name, how, share] of TRACKS) {
      const height = ((map.height - numbers) * share) / parts;
      const label = { left: map.left, top: top + 2 * MM, width: side - 3 * MM };
      const below = write(ink, name, label, { size: 10.5, bold: true });
      write(ink, how, { ...label, top: below + 1 }, { size: 8.5, colour: FAINT });
      for (let step = 0; step < STEPS; step += 1)
        box(ink, { left: map.left + side + step * width, top, width, height });
      top += height;
    }
  },
};

const FORMS: Record<SheetName, Form> = {
  'decision-page': decisionPage,
  'licence-page': licencePage,
  'if-then-strip': ifThenStrip,
  'brainwriting-grid': brainwritingGrid,
  'pilot-journey-map': journeyMap,
};

/** The margin of a sheet to fill in. */
const MARGIN = 15 * MM;

/** The PDF of a sheet to fill in by hand. */
export const makeForm = (sheet: SheetName, paper: Paper): Promise<Uint8Array<ArrayBuffer>> => {
  const { about, across, draw } = FORMS[sheet];
  const title = SHEET_WORDS[sheet].title();
  return renderPages({ title, paper, across, margin: MARGIN }, ({ ink, addPage }) => {
    const page = addPage();
    draw(ink, about === undefined ? page : head(ink, page, title, about), page, title);
  });
};
