import { atom } from 'nanostores';

import { parseFields } from '#lib/shared/parse-json.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { readItem, writeItem } from '#lib/shared/storage.browser.ts';
import { enqueueAction } from '#lib/tables/table.store.ts';

/** The draft of a note, kept until the server has accepted the note. */
export interface Draft {
  readonly text: string;
  readonly sending: boolean;
  /** Message of the last refusal. */
  readonly refusal: string;
}

const EMPTY: Draft = { text: '', sending: false, refusal: '' };

const KEY = 'cd.tableDrafts';

/** Drafts of this tab from before a reload. */
const stored = (): ReadonlyMap<string, Draft> =>
  new Map(
    Object.entries(parseFields(readItem('sessionStorage', KEY))).flatMap(
      ([key, text]): [string, Draft][] =>
        typeof text === 'string' ? [[key, { ...EMPTY, text }]] : [],
    ),
  );

/** Drafts by the place of a card (new note) or the id of a note (edit). */
export const $drafts = atom(stored());

const put = (key: string, draft: Draft | undefined): void => {
  const next = new Map($drafts.get());
  if (draft) next.set(key, draft);
  else next.delete(key);
  $drafts.set(next);
  const texts = [...next].map(([name, { text }]) => [name, text] as const);
  writeItem('sessionStorage', KEY, JSON.stringify(Object.fromEntries(texts)));
};

/** The draft under a key. */
export const draftOf = (drafts: ReadonlyMap<string, Draft>, key: string): Draft =>
  drafts.get(key) ?? EMPTY;

/** Whether there is an unsent draft under a key. */
export const hasDraft = (key: string): boolean => $drafts.get().has(key);

/** Stores a draft for this tab. */
export const typeNote = (key: string, text: string): void =>
  put(key, { text, sending: false, refusal: '' });

/** Deletes a draft. */
export const dropDraft = (key: string): void => put(key, undefined);

/** The target of a note, and the person for whom the host writes it. */
export interface NoteFor {
  readonly place: string;
  /** Id of the note to edit; left out for a new one. */
  readonly note?: string;
  readonly for?: string;
}

/** Sends a draft, and deletes it once the server has accepted it. Returns whether it has. */
export const sendNote = async (key: string, { place, note, for: person }: NoteFor) => {
  const { text } = draftOf($drafts.get(), key);
  const words = text.trim();
  if (words === '') return false;
  put(key, { text, sending: true, refusal: '' });
  const outcome = await enqueueAction({
    kind: 'note',
    note: note ?? newId(),
    place,
    text: words,
    ...(person !== undefined && { for: person }),
  });
  put(key, outcome.ok ? undefined : { text, sending: false, refusal: outcome.message });
  return outcome.ok;
};
