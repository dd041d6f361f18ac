import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

import { Alert } from '#islands/shared/Alert.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { useTask } from '#islands/shared/use-task.ts';
import { TableCodeForm } from '#islands/tables/TableCodeForm.tsx';
import { JoinForm } from '#islands/tables/JoinForm.tsx';
import { Seat } from '#islands/tables/Seat.tsx';
import { href } from '#lib/shared/routes.ts';
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
  <Message title="The table">
    <p>The table could not be loaded. Check your connection and load the page again.</p>
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
    <h1>The table</h1>
    <div className="skeleton h-[20rem]" role="status" aria-label="Loading the table" />
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
      <h1>{isClosed ? 'This table is closed' : 'Join the table'}</h1>
      {isClosed ? (
        <div className="grid max-w-[34rem] gap-4 text-lead">
          <p>
            Table <b className="font-display [letter-spacing:0.06em]">{code}</b> has ended. Ask{' '}
            {hostName(door)} for its record, or join another table.
          </p>
          <TableCodeForm route="table" typed="" button="Join" />
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
          Are you the host? Sign in
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
        <Message title={`There is no table ${code}`}>
          <p>
            Look at the code again, or the table may have been deleted. A code never has 0, O, 1, I
            or L.
          </p>
          <TableCodeForm route="table" typed="" button="Join" />
        </Message>
      );
    case 'removed':
      return (
        <Message title="You are not at this table any more">
          <p>The host has removed you. Ask them if that was not meant.</p>
        </Message>
      );
    case 'failed':
      return (
        <Message title="The table">
          <p role="alert">{at.message} This page tries again by itself.</p>
        </Message>
      );
    case 'waiting':
      return (
        <Message title="Waiting to be let in">
          <p role="status">The host has to let you in. This page goes on by itself.</p>
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
    <Message title="Join a table">
      <p>Type the six characters from the screen or the host’s phone.</p>
      <TableCodeForm route="table" typed={typed} button="Join" focused />
      <p className="text-base">
        <a className="py-2" href={`${href('faq')}#what-is-a-table`}>
          What is a table?
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
