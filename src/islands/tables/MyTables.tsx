import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';

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
  empty: '',
  hand: 'from a hand',
  recipe: 'from a recipe',
  exercise: 'from an exercise',
  agenda: 'from an agenda',
  card: 'from a card',
} as const;

/** Time and source of a table: '22 November 2026, 14:05 to 15:10, from a recipe'. */
const describe = ({ closedAt, openedAt, source }: TableSummary): string => {
  const { day, time } = localTimes();
  const [from, to] = [openedAt, closedAt].map((at) => new Date(at ?? 0).toISOString());
  if (from === undefined || to === undefined) return '';
  const began = `${day(from)}, ${time(from)}`;
  const until = day(from) === day(to) ? time(to) : `${day(to)}, ${time(to)}`;
  const when = closedAt === null ? `Open since ${began}` : `${began} to ${until}`;
  return [when, KIND_WORDS[source.kind]].filter((word) => word !== '').join(', ');
};

/** When names and notes of guests are deleted. */
const keeping = ({ closedAt, personalUntil }: TableSummary): string => {
  if (closedAt === null) return '';
  if (personalUntil === null) return 'Names, notes, decisions and tasks are deleted.';
  return `Names, notes, decisions and tasks are deleted on ${localTimes().day(new Date(personalUntil).toISOString())}.`;
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
            aria-label={`Go back: ${name}`}
          >
            Go back
          </a>
        )}
        <Button
          className="aria-expanded:chosen"
          aria-expanded={isRecordOpen}
          aria-label={`Record: ${name}`}
          onClick={() => setRecordOpen(!isRecordOpen)}
        >
          Record
        </Button>
        {closedAt !== null && (
          <Button
            className="btn-wrap"
            disabled={isRunning}
            aria-label={`Start again from here: ${name}`}
            onClick={() => void run(() => startAgain(code))}
          >
            Start again from here
          </Button>
        )}
        <div className="grid justify-items-start gap-3">
          <Confirm
            ask="Delete"
            name={`Delete: ${name}`}
            yes="Delete the table"
            yesName={`Delete the table: ${name}`}
            no="Keep it"
            onYes={() => void run(remove)}
          >
            This deletes the table with its notes and its record, at once and for everyone.
            {closedAt === null && ' It is still open: everyone at it has to leave.'}
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
        Tables
      </h2>
      {tables.status === 'failed' && (
        <Failed message={tables.message} onRetry={() => void loadTables()} />
      )}
      <p className="empty:hidden print:hidden" role="status">
        {deleted !== '' && `“${deleted}” is deleted.`}
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
