import type { Ref } from 'react';

import * as m from '#messages';

import { Button } from '#islands/shared/Button.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { useFocusToggle } from '#islands/shared/use-focus-toggle.ts';
import { DotRow, VoteControl } from '#islands/tables/Dots.tsx';
import { GroupPicker } from '#islands/tables/GroupPicker.tsx';
import { NoteForm } from '#islands/tables/NoteForm.tsx';
import { useActor } from '#islands/tables/ActsFor.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { stepName } from '#lib/tables/course.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { dropDraft, hasDraft, typeNote } from '#lib/tables/note-drafts.store.ts';
import { stepAtPlace } from '#lib/tables/page-selectors.ts';
import { participantName, type PlacedNote } from '#lib/tables/selectors.ts';

const TOOL = 'btn-ghost min-h-[2.75rem] px-3 text-small text-fg';

/** The start of a note, to tell it from others. */
const START = 40;

const startOf = ({ text }: PlacedNote): string =>
  text.length <= START ? text : `${text.slice(0, START)}…`;

/** Tools of a note: the author can edit and delete it, the host hide and delete it. */
const NoteTools = ({
  note,
  editRef,
  onEdit,
}: {
  note: PlacedNote;
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
}) => {
  const { isHost, isOpen, person, state } = useTable();
  const isOwn = note.author === person;
  if (!isOpen || !(isHost || (isOwn && !state.settings.locked))) return null;
  return (
    <div className="-mx-3 -mb-2 flex flex-wrap items-center print:hidden">
      {(isOwn || (isHost && note.proxy)) && (
        <Button
          ref={editRef}
          className={TOOL}
          aria-label={m.tables_note_edit_named({ note: startOf(note) })}
          onClick={onEdit}
        >
          {m.tables_note_edit()}
        </Button>
      )}
      {isHost && (
        <Button
          className={TOOL}
          aria-label={
            note.hidden
              ? m.tables_note_show_named({ note: startOf(note) })
              : m.tables_note_hide_named({ note: startOf(note) })
          }
          onClick={() => void sendAction({ kind: 'hide', note: note.id, hidden: !note.hidden })}
        >
          {note.hidden ? m.tables_note_show() : m.tables_note_hide()}
        </Button>
      )}
      <Confirm
        ask={m.tables_note_delete()}
        name={m.tables_note_delete_named({ note: startOf(note) })}
        className={TOOL}
        yes={m.tables_note_delete()}
        no={m.tables_note_cancel()}
        onYes={() => void sendAction({ kind: 'drop', note: note.id })}
      >
        {m.tables_note_delete_ask()}
      </Confirm>
    </div>
  );
};

/** The author line of a note, as visible to this browser. */
const authorWords = (
  name: string,
  isOwn: boolean,
  { hidden, named, proxy }: PlacedNote,
): string => {
  const who = isOwn ? m.tables_note_by_you() : name;
  return [
    who,
    proxy ? m.tables_note_by_host() : '',
    isOwn && !named ? m.tables_note_without_name() : '',
    hidden ? m.tables_note_hidden() : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
};

/** Votes of a note: the person's own, or all once they are shown. */
const NoteVotes = ({ note }: { note: PlacedNote }) => {
  const { isOpen, state } = useTable();
  const actor = useActor();
  const count = state.votes.totals[note.id] ?? 0;
  if (!state.votes.shown)
    return isOpen && !note.hidden ? (
      <VoteControl
        key={actor}
        target={note.id}
        what={m.tables_note_quoted({ note: startOf(note) })}
      />
    ) : null;
  return count === 0 ? null : (
    <p className="flex items-center gap-2 font-semibold">
      <WithNodes text={m.tables_votes_of_it({ votes: SLOT.a })} a={<DotRow count={count} />} />
    </p>
  );
};

/** The name of the step that a note hangs on, and for the host the note's group. */
const NotePlace = ({ note }: { note: PlacedNote }) => {
  const { cards, isHost, isOpen, state } = useTable();
  const at = stepAtPlace(state, note.place);
  const name = at && stepName(at.step, at.index, (code) => cards.get(code)?.title);
  return (
    <>
      {name !== undefined && <p className="text-small text-muted wrap-anywhere">{name}</p>}
      {isHost && isOpen && (
        <GroupPicker
          label={m.tables_note_group({ note: startOf(note) })}
          className="grid gap-1 print:hidden [&>label]:sr-only"
          fieldClass="w-full max-w-none bg-paper text-paper-ink"
          group={note.group ?? null}
          onPick={(group) => void sendAction({ kind: 'sort', note: note.id, group })}
        />
      )}
    </>
  );
};

interface NoteProps {
  readonly note: PlacedNote;
  /** Whether it is on no card, so that its place is told and the host can group it. */
  readonly isLoose: boolean;
}

const Note = ({ note, isLoose }: NoteProps) => {
  const { isHost, isOpen, person, state } = useTable();
  // A draft survives unmounting, such as when the host spotlights another card.
  const { isOpen: isEdited, focusRef, setOpen } = useFocusToggle(() => hasDraft(note.id));
  const isOwn = note.author === person;
  const edit = (): void => {
    typeNote(note.id, note.text);
    setOpen(true);
  };
  const stop = (): void => {
    dropDraft(note.id);
    setOpen(false);
  };
  const canSort = isLoose && isHost && isOpen && !isEdited;
  return (
    <li
      data-note={isLoose ? note.id : undefined}
      draggable={canSort}
      className={`grid content-start gap-2 rounded-small p-3 shadow-card ${isEdited ? 'bg-surface' : 'paper'} ${note.hidden ? 'outline-2 outline-dashed -outline-offset-2' : ''}`}
    >
      {isEdited ? (
        <NoteForm
          label={m.tables_note_yours()}
          button={m.tables_note_save()}
          place={note.place}
          note={note.id}
          fieldRef={focusRef}
          {...(!isOwn && note.author !== undefined && { for: note.author })}
          onSent={stop}
          onCancel={stop}
        />
      ) : (
        <>
          <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
          <p className="text-small text-muted empty:hidden">
            {authorWords(participantName(state, note.author), isOwn, note)}
          </p>
          <NoteVotes note={note} />
          {isLoose && <NotePlace note={note} />}
          <NoteTools note={note} editRef={focusRef} onEdit={edit} />
        </>
      )}
    </li>
  );
};

interface Props {
  readonly notes: readonly PlacedNote[];
  readonly label?: string;
  /** Whether they are on no card. */
  readonly isLoose?: boolean;
}

/** Notes on a card, in a group or of the table. */
export const NoteList = ({ notes, label = m.tables_notes(), isLoose = false }: Props) =>
  notes.length === 0 ? null : (
    <ul className="grid gap-3 sm:grid-cols-2" role="list" aria-label={label}>
      {notes.map((note) => (
        <Note key={note.id} note={note} isLoose={isLoose} />
      ))}
    </ul>
  );
