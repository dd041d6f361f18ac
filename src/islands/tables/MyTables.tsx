import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';

import * as m from '#messages';

import type { TableSummary } from '#contract/tables.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { Failed } from '#islands/shared/States.tsx';
import { useInfiniteList } from '#islands/shared/use-infinite-list.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { RecordPanel } from '#islands/tables/RecordPanel.tsx';
import { href } from '#lib/shared/routes.ts';
import { localTimes, startAgain } from '#lib/tables/record.store.ts';
import { $tables, deleteTable, loadTables } from '#lib/tables/start-table.store.ts';
import { tableName } from '#lib/tables/table-name.ts';
import { messageOf } from '#lib/tables/table-status.ts';

/** Number of tables shown at first. */
const STEP = 10;

const KIND_WORDS = {
  empty: () => '',
  hand: m.tables_mine_from_hand,
  recipe: m.tables_mine_from_recipe,
  exercise: m.tables_mine_from_exercise,
  agenda: m.tables_mine_from_agenda,
  card: m.tables_mine_from_card,
} as const;

/** '22 November 2026, 14:05 to 15:10', in this browser's time zone. */
const times = (openedAt: number, closedAt: number | null): string => {
  const format = localTimes();
  const momentOf = (at: number) => {
    const iso = new Date(at).toISOString();
    return { day: format.day(iso), time: format.time(iso) };
  };
  const from = momentOf(openedAt);
  if (closedAt === null) return m.tables_mine_open_since(from);
  const to = momentOf(closedAt);
  return from.day === to.day
    ? m.tables_mine_on_day({ day: from.day, from: from.time, to: to.time })
    : m.tables_mine_over_days({ day: from.day, from: from.time, lastDay: to.day, to: to.time });
};

/** Time and source of a table: '22 November 2026, 14:05 to 15:10, from a recipe'. */
const describe = ({ closedAt, openedAt, source }: TableSummary): string => {
  return [times(openedAt, closedAt), KIND_WORDS[source.kind]()]
    .filter((word) => word !== '')
    .join(', ');
};

/** When names and notes of guests are deleted. */
const keeping = ({ closedAt, personalUntil }: TableSummary): string => {
  if (closedAt === null) return '';
  if (personalUntil === null) return m.tables_mine_names_deleted();
  return m.tables_mine_names_deleted_on({
    day: localTimes().day(new Date(personalUntil).toISOString()),
  });
};

interface OneTableProps {
  readonly table: TableSummary;
  readonly onDeleted: () => void;
}

/** A table of the account with its actions. */
const OneTable = ({ table, onDeleted }: OneTableProps) => {
  const { closedAt, code } = table;
  const name = tableName(table);
  const [isRecordOpen, setRecordOpen] = useState(false);
  const { isRunning, message, run } = useTask();
  const remove = async (): Promise<string> => {
    const outcome = await deleteTable(code);
    if (outcome.ok) onDeleted();
    return messageOf(outcome);
  };
  return (
    <li className="grid grid-cols-1 gap-3 rule py-4">
      <div className="grid gap-1">
        <h3 className="wrap-anywhere">{name}</h3>
        <p>{describe(table)}</p>
        <p className="text-small text-muted empty:hidden">{keeping(table)}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {closedAt === null && (
          <a
            className="btn-wrap btn btn-primary"
            href={href('table', code)}
            aria-label={m.tables_mine_go_back_named({ name })}
          >
            {m.tables_mine_go_back()}
          </a>
        )}
        <Button
          className="aria-expanded:chosen"
          aria-expanded={isRecordOpen}
          aria-label={m.tables_mine_record_named({ name })}
          onClick={() => setRecordOpen(!isRecordOpen)}
        >
          {m.tables_mine_record()}
        </Button>
        {closedAt !== null && (
          <Button
            className="btn-wrap"
            disabled={isRunning}
            aria-label={m.tables_mine_start_again_named({ name })}
            onClick={() => void run(() => startAgain(code))}
          >
            {m.tables_mine_start_again()}
          </Button>
        )}
        <div className="grid justify-items-start gap-3">
          <Confirm
            ask={m.tables_mine_delete()}
            name={m.tables_mine_delete_named({ name })}
            yes={m.tables_mine_delete_yes()}
            yesName={m.tables_mine_delete_yes_named({ name })}
            no={m.tables_mine_delete_no()}
            onYes={() => void run(remove)}
          >
            {closedAt === null ? m.tables_mine_delete_open() : m.tables_mine_delete_what()}
          </Confirm>
        </div>
      </div>
      {isRecordOpen && <RecordPanel from={{ code }} name={name} isHost />}
      <Alert>{message}</Alert>
    </li>
  );
};

/** The account's tables, open and closed. */
export const MyTables = () => {
  const tables = useStore($tables, { ssr: 'initial' });
  const all = tables.status === 'ready' ? tables.value : [];
  const { end, shown } = useInfiniteList(all, STEP);
  const [deleted, setDeleted] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  if (tables.status === 'loading' || tables.status === 'missing') return null;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="my-tables">
      <h2 ref={heading} id="my-tables" tabIndex={-1}>
        {m.tables_mine_title()}
      </h2>
      {tables.status === 'failed' && (
        <Failed message={tables.message} onRetry={() => void loadTables()} />
      )}
      <p className="empty:hidden print:hidden" role="status">
        {deleted !== '' && m.tables_mine_deleted({ name: deleted })}
      </p>
      <ul role="list">
        {shown.map((table) => (
          <OneTable
            key={table.code}
            table={table}
            onDeleted={() => {
              setDeleted(tableName(table));
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
      {end}
    </section>
  );
};
