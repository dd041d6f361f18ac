import type { Ref } from 'react';

import * as m from '#messages';

import { Button } from '#islands/shared/Button.tsx';
import { useFocusToggle } from '#islands/shared/use-focus-toggle.ts';
import { useActor } from '#islands/tables/ActsFor.tsx';
import { NoteForm } from '#islands/tables/NoteForm.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { dropDraft, hasDraft } from '#lib/tables/note-drafts.store.ts';

interface Props {
  readonly label: string;
  /** The place of a card or a step, or that of the whole table. */
  readonly place: string;
  readonly placeholder: string;
  /** Key of the draft, by default the place. */
  readonly draft?: string;
  readonly onSent?: () => void;
  readonly onCancel?: () => void;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
}

/** The form for a new note, or the reason why there is none. */
export const AddNote = (form: Props) => {
  const { isHost, isOpen, person, state } = useTable();
  const { locked, named } = state.settings;
  const forWhom = useActor();
  if (!isOpen) return null;
  if (locked && !isHost) return <p className="text-muted">{m.tables_note_locked()}</p>;
  return (
    <>
      <NoteForm
        button={m.tables_note_add()}
        {...form}
        {...(forWhom !== person && { for: forWhom })}
      />
      {!named && <p className="-mt-2 text-small text-muted">{m.tables_note_unnamed()}</p>}
    </>
  );
};

interface CardProps {
  readonly place: string;
  /** Left out for a card that lies face down. */
  readonly title: string | undefined;
}

/** A new note on a card, behind a button: the field that is always there is about the step. */
export const AddCardNote = ({ place, title }: CardProps) => {
  const { isHost, isOpen, state } = useTable();
  // A draft survives unmounting, such as when the host spotlights another card.
  const { isOpen: isWritten, focusRef, setOpen } = useFocusToggle(() => hasDraft(place));
  if (!isOpen || (state.settings.locked && !isHost)) return null;
  return isWritten ? (
    <AddNote
      label={title === undefined ? m.tables_note_on_this_card() : m.tables_note_on_card({ title })}
      place={place}
      placeholder={m.tables_note_thought()}
      fieldRef={focusRef}
      onSent={() => setOpen(false)}
      onCancel={() => {
        dropDraft(place);
        setOpen(false);
      }}
    />
  ) : (
    <Button
      ref={focusRef}
      className="btn-wrap justify-self-start print:hidden"
      onClick={() => setOpen(true)}
    >
      {m.tables_note_add_to_card()}
    </Button>
  );
};
