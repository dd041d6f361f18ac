import { MOST_TABLE_NOTES } from '#contract/tables-bounds.ts';
import { actionError, LOCKED, NO_CARD } from '#server/tables/action-error.ts';
import { hasCard } from '#server/tables/actions/cards.ts';
import {
  authorOf,
  isLockedFor,
  participantOf,
  type Decide,
} from '#server/tables/actions/context.ts';

const NO_NOTE = actionError('not_found', 'That note is not there any more.');

/** Creates or edits a note. Edits are for its author, or for the host who wrote it for a guest. */
export const decideNote: Decide<'note'> = ({ actor, now, state }, action) => {
  const { note, place, text } = action;
  if (isLockedFor(actor, state)) return LOCKED;
  const author = authorOf(actor, state, action.for);
  if (typeof author !== 'string') return author;
  if (!hasCard(state, place)) return NO_CARD;
  const before = state.notes[note];
  const proxy = author !== participantOf(actor);
  const body = { kind: 'noted', note, place, text, author, proxy } as const;
  if (!before)
    return Object.keys(state.notes).length < MOST_TABLE_NOTES
      ? { ...body, named: state.settings.named, written: now }
      : actionError(
          'too_large',
          `A table holds up to ${MOST_TABLE_NOTES.toLocaleString('en')} notes.`,
        );
  if (before.author !== author || before.proxy !== proxy)
    return actionError('forbidden', 'Only its author can change a note.');
  return { ...body, named: before.named, written: before.at };
};

export const decideHide: Decide<'hide'> = ({ state }, { hidden, note }) =>
  state.notes[note] ? { kind: 'hid', note, hidden } : NO_NOTE;

export const decideDrop: Decide<'drop'> = ({ actor, state }, { note }) => {
  const known = state.notes[note];
  if (!known) return NO_NOTE;
  if (isLockedFor(actor, state)) return LOCKED;
  return actor.role === 'host' || known.author === actor.guest
    ? { kind: 'dropped', note }
    : actionError('forbidden', 'Only its author or the host can delete a note.');
};
