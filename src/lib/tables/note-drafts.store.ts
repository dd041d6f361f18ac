import { atom } from 'nanostores';

import { parseFields } from '#lib/shared/parse-json.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { readItem, writeItem } from '#lib/shared/storage.browser.ts';
import { enqueueAction } from '#lib/tables/action-queue.store.ts';

/** Where a note goes, and the ids under which it is sent: the same after a reload, so that it is stored once. */
interface SentNote {
  readonly id: string;
  readonly note: string;
  readonly place: string;
  readonly for?: string;
  /** The code of the table. */
  readonly table: string;
}

/** The draft of a note, kept until the server has accepted the note. */
export interface Draft {
  readonly text: string;
  readonly sending: boolean;
  /** Message of the last refusal. */
  readonly refusal: string;
  /** Whether a reload has come between typing and sending. */
  readonly isOld: boolean;
  /** Set once it has been sent, until the server has answered. */
  readonly sent?: SentNote;
}

const EMPTY: Draft = { text: '', sending: false, refusal: '', isOld: false };

const KEY = 'cd.tableDrafts';

/** Drafts of this tab from before a reload. */
const stored = (): ReadonlyMap<string, Draft> =>
  new Map(
    Object.entries(parseFields(readItem('sessionStorage', KEY))).flatMap(
      ([key, value]): [string, Draft][] => {
        const { sent, text } = Object(value) as Partial<Draft>;
        if (typeof text !== 'string') return [];
        return [[key, { ...EMPTY, text, isOld: true, ...(sent && { sent }) }]];
      },
    ),
  );

/** Drafts by the place of a card (new note), the id of a note (edit), or the code of the table. */
export const $drafts = atom(stored());

const put = (key: string, draft: Partial<Draft> | undefined): void => {
  const next = new Map($drafts.get());
  if (draft) next.set(key, { ...EMPTY, ...draft });
  else next.delete(key);
  $drafts.set(next);
  const kept = [...next].map(([name, { sent, text }]) => [name, { text, sent }] as const);
  writeItem('sessionStorage', KEY, JSON.stringify(Object.fromEntries(kept)));
};

/** The draft under a key. */
export const draftOf = (drafts: ReadonlyMap<string, Draft>, key: string): Draft =>
  drafts.get(key) ?? EMPTY;

/** Whether there is an unsent draft under a key. */
export const hasDraft = (key: string): boolean => $drafts.get().has(key);

/** Stores a draft for this tab. */
export const typeNote = (key: string, text: string): void => put(key, { text });

/** Deletes a draft. */
export const dropDraft = (key: string): void => put(key, undefined);

/** The target of a note, and the person for whom the host writes it. */
export interface NoteFor {
  readonly place: string;
  /** Id of the note to edit; left out for a new one. */
  readonly note?: string;
  readonly for?: string;
}

const send = async (key: string, text: string, sent: SentNote): Promise<boolean> => {
  put(key, { text, sending: true, sent });
  const { table: _table, ...body } = sent;
  const outcome = await enqueueAction({ kind: 'note', text: text.trim(), ...body });
  put(key, outcome.ok ? undefined : { text, refusal: outcome.message });
  return outcome.ok;
};

/**
 * Sends a draft, and deletes it once the server has accepted it.
 * @param table the code of the followed table
 * @returns whether the server has accepted it
 */
export const sendNote = async (
  key: string,
  { note, place, for: person }: NoteFor,
  table: string,
): Promise<boolean> => {
  const { text } = draftOf($drafts.get(), key);
  if (text.trim() === '') return false;
  return send(key, text, {
    id: newId(),
    note: note ?? newId(),
    place,
    ...(person !== undefined && { for: person }),
    table,
  });
};

/** Sends again the notes of a table whose sending a reload has interrupted. */
export const resumeNotes = (table: string): void => {
  for (const [key, { sending, sent, text }] of $drafts.get())
    if (sent?.table === table && !sending) void send(key, text, sent);
};
