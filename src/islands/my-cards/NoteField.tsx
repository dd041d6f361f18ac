import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import * as m from '#messages';

import type { Note } from '#contract/my-cards.ts';
import { NOTE_LENGTH } from '#contract/my-cards-bounds.ts';
import { SyncLine } from '#islands/my-cards/SyncLine.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { valueOf } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { saveWhenHidden, setNote, settleNote } from '#lib/my-cards/my.store.ts';
import { FORMAT_LANGUAGE } from '#lib/shared/format-language.ts';

/** Debounce of saving, in ms. */
const REST = 600;

/** Length from which the characters are counted. */
const NEARLY_FULL = NOTE_LENGTH - 400;

/** Unsaved text, and the id of the text that it was typed over. */
interface Draft {
  readonly text: string;
  readonly base: string | undefined;
}

const count = (length: number): string => length.toLocaleString(FORMAT_LANGUAGE);

/** A conflicting text of another device. One is settled at a time. */
const Settling = ({ code, note }: { code: string; note: Note }) => {
  const id = useId();
  const [other] = note.others ?? [];
  if (!other) return null;
  const both = `${note.text}\n\n${other.text}`;
  return (
    <section
      className="grid gap-3 border-line-strong bg-surface boxed"
      aria-label={m.my_cards_two_notes()}
    >
      <p className="font-semibold">{m.my_cards_two_notes_why()}</p>
      <p id={id} className="max-h-[16rem] overflow-auto whitespace-pre-wrap wrap-anywhere">
        {other.text}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          primary
          className="btn-wrap"
          disabled={both.length > NOTE_LENGTH}
          onClick={() => {
            void setNote(code, both, note.id);
            void settleNote(code, [other.id]);
          }}
        >
          {m.my_cards_keep_both()}
        </Button>
        <Button
          className="btn-wrap"
          aria-describedby={id}
          onClick={() => void setNote(code, other.text, note.id)}
        >
          {m.my_cards_keep_other()}
        </Button>
        <Button className="btn-wrap" onClick={() => void settleNote(code, [other.id])}>
          {m.my_cards_keep_own()}
        </Button>
      </div>
      {both.length > NOTE_LENGTH && (
        <p className="text-small text-muted">
          {m.my_cards_both_too_long({ count: count(NOTE_LENGTH) })}
        </p>
      )}
    </section>
  );
};

/** The person's note on a card, saved while typing. */
export const NoteField = ({ code }: { code: string }) => {
  const id = useId();
  const items = useStore($items, { ssr: 'initial' });
  const note = valueOf(items, 'note', code);
  const [draft, setDraft] = useState<Draft>();
  const [touched, setTouched] = useState(false);
  const unsaved = useRef<Draft>(undefined);
  const timer = useRef<number>(undefined);

  const save = (): void => {
    window.clearTimeout(timer.current);
    const typed = unsaved.current;
    if (!typed) return;
    unsaved.current = undefined;
    void setNote(code, typed.text, typed.base);
    setDraft(undefined);
  };
  const type = (text: string): void => {
    const base = unsaved.current ? unsaved.current.base : note?.id;
    unsaved.current = { text, base };
    setDraft(unsaved.current);
    setTouched(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(save, REST);
  };

  const saveAtOnce = useEffectEvent(save);
  // Saved without the debounce when the page is left.
  useEffect(() => {
    const end = saveWhenHidden(() => saveAtOnce());
    return () => {
      end();
      saveAtOnce();
    };
  }, []);

  const text = draft?.text ?? note?.text ?? '';
  return (
    <div className="grid gap-2">
      <label
        className={`font-display text-h3/[1.1] ${text === '' ? 'print:hidden' : ''}`}
        htmlFor={id}
      >
        {m.my_cards_note()}
      </label>
      <textarea
        id={id}
        className="textarea max-h-[30rem] min-h-[6rem] w-full max-w-none text-[1rem]/[1.5] field-sizing-content print:hidden"
        value={text}
        maxLength={NOTE_LENGTH}
        placeholder={m.my_cards_note_hint()}
        aria-describedby={`${id}-count`}
        onChange={(event) => type(event.target.value)}
        onBlur={save}
      />
      <p className="whitespace-pre-wrap not-print:hidden">{text}</p>
      <p
        id={`${id}-count`}
        className="text-small text-muted empty:hidden print:hidden"
        role="status"
      >
        {text.length >= NEARLY_FULL &&
          m.my_cards_note_length({ count: count(text.length), most: count(NOTE_LENGTH) })}
      </p>
      {touched && <SyncLine />}
      {note?.others && <Settling code={code} note={note} />}
    </div>
  );
};
