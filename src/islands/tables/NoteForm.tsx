import { useStore } from '@nanostores/react';
import { useId, type Ref } from 'react';

import * as m from '#messages';

import { TABLE_NOTE_LENGTH } from '#contract/tables-bounds.ts';
import { Form } from '#islands/shared/Form.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import {
  $drafts,
  draftOf,
  sendNote,
  typeNote,
  type Draft,
  type NoteFor,
} from '#lib/tables/note-drafts.store.ts';

interface Props extends NoteFor {
  readonly label: string;
  readonly button: string;
  readonly placeholder?: string;
  /** Key of the draft, by default the note or its place. */
  readonly draft?: string;
  /** Called once the server has accepted the note. */
  readonly onSent?: () => void;
  readonly onCancel?: () => void;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
}

/** The reason why a draft is not sent yet: no connection, or a reload in between; empty without one. */
const draftWords = ({ isOld, sending, text }: Draft, button: string, isLive: boolean): string => {
  if (sending) return isLive ? '' : m.tables_note_offline();
  return isOld && text.trim() !== '' ? m.tables_note_not_sent({ button }) : '';
};

/** Form for a note. The draft stays until the server has accepted the note. */
export const NoteForm = ({
  label,
  button,
  placeholder,
  draft,
  onSent,
  onCancel,
  fieldRef,
  ...note
}: Props) => {
  const id = useId();
  const key = draft ?? note.note ?? note.place;
  const { isLive, me } = useTable();
  const known = draftOf(useStore($drafts, { ssr: 'initial' }), key);
  const { refusal, sending, text } = known;
  return (
    <Form
      className="grid gap-1 print:hidden"
      onSend={() => {
        void sendNote(key, note, me.code).then((sent) => {
          if (sent) onSent?.();
        });
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={fieldRef}
        id={id}
        data-draft={key}
        className="textarea max-h-[12rem] min-h-[4.5rem] w-full max-w-none text-[1rem]/[1.5] field-sizing-content"
        value={text}
        maxLength={TABLE_NOTE_LENGTH}
        readOnly={sending}
        placeholder={placeholder}
        aria-describedby={`${id}-count ${id}-sent`}
        onChange={(event) => typeNote(key, event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={`${id}-count`} className="flex-1 text-small text-muted">
          {m.tables_note_length({ count: text.length, most: TABLE_NOTE_LENGTH })}
        </p>
        {onCancel && (
          <Button className="btn-ghost" onClick={onCancel}>
            {m.tables_note_cancel()}
          </Button>
        )}
        <Button type="submit" disabled={sending || text.trim() === ''}>
          {sending ? m.tables_note_sending() : button}
        </Button>
      </div>
      <p id={`${id}-sent`} className="font-semibold empty:hidden" role="status">
        {draftWords(known, button, isLive)}
      </p>
      <Alert>{refusal}</Alert>
    </Form>
  );
};
