import { useState } from 'react';

import * as m from '#messages';

import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { BAR } from '#islands/tables/bar.ts';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { UnsentNotes } from '#islands/tables/UnsentNotes.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { participantName, peopleAt } from '#lib/tables/selectors.ts';
import { messageOf } from '#lib/tables/table-status.ts';
import { leaveTable } from '#lib/tables/table.store.ts';

const SIGNAL = 'flex-1 px-2 aria-pressed:chosen';

/** The participants, and the button to leave. */
const Here = ({ onClose }: { onClose: () => void }) => {
  const { person, state } = useTable();
  const { message, run } = useTask();
  return (
    <BottomSheet title={m.tables_who_is_here()} onClose={onClose}>
      <ul className="grid gap-2" role="list">
        <li className="wrap-anywhere">{participantName(state, 'host')}</li>
        {peopleAt(state).map(({ id, name, raised, ready }) => (
          <li key={id} className="flex flex-wrap gap-x-2 wrap-anywhere">
            {name}
            {id === person && <span className="text-muted">{m.tables_guest_you()}</span>}
            {raised && <b>{m.tables_guest_hand_up()}</b>}
            {ready && <span className="text-muted">{m.tables_guest_is_ready()}</span>}
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-2 rule pt-4">
        <Button onClick={() => void run(async () => messageOf(await leaveTable()))}>
          {m.tables_guest_leave()}
        </Button>
        <Alert>{message}</Alert>
        <p className="text-small text-muted">{m.tables_guest_leave_what()}</p>
      </div>
    </BottomSheet>
  );
};

/** The guest's toolbar: raise hand, ready, people. */
export const GuestBar = () => {
  const { person, state } = useTable();
  const [isOpen, setOpen] = useState(false);
  const { raised = false, ready = false } = state.guests[person] ?? {};
  return (
    <div className={BAR} role="group" aria-label={m.tables_guest_tools()}>
      <UnsentNotes />
      <Button
        className={SIGNAL}
        aria-pressed={raised}
        onClick={() => void sendAction({ kind: 'raise', up: !raised })}
      >
        {m.tables_guest_raise_hand()}
      </Button>
      <Button
        className={SIGNAL}
        aria-pressed={ready}
        onClick={() => void sendAction({ kind: 'ready', ready: !ready })}
      >
        {m.tables_guest_ready()}
      </Button>
      <Button className="flex-1 px-2" onClick={() => setOpen(true)}>
        {m.tables_guest_people()}
      </Button>
      {isOpen && <Here onClose={() => setOpen(false)} />}
    </div>
  );
};
