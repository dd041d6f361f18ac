import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';

import * as m from '#messages';

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
    <Message title={m.tables_untitled({ code })}>
      <p>{m.tables_screen_offer()}</p>
      <Button
        primary
        className={`btn-wrap btn-lg ${BUTTON}`}
        disabled={isRunning}
        onClick={() => void run(async () => messageOf(await joinAsScreen()))}
      >
        {m.tables_screen_show_here()}
      </Button>
      <Alert>{message}</Alert>
    </Message>
  );
};

const Loading = () => (
  <div className="grid min-h-svh p-[calc(3*var(--u))]">
    <h1 className="sr-only">{m.tables_screen_page_title()}</h1>
    <div className="skeleton" role="status" aria-label={m.tables_loading()} />
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
        <Message title={m.tables_unknown({ code })}>
          <p>{m.tables_screen_unknown_why()}</p>
          <a className={`btn-wrap btn btn-lg btn-primary ${BUTTON}`} href={href('screen')}>
            {m.tables_screen_other_code()}
          </a>
        </Message>
      );
    case 'removed':
      return (
        <Message title={m.tables_screen_removed()}>
          <p>{m.tables_screen_removed_by()}</p>
        </Message>
      );
    case 'failed':
      return (
        <Message title={m.tables_screen_not_yet()}>
          <p role="alert">{at.message}</p>
        </Message>
      );
    case 'waiting':
      return (
        <Message title={m.tables_waiting()}>
          <p role="status">{m.tables_screen_waiting_seen()}</p>
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
        <Message title={m.tables_screen_which()}>
          <TableCodeForm
            route="screen"
            typed={named.typed}
            button={m.tables_screen_show()}
            focused
          />
        </Message>
      )}
      {code !== undefined && <Table code={code} />}
    </div>
  );
};
