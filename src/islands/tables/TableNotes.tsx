import * as m from '#messages';

import { WHOLE_TABLE } from '#contract/tables-bounds.ts';
import { Section } from '#islands/shared/Section.tsx';
import { ActsFor } from '#islands/tables/ActsFor.tsx';
import { AddNote } from '#islands/tables/AddNote.tsx';
import { NoteList } from '#islands/tables/NoteList.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { stepName } from '#lib/tables/course.ts';
import { notesIn } from '#lib/tables/selectors.ts';

/** Notes on steps and on the table as a whole that are in no group; a new one is about the current step. */
export const TableNotes = () => {
  const { cards, isOpen, me, state } = useTable();
  const notes = notesIn(state, null);
  const index = state.step ?? 0;
  const step = state.step === null ? undefined : state.steps[state.step];
  if (!isOpen && notes.length === 0) return null;
  const name = step && stepName(step, index, (code) => cards.get(code)?.title);
  return (
    <div data-group="">
      <Section id="table-notes" title={m.tables_notes()} className="gap-4 pt-3">
        <NoteList notes={notes} isLoose />
        <ActsFor />
        <AddNote
          label={name === undefined ? m.tables_note_for_table() : m.tables_note_on_step({ name })}
          place={step?.place ?? WHOLE_TABLE}
          placeholder={m.tables_note_example()}
          // The draft stays in its field when the step changes.
          draft={me.code}
        />
      </Section>
    </div>
  );
};
