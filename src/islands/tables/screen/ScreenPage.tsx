import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';

import { Button } from '#islands/shared/Button.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { Seat } from '#islands/tables/Seat.tsx';
import { TableCodeForm } from '#islands/tables/TableCodeForm.tsx';
import { ScreenTable } from '#islands/tables/screen/ScreenTable.tsx';
import { BUTTON, SCREEN, TEXT, TITLE } from '#islands/tables/screen/sizes.ts';
import { href } from '#lib/shared/routes.ts';
import { $tableAddress, readTableAddress } from '#lib/tables/table-address.store.ts';
import { messageOf } from '#lib/tables/table-status.ts';
import { $tableStatus, followTable, joinAsScreen } from '#lib/tables/table.store.ts';

/** Message in place of the table. */
const Message = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-h-svh content-center justify-items-start gap-[calc(2*var(--u))] p-[calc(4*var(--u))]">
    <h1 className={TITLE}>{title}</h1>
    <div className={`grid justify-items-start gap-[calc(1.5*var(--u))] ${TEXT}`}>{children}</div>
  </div>
);

/** Joins the table as a screen, for a browser without a seat. */
const JoinAsScreen = ({ code }: { code: string }) => {
  const { isRunning, message, run } = useTask();
  return (
    <Message title={`Table ${code}`}>
      <p>This browser can show the table to the whole room. It shows, and does nothing else.</p>
      <Button
        primary
        className={`btn-wrap btn-lg ${BUTTON}`}
        disabled={isRunning}
        onClick={() => void run(async () => messageOf(await joinAsScreen()))}
      >
        Show this table here
      </Button>
      <Alert>{message}</Alert>
    </Message>
  );
};

const Loading = () => (
  <div className="grid min-h-svh p-[calc(3*var(--u))]">
    <h1 className="sr-only">A table on a screen</h1>
    <div className="skeleton" role="status" aria-label="Loading the table" />
  </div>
);

const Table = ({ code }: { code: string }) => {
  const at = useStore($tableStatus, { ssr: () => ({ phase: 'loading' }) as const });
  switch (at.phase) {
    case 'loading':
      return <Loading />;
    case 'outside':
      return <JoinAsScreen code={code} />;
    case 'unknown':
      return (
        <Message title={`There is no table ${code}`}>
          <p>It may have been deleted, or the code may be wrong.</p>
          <a className={`btn-wrap btn btn-lg btn-primary ${BUTTON}`} href={href('screen')}>
            Type another code
          </a>
        </Message>
      );
    case 'removed':
      return (
        <Message title="This screen was removed">
          <p>The host has taken it from the table.</p>
        </Message>
      );
    case 'failed':
      return (
        <Message title="The table cannot be shown yet">
          <p role="alert">{at.message}</p>
        </Message>
      );
    case 'waiting':
      return (
        <Message title="Waiting to be let in">
          <p role="status">The host sees that this screen is here.</p>
        </Message>
      );
    case 'seated':
      return (
        <Seat at={at}>
          <ScreenTable />
        </Seat>
      );
  }
};

/** The screen of a table, for a projector (behaviour/tables.md, 'Tables'). */
export const ScreenPage = () => {
  const named = useStore($tableAddress, { ssr: 'initial' });
  useEffect(readTableAddress, []);
  const code = named.kind === 'table' ? named.code : undefined;
  useEffect(() => (code === undefined ? undefined : followTable(code, { asScreen: true })), [code]);
  return (
    <div className={SCREEN}>
      {named.kind === 'unread' && <Loading />}
      {named.kind === 'none' && (
        <Message title="Show a table">
          <TableCodeForm route="screen" typed={named.typed} button="Show" focused />
        </Message>
      )}
      {code !== undefined && <Table code={code} />}
    </div>
  );
};
