import { useActor } from '#islands/tables/ActsFor.tsx';
import { NoteForm } from '#islands/tables/NoteForm.tsx';
import { useTable } from '#islands/tables/use-table.ts';

interface Props {
  readonly label?: string;
  /** The place of a card or a step, or that of the whole table. */
  readonly place: string;
  readonly placeholder: string;
  /** Key of the draft, by default the place. */
  readonly draft?: string;
}

/** The form for a new note, or the reason why there is none. */
export const AddNote = ({ label = 'Note', ...form }: Props) => {
  const { isHost, isOpen, person, state } = useTable();
  const { locked, named } = state.settings;
  const forWhom = useActor();
  if (!isOpen) return null;
  if (locked && !isHost)
    return (
      <p className="text-muted">The host has locked the table: nobody writes or votes right now.</p>
    );
  return (
    <>
      <NoteForm
        label={label}
        button="Add note"
        {...form}
        {...(forWhom !== person && { for: forWhom })}
      />
      {!named && <p className="-mt-2 text-small text-muted">Notes stand here without names.</p>}
    </>
  );
};
