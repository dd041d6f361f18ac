import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

import * as m from '#messages';

import { Alert } from '#islands/shared/Alert.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { useTask } from '#islands/shared/use-task.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { TableCodeForm } from '#islands/tables/TableCodeForm.tsx';
import { JoinForm } from '#islands/tables/JoinForm.tsx';
import { Seat } from '#islands/tables/Seat.tsx';
import { href } from '#lib/shared/routes.ts';
import { SLOT } from '#lib/shared/slots.ts';
import {
  $isMember,
  $tableAddress,
  readTableAddress,
  signInAsHost,
} from '#lib/tables/table-address.store.ts';
import { hostName } from '#lib/tables/selectors.ts';
import { $door, $tableStatus, followTable, lookAtDoor } from '#lib/tables/table.store.ts';

const LOADING = { phase: 'loading' } as const;

const Unloaded = () => (
  <Message title={m.tables_the_table()}>
    <p>{m.tables_page_unloaded()}</p>
  </Message>
);

const GuestTable = lazyWithFallback(
  () => import('#islands/tables/GuestTable.tsx').then((part) => part.GuestTable),
  Unloaded,
);
/** Loaded for members only: it needs the session. */
const OwnTables = lazyWithFallback(
  () => import('#islands/tables/OwnTables.tsx').then((part) => part.OwnTables),
  () => null,
);
const HostTable = lazyWithFallback(
  () => import('#islands/pages/HostTable.tsx').then((part) => part.HostTable),
  Unloaded,
);

const Message = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-5">
    <h1>{title}</h1>
    <div className="grid max-w-[34rem] justify-items-start gap-4 text-lead">{children}</div>
  </div>
);

const Loading = () => (
  <div className="grid gap-5">
    <h1>{m.tables_the_table()}</h1>
    <div className="skeleton h-[20rem]" role="status" aria-label={m.tables_loading()} />
  </div>
);

/** Join form: a guest by name, the host by signing in. */
const JoinTable = ({ code }: { code: string }) => {
  const { message, run } = useTask();
  const answer = useStore($door, { ssr: 'initial' });
  useEffect(() => void lookAtDoor(code), [code]);
  if (!answer) return <Loading />;
  const door = answer.ok ? answer.door : undefined;
  const isClosed = door?.isOpen === false;
  return (
    <div className="grid gap-5">
      <h1>{isClosed ? m.tables_page_closed() : m.tables_page_join_this()}</h1>
      {isClosed ? (
        <div className="grid max-w-[34rem] gap-4 text-lead">
          <p>
            <WithNodes
              text={m.tables_page_ended({ code: SLOT.a, host: hostName(door) })}
              a={<b className="font-display [letter-spacing:0.06em]">{code}</b>}
            />
          </p>
          <TableCodeForm route="table" typed="" button={m.tables_page_join()} />
        </div>
      ) : (
        <JoinForm code={code} door={door} />
      )}
      <Alert>{answer.ok ? '' : answer.message}</Alert>
      <div className="when-signed-out grid justify-items-start">
        <button
          type="button"
          className="cursor-pointer py-3 underline"
          onClick={() => void run(signInAsHost)}
        >
          {m.tables_page_host_sign_in()}
        </button>
        <Alert>{message}</Alert>
      </div>
    </div>
  );
};

/** Moves the focus to the table's heading where the form that had it is gone. */
const FocusHeading = () => {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return null;
};

const AtOne = ({ code }: { code: string }) => {
  const at = useStore($tableStatus, { ssr: () => LOADING });
  useEffect(() => followTable(code), [code]);
  const [wasAtDoor, setAtDoor] = useState(false);
  if (!wasAtDoor && (at.phase === 'outside' || at.phase === 'waiting')) setAtDoor(true);
  switch (at.phase) {
    case 'loading':
      return <Loading />;
    case 'outside':
      return <JoinTable code={code} />;
    case 'unknown':
      return (
        <Message title={m.tables_unknown({ code })}>
          <p>{m.tables_page_look_again()}</p>
          <TableCodeForm route="table" typed="" button={m.tables_page_join()} />
        </Message>
      );
    case 'removed':
      return (
        <Message title={m.tables_page_removed()}>
          <p>{m.tables_page_removed_why()}</p>
        </Message>
      );
    case 'failed':
      return (
        <Message title={m.tables_the_table()}>
          <p role="alert">
            {at.message} {m.tables_page_tries_again()}
          </p>
        </Message>
      );
    case 'waiting':
      return (
        <Message title={m.tables_page_waiting()}>
          <p role="status">{m.tables_page_waiting_why()}</p>
        </Message>
      );
    case 'seated':
      return (
        <Seat at={at}>
          <Suspense fallback={<Loading />}>
            {at.me.role === 'host' ? <HostTable /> : <GuestTable />}
            {wasAtDoor && <FocusHeading />}
          </Suspense>
        </Seat>
      );
  }
};

/** The code form for the table to join, and the tables of the account. */
const WithoutCode = ({ typed }: { typed: string }) => (
  <div className="grid grid-cols-1 gap-7">
    <Message title={m.tables_page_join_one()}>
      <p>{m.tables_page_type_code()}</p>
      <TableCodeForm route="table" typed={typed} button={m.tables_page_join()} focused />
      <p className="text-base">
        <a className="py-2" href={`${href('faq')}#what-is-a-table`}>
          {m.tables_page_what()}
        </a>
      </p>
    </Message>
    {useStore($isMember, { ssr: 'initial' }) && (
      <Suspense fallback={null}>
        <OwnTables />
      </Suspense>
    )}
  </div>
);

/** A table for its host and guests, or its join form. */
export const TablePage = () => {
  const named = useStore($tableAddress, { ssr: 'initial' });
  useEffect(readTableAddress, []);
  switch (named.kind) {
    case 'unread':
      return <Loading />;
    case 'none':
      return <WithoutCode typed={named.typed} />;
    case 'table':
      return <AtOne key={named.code} code={named.code} />;
  }
};
