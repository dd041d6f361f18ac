import * as m from '#messages';

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
  readonly about?: () => string;
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
  about: m.sheets_decision_intro,
  draw: (ink, area, page) => {
    drawFields(ink, area, [m.sheets_decision_trial(), m.sheets_decision_written()]);
    const room = { ...area, top: area.top + 9 * MM, height: area.height - 9 * MM - SIGNED };
    drawParts(ink, room, [
      {
        title: m.sheets_decision_question(),
        how: m.sheets_decision_question_how(),
        lines: 2,
      },
      {
        title: m.sheets_decision_day(),
        how: m.sheets_decision_day_how(),
        lines: 1,
      },
      {
        title: m.sheets_decision_stop(),
        how: m.sheets_decision_stop_how(),
        lines: 2,
      },
      {
        title: m.sheets_decision_grow(),
        how: m.sheets_decision_grow_how(),
        lines: 2,
      },
      {
        title: m.sheets_decision_change(),
        how: m.sheets_decision_change_how(),
        lines: 1,
      },
      {
        title: m.sheets_decision_cost(),
        how: m.sheets_decision_cost_how(),
        lines: 2,
      },
      {
        title: m.sheets_decision_away(),
        how: m.sheets_decision_away_how(),
        lines: 2,
      },
    ]);
    drawFields(ink, { ...area, top: page.top + page.height - 5 * MM }, [
      m.sheets_signed(),
      m.sheets_signed_and(),
      m.sheets_signed_and(),
    ]);
  },
};

const licencePage: Form = {
  across: false,
  about: m.sheets_licence_intro,
  draw: (ink, area, page) => {
    drawParts(ink, { ...area, height: area.height - SIGNED }, [
      { title: m.sheets_licence_rule(), how: m.sheets_licence_rule_how(), lines: 2 },
      { title: m.sheets_licence_whom(), how: m.sheets_licence_whom_how(), lines: 2 },
      { title: m.sheets_licence_when(), how: m.sheets_licence_when_how(), lines: 1 },
      { title: m.sheets_licence_up_to(), how: m.sheets_licence_up_to_how(), lines: 1 },
      { title: m.sheets_licence_halt(), how: m.sheets_licence_halt_how(), lines: 1 },
      {
        title: m.sheets_licence_count(),
        how: m.sheets_licence_count_how(),
        lines: 3,
      },
      { title: m.sheets_licence_ask(), how: m.sheets_licence_ask_how(), lines: 1 },
    ]);
    drawFields(ink, { ...area, top: page.top + page.height - 5 * MM }, [
      m.sheets_licence_owner(),
      m.sheets_licence_date(),
    ]);
  },
};

const STRIPS = 3;

/** The two sentences at the foot of a strip. */
const sentences = () => [
  [m.sheets_strip_if(), m.sheets_strip_then()],
  [m.sheets_strip_in_the_way(), m.sheets_strip_then()],
];

const drawStrip = (ink: PdfCanvas, strip: Rect): void => {
  const bottom = strip.top + strip.height;
  // From the far end, where it works, each fold comes nearer to tomorrow.
  const places = [
    { from: 0, to: 1 / 4, label: m.sheets_strip_tomorrow() },
    { from: 1 / 4, to: 1 / 2, label: m.sheets_strip_second() },
    { from: 1 / 2, to: 3 / 4, label: m.sheets_strip_first() },
    { from: 3 / 4, to: 1, label: m.sheets_strip_end() },
  ];
  const middle = strip.top + strip.height - 21 * MM;
  for (const { from, to, label } of places) {
    const left = strip.left + from * strip.width;
    const room = inset({ ...strip, left, width: (to - from) * strip.width }, 3 * MM);
    write(ink, label, room, { size: 8.5, colour: FAINT });
    if (from > 0 && from < 3 / 4) foldLine(ink, left, strip.top, bottom);
  }
  line(ink, [strip.left, middle], [strip.left + strip.width, middle]);
  for (const [row, labels] of sentences().entries())
    drawFields(ink, { ...inset(strip, 3 * MM), top: middle + (4 + row * 9) * MM }, labels);
};

const ifThenStrip: Form = {
  across: true,
  draw: (ink, _area, page, title) => {
    const gap = 4 * MM;
    const note = m.sheets_strip_note({ title });
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
  ['1', m.sheets_grid_one],
  ['2', m.sheets_grid_two],
  ['3', m.sheets_grid_three],
  ['4', m.sheets_grid_four],
] as const;
const IDEAS = 3;

const brainwritingGrid: Form = {
  across: true,
  about: m.sheets_grid_intro,
  draw: (ink, area) => {
    labelledLine(ink, m.sheets_grid_question(), area);
    const grid = { ...area, top: area.top + 9 * MM, height: area.height - 9 * MM };
    const side = 30 * MM;
    const width = (grid.width - side) / IDEAS;
    const height = grid.height / ROUNDS.length;
    for (const [row, [round, how]] of ROUNDS.entries()) {
      const top = grid.top + row * height;
      const label = { left: grid.left, top: top + 2 * MM, width: side - 3 * MM };
      const below = write(ink, m.sheets_grid_round({ round }), label, { size: 11, bold: true });
      write(ink, how(), { ...label, top: below + 1 }, { size: 8.5, colour: FAINT });
      for (let column = 0; column < IDEAS; column += 1)
        box(ink, { left: grid.left + side + column * width, top, width, height });
    }
  },
};

const STEPS = 12;

const TRACKS = [
  [m.sheets_map_step, m.sheets_map_step_how, 2],
  [m.sheets_map_team, m.sheets_map_team_how, 1.3],
  [m.sheets_map_pain, m.sheets_map_pain_how, 1.3],
  [m.sheets_map_words, m.sheets_map_words_how, 2.4],
  [m.sheets_map_bridge, m.sheets_map_bridge_how, 1.6],
] as const;

const journeyMap: Form = {
  across: true,
  about: m.sheets_map_intro,
  draw: (ink, area) => {
    drawFields(ink, area, [
      m.sheets_map_whose(),
      m.sheets_map_from(),
      m.sheets_map_to(),
      m.sheets_map_again(),
    ]);
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
      const below = write(ink, name(), label, { size: 10.5, bold: true });
      write(ink, how(), { ...label, top: below + 1 }, { size: 8.5, colour: FAINT });
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
    draw(ink, about === undefined ? page : head(ink, page, title, about()), page, title);
  });
};
