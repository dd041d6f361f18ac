import { useStore } from '@nanostores/react';

import * as m from '#messages';

import type { TableState } from '#contract/table-state.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { ActionErrorMessage } from '#islands/tables/ActionErrorMessage.tsx';
import { FILES } from '#islands/tables/RecordPanel.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { isBeforeStart } from '#lib/tables/page-selectors.ts';
import { hostName, peopleAt } from '#lib/tables/selectors.ts';
import { $unsent } from '#lib/tables/table.store.ts';

/** State of the connection, and number of unsent changes. */
const ConnectionStatus = () => {
  const { isLive } = useTable();
  const unsent = useStore($unsent, { ssr: 'initial' });
  return (
    <p className="boxed border-line-strong bg-surface empty:hidden" role="status">
      {!isLive && (
        <>
          {m.tables_header_offline()} {unsent > 0 && m.tables_header_unsent({ count: unsent })}
        </>
      )}
    </p>
  );
};

const whoWords = (state: TableState, isHost: boolean): string => {
  const count = peopleAt(state).length;
  if (isHost) return count === 0 ? m.tables_header_nobody() : m.tables_header_guests({ count });
  const host = hostName(state);
  return count <= 1
    ? m.tables_header_two({ host })
    : m.tables_header_more({ host, count: count - 1 });
};

/** Header of a table: name, code, participants, connection. */
export const TableHeader = () => {
  const { isHost, isOpen, me, state } = useTable();
  return (
    <header className="grid gap-4">
      <div>
        <h1 className="wrap-anywhere max-sm:text-h2" tabIndex={-1}>
          {state.source.title ?? m.tables_the_table()}
        </h1>
        <p className="text-small text-muted">
          <WithNodes
            text={
              isOpen
                ? m.tables_header_code_people({ code: SLOT.a, people: whoWords(state, isHost) })
                : m.tables_header_code({ code: SLOT.a })
            }
            a={<b className="[letter-spacing:0.06em] text-fg">{me.code}</b>}
          />
        </p>
      </div>
      {!isOpen && (
        <p className="boxed border-line-strong bg-surface font-semibold">
          <WithNodes
            text={m.tables_header_closed({ download: SLOT.a })}
            a={<a href={`#${FILES}`}>{m.tables_header_download()}</a>}
          />
        </p>
      )}
      <ConnectionStatus />
      {isOpen && !isHost && isBeforeStart(state) && (
        <p className="boxed border-line-strong bg-surface text-lead" role="status">
          {m.tables_header_waiting({ host: hostName(state) })}
        </p>
      )}
      <ActionErrorMessage />
    </header>
  );
};
