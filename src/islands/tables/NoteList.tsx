import type { Ref } from 'react';

import { Button } from '#islands/shared/Button.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { useFocusToggle } from '#islands/shared/use-focus-toggle.ts';
import { NoteForm } from '#islands/tables/NoteForm.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { dropDraft, hasDraft, typeNote } from '#lib/tables/note-drafts.store.ts';
import { participantName, notesOn, type PlacedNote } from '#lib/tables/selectors.ts';

const TOOL = 'btn-ghost min-h-[2.75rem] px-3 text-small text-fg';

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
        <Button ref={editRef} className={TOOL} onClick={onEdit}>
          Edit
        </Button>
      )}
      {isHost && (
        <Button
          className={TOOL}
          onClick={() => void sendAction({ kind: 'hide', note: note.id, hidden: !note.hidden })}
        >
          {note.hidden ? 'Show' : 'Hide'}
        </Button>
      )}
      <Confirm
        ask="Delete"
        className={TOOL}
        yes="Delete"
        no="Cancel"
        onYes={() => void sendAction({ kind: 'drop', note: note.id })}
      >
        Delete this note?
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
  const who = isOwn ? 'You' : name;
  return [
    proxy && who !== '' ? `${who}, written by the host` : who,
    isOwn && !named ? 'without your name' : '',
    hidden ? 'hidden' : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
};

const Note = ({ note }: { note: PlacedNote }) => {
  const { person, state } = useTable();
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
  return (
    <li
      className={`grid content-start gap-2 rounded-small p-3 shadow-card ${isEdited ? 'bg-surface' : 'paper'} ${note.hidden ? 'outline-2 outline-dashed -outline-offset-2' : ''}`}
    >
      {isEdited ? (
        <NoteForm
          label="Your note"
          button="Save"
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
          <NoteTools note={note} editRef={focusRef} onEdit={edit} />
        </>
      )}
    </li>
  );
};

/** The notes on a card. */
export const NoteList = ({ place }: { place: string }) => {
  const { state } = useTable();
  const notes = notesOn(state, place);
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-3 sm:grid-cols-2" role="list" aria-label="Notes">
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </ul>
  );
};
