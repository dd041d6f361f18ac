import { useStore } from '@nanostores/react';

import type { TableState } from '#contract/table-state.ts';
import { ActionErrorMessage } from '#islands/tables/ActionErrorMessage.tsx';
import { FILES } from '#islands/tables/RecordPanel.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { counted } from '#lib/shared/text.ts';
import { isBeforeStart } from '#lib/tables/page-selectors.ts';
import { hostName, peopleAt } from '#lib/tables/selectors.ts';
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
      {isOpen && !isHost && isBeforeStart(state) && (
        <p className="boxed border-line-strong bg-surface text-lead" role="status">
          Waiting for {hostName(state)} to begin.
        </p>
      )}
      <ActionErrorMessage />
    </header>
  );
};
