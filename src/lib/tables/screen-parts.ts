/**
 * Pagination of a table's screen for reading from eight metres (behaviour/tables.md, 'Tables'): texts and notes
 * of the spotlighted card, and the cards of the table. No DOM.
 */

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type { PlacedCard, TableState } from '#contract/table-state.ts';
import { cardFields } from '#lib/cards/cards.ts';
import { taskWords } from '#lib/tables/agreement-words.ts';
import {
  agreementsOn,
  allNotesOn,
  groupsOn,
  participantName,
  notesOn,
  rankedNotes,
  type PlacedNote,
} from '#lib/tables/selectors.ts';
import { stepOn } from '#lib/tables/screen-stage.ts';

/** A note, a decision or a task as the screen shows it. */
export interface ScreenNote {
  readonly id: string;
  readonly text: string;
  /** The name of its author, or who does a task until when; empty if there is none. */
  readonly by: string;
}

interface ScreenPartHead {
  readonly key: string;
  readonly label: string;
}

export type ScreenPart =
  | (ScreenPartHead & { readonly kind: 'text'; readonly text: string })
  | (ScreenPartHead & { readonly kind: 'quote'; readonly text: string; readonly author: string })
  | (ScreenPartHead & { readonly kind: 'notes'; readonly notes: readonly ScreenNote[] });

/** Maximum of characters of a text, and of lines of notes, beside the card. */
const TEXT_LENGTH = 400;

/** Maximum of characters of a step's text on a page, beside a card and alone: in the largest type, and in a smaller one. */
const STEP_LENGTH = { large: 210, small: 300 } as const;
const WIDE_STEP_LENGTH = { large: 300, small: 430 } as const;
const LINE_LENGTH = 36;
const LINES = 10;

/** Splits a text between sentences. */
const splitText = (text: string, length = TEXT_LENGTH): readonly string[] => {
  if (text.length <= length) return [text];
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…]["”’)]?)\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < length)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
};

/**
 * Distributes items over pages in their order, filling each page.
 * @param linesOf the number of lines of an item
 */
const paginate = <Item>(
  items: readonly Item[],
  lines: number,
  linesOf: (item: Item) => number,
): readonly (readonly Item[])[] => {
  const pages: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const page = pages.at(-1);
    if (page && linesOf(item) <= left) page.push(item);
    else {
      pages.push([item]);
      left = lines;
    }
    left -= linesOf(item);
  }
  return pages;
};

const shownNote = (state: TableState, { author, id, text }: PlacedNote): ScreenNote => ({
  id,
  text,
  by: participantName(state, author),
});

/** The height of a note in lines, with its margin. */
const noteLines = ({ by, text }: ScreenNote): number =>
  Math.ceil((text.length + by.length) / LINE_LENGTH) + 1;

const fieldParts = (card: Card): readonly ScreenPart[] =>
  cardFields(card).flatMap((field, at): readonly ScreenPart[] =>
    field.kind === 'quote'
      ? [
          {
            kind: 'quote',
            key: `${at}`,
            label: m.tables_screen_quotes(),
            text: field.body,
            author: field.author,
          },
        ]
      : splitText(field.text).map((text, part) => ({
          kind: 'text',
          key: `${at} ${part}`,
          label: field.label,
          text,
        })),
  );

/**
 * Parts of the current step: one in the largest type, or as many as a long text needs in a smaller one.
 * @param hasCard whether a card stands beside it
 */
export const stepParts = (
  state: TableState,
  hasCard: boolean,
): { readonly parts: readonly ScreenPart[]; readonly isLarge: boolean } => {
  const text = stepOn(state)?.text;
  if (text === undefined) return { parts: [], isLarge: true };
  const { large, small } = hasCard ? STEP_LENGTH : WIDE_STEP_LENGTH;
  const isLarge = text.length <= large;
  const parts = splitText(text, isLarge ? large : small).map((words, part): ScreenPart => ({
    kind: 'text',
    key: `step ${part}`,
    label: m.tables_screen_to_do(),
    text: words,
  }));
  return { parts, isLarge };
};

const pagesOf = (label: string, notes: readonly ScreenNote[]): readonly ScreenPart[] =>
  paginate(notes, LINES, noteLines).map((page, at): ScreenPart => ({
    kind: 'notes',
    key: `notes ${at}`,
    label,
    notes: page,
  }));

const noteParts = (state: TableState, notes: readonly PlacedNote[]): readonly ScreenPart[] =>
  pagesOf(
    m.tables_notes(),
    notes.filter(({ hidden }) => !hidden).map((note) => shownNote(state, note)),
  );

/** Parts of the decisions, then of the tasks with who does them until when. */
export const agreementParts = (state: TableState): readonly ScreenPart[] => {
  const { decisions, tasks } = agreementsOn(state);
  return pagesOf(
    m.tables_agreements(),
    [...decisions, ...tasks].map(({ id, text, ...task }) => ({ id, text, by: taskWords(task) })),
  );
};

/** Parts of all notes: first those of the spotlighted card, oldest first. */
export const allNotesParts = (state: TableState): readonly ScreenPart[] => {
  const all = allNotesOn(state);
  const isFirst = ({ place }: PlacedNote): boolean => place === state.light;
  return noteParts(state, [...all.filter(isFirst), ...all.filter((note) => !isFirst(note))]);
};

/**
 * Parts of the spotlighted card, in their order.
 * @param card its text, once it is loaded
 */
export const spotlightParts = (
  state: TableState,
  place: string,
  card: Card | undefined,
): readonly ScreenPart[] => [
  ...(card ? fieldParts(card) : []),
  ...noteParts(state, notesOn(state, place)),
];

/** How long a part is shown, in ms: the time to read it aloud. */
export const readingTime = (part: ScreenPart): number => {
  const text = part.kind === 'notes' ? part.notes.map((note) => note.text).join(' ') : part.text;
  return 8000 + 60 * text.length;
};

/** A row of the cards page: the name of a group, or a face-up card. */
export type ScreenRow =
  | { readonly kind: 'group'; readonly key: string; readonly name: string }
  | { readonly kind: 'card'; readonly key: string; readonly card: PlacedCard };

/** Maximum of rows of a page, in two columns. */
const ROWS = 18;

/** The face-up cards by group, on pages. */
export const tablePages = (state: TableState): readonly (readonly ScreenRow[])[] => {
  const rows: ScreenRow[] = [];
  for (const { cards, group, name } of groupsOn(state)) {
    const open = cards.filter(({ face }) => face === 'up');
    if (open.length > 0 && state.groups.length > 0)
      rows.push({
        kind: 'group',
        key: group ?? '',
        name: group === null ? m.tables_group_none() : name,
      });
    for (const card of open) rows.push({ kind: 'card', key: card.place, card });
  }
  return paginate(rows, ROWS, () => 1);
};

/** A card or a note with its dots. */
export type Ranked =
  | { readonly key: string; readonly dots: number; readonly card: PlacedCard }
  | { readonly key: string; readonly dots: number; readonly note: ScreenNote };

/** Cards and notes with dots, most dots first; empty until the votes are shown. */
export const rankedTargets = (state: TableState): readonly Ranked[] => {
  const { cards, votes } = state;
  const notes = rankedNotes(state).map((note): Ranked => ({
    key: note.id,
    dots: votes.totals[note.id] ?? 0,
    note: shownNote(state, note),
  }));
  const voted = cards.flatMap((card): Ranked[] => {
    const dots = votes.totals[card.place] ?? 0;
    return dots > 0 ? [{ key: card.place, dots, card }] : [];
  });
  return [...voted, ...notes].toSorted((one, other) => other.dots - one.dots);
};
