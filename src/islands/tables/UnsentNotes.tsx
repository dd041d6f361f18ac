import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { Button } from '#islands/shared/Button.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { $drafts } from '#lib/tables/note-drafts.store.ts';
import { cardAt } from '#lib/tables/selectors.ts';

/** Moves to the field of a draft, or to the card that has it. */
const goToDraft = (key: string): void => {
  const field = document.querySelector<HTMLElement>(`[data-draft="${key}"]`);
  (field ?? document.querySelector<HTMLElement>(`[data-place="${key}"] button`))?.focus();
};

/** Notes that were typed before a reload and not sent; in the bar, since the page may be scrolled anywhere. */
export const UnsentNotes = () => {
  const { isOpen, me, state } = useTable();
  const drafts = [...useStore($drafts, { ssr: 'initial' })].filter(
    ([key, { isOld, sending, text }]) =>
      isOld &&
      !sending &&
      text.trim() !== '' &&
      text !== state.notes[key]?.text &&
      (key === me.code || state.notes[key] || cardAt(state, key)),
  );
  if (!isOpen || drafts.length === 0) return null;
  return (
    <ul className="order-first grid basis-full" role="list">
      {drafts.map(([key, { text }]) => (
        <li key={key} className="flex items-center gap-x-3">
          <span className="min-w-0 flex-1 truncate font-semibold">
            {m.tables_unsent_note({ text })}
          </span>
          <Button onClick={() => goToDraft(key)}>{m.tables_unsent_go()}</Button>
        </li>
      ))}
    </ul>
  );
};
