import * as m from '#messages';

import type { TableState } from '#contract/table-state.ts';
import { MOST_TABLE_NOTES, WHOLE_TABLE } from '#contract/tables-bounds.ts';
import { readableNumber } from '#server/shared/language.ts';
import { actionError, GONE, LOCKED, NO_GROUP, NO_NOTE } from '#server/tables/action-error.ts';
import { hasCard, hasGroup } from '#server/tables/actions/cards.ts';
import {
  authorOf,
  isLockedFor,
  participantOf,
  type Actor,
  type Decide,
} from '#server/tables/actions/context.ts';

/** Whether notes can hang there: on a card, on a step that the actor knows, or on the table as a whole. */
const isPlace = (state: TableState, { role }: Actor, place: string): boolean =>
  place === WHOLE_TABLE ||
  hasCard(state, place) ||
  state.steps.some((step) => step.place === place && (step.seen || role === 'host'));

/** Creates or edits a note. Edits are for its author, or for the host who wrote it for a guest. */
export const decideNote: Decide<'note'> = ({ actor, now, state }, action) => {
  const { note, place, text } = action;
  if (isLockedFor(actor, state)) return LOCKED;
  const author = authorOf(actor, state, action.for);
  if (typeof author !== 'string') return author;
  const before = state.notes[note];
  // The step of a note may be gone; the note stays where it is.
  if (before?.place !== place && !isPlace(state, actor, place)) return GONE;
  const proxy = author !== participantOf(actor);
  const body = { kind: 'noted', note, place, text, author, proxy } as const;
  if (!before)
    return Object.keys(state.notes).length < MOST_TABLE_NOTES
      ? { ...body, named: state.settings.named, written: now }
      : actionError('too_large', () =>
          m.tables_refused_notes({ count: readableNumber(MOST_TABLE_NOTES) }),
        );
  if (before.author !== author || before.proxy !== proxy)
    return actionError('forbidden', m.tables_refused_note_change);
  return { ...body, named: before.named, written: before.at };
};

export const decideSort: Decide<'sort'> = ({ state }, { group, note }) => {
  if (!state.notes[note]) return NO_NOTE;
  return hasGroup(state, group) ? { kind: 'sorted', note, group } : NO_GROUP;
};

export const decideHide: Decide<'hide'> = ({ state }, { hidden, note }) =>
  state.notes[note] ? { kind: 'hid', note, hidden } : NO_NOTE;

export const decideDrop: Decide<'drop'> = ({ actor, state }, { note }) => {
  const known = state.notes[note];
  if (!known) return NO_NOTE;
  if (isLockedFor(actor, state)) return LOCKED;
  return actor.role === 'host' || known.author === actor.guest
    ? { kind: 'dropped', note }
    : actionError('forbidden', m.tables_refused_note_delete);
};
