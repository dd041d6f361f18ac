import { useStore } from '@nanostores/react';

import type { TableState } from '#contract/table-state.ts';
import { Button } from '#islands/shared/Button.tsx';
import { ActionErrorMessage } from '#islands/tables/ActionErrorMessage.tsx';
import { FILES } from '#islands/tables/RecordPanel.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { counted } from '#lib/shared/text.ts';
import { cardAt, hostName, isBeforeStart, peopleAt } from '#lib/tables/selectors.ts';
import { $drafts } from '#lib/tables/note-drafts.store.ts';
import { $unsent } from '#lib/tables/table.store.ts';

/** State of the connection, and number of unsent changes. */
const ConnectionStatus = () => {
  const { isLive } = useTable();
  const unsent = useStore($unsent, { ssr: 'initial' });
  return (
    <p className="boxed border-line-strong bg-surface empty:hidden" role="status">
      {!isLive &&
        'You are offline. This is the table as it was; it catches up when you are back online. '}
      {unsent > 0 &&
        !isLive &&
        `${counted(unsent, 'change')} of yours ${unsent === 1 ? 'waits' : 'wait'} here and ${unsent === 1 ? 'goes' : 'go'} out then.`}
    </p>
  );
};

/** The start of a note, to tell it from others. */
const START = 40;

/** Moves to the field of a draft, or to the card that has it. */
const goToDraft = (key: string): void => {
  const field = document.querySelector<HTMLElement>(`[data-draft="${key}"]`);
  (field ?? document.querySelector<HTMLElement>(`[data-place="${key}"] button`))?.focus();
};

/** Notes that were typed before a reload and not sent. */
const UnsentNotes = () => {
  const { isOpen, me, state } = useTable();
  const drafts = [...useStore($drafts, { ssr: 'initial' })].filter(
    ([key, { isOld, sending }]) =>
      isOld && !sending && (key === me.code || state.notes[key] || cardAt(state, key)),
  );
  if (!isOpen || drafts.length === 0) return null;
  return (
    <ul className="boxed grid gap-2 border-line-strong bg-surface" role="list">
      {drafts.map(([key, { text }]) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">
            Your note is not sent yet: “{text.length <= START ? text : `${text.slice(0, START)}…`}”
          </span>
          <Button onClick={() => goToDraft(key)}>Go to it</Button>
        </li>
      ))}
    </ul>
  );
};

const whoWords = (state: TableState, isHost: boolean): string => {
  const count = peopleAt(state).length;
  if (isHost) return count === 0 ? 'Nobody has joined yet' : counted(count, 'guest');
  const host = hostName(state);
  return count <= 1 ? `You and ${host}` : `You, ${host} and ${count - 1} more`;
};

/** Header of a table: name, code, participants, connection. */
export const TableHeader = () => {
  const { isHost, isOpen, me, state } = useTable();
  return (
    <header className="grid gap-4">
      <div>
        <h1 className="wrap-anywhere max-sm:text-h2" tabIndex={-1}>
          {state.source.title ?? 'The table'}
        </h1>
        <p className="text-small text-muted">
          Code <b className="[letter-spacing:0.06em] text-fg">{me.code}</b>
          {isOpen && `. ${whoWords(state, isHost)}.`}
        </p>
      </div>
      {!isOpen && (
        <p className="boxed border-line-strong bg-surface font-semibold">
          This table is closed. You can still read and <a href={`#${FILES}`}>download it</a>.
        </p>
      )}
      <ConnectionStatus />
      <UnsentNotes />
      {isOpen && !isHost && isBeforeStart(state) && (
        <p className="boxed border-line-strong bg-surface text-lead" role="status">
          Waiting for {hostName(state)} to begin.
        </p>
      )}
      <ActionErrorMessage />
    </header>
  );
};
