import { useState } from 'react';

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
    <BottomSheet title="Who is here" onClose={onClose}>
      <ul className="grid gap-2" role="list">
        <li className="wrap-anywhere">{participantName(state, 'host')}</li>
        {peopleAt(state).map(({ id, name, raised, ready }) => (
          <li key={id} className="flex flex-wrap gap-x-2 wrap-anywhere">
            {name}
            {id === person && <span className="text-muted">you</span>}
            {raised && <b>hand up</b>}
            {ready && <span className="text-muted">ready</span>}
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-2 rule pt-4">
        <Button onClick={() => void run(async () => messageOf(await leaveTable()))}>
          Leave the table
        </Button>
        <Alert>{message}</Alert>
        <p className="text-small text-muted">
          Your notes and dots stay. If you come back, you join as a new guest.
        </p>
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
    <div className={BAR} role="group" aria-label="What you tell the others">
      <UnsentNotes />
      <Button
        className={SIGNAL}
        aria-pressed={raised}
        onClick={() => void sendAction({ kind: 'raise', up: !raised })}
      >
        Raise hand
      </Button>
      <Button
        className={SIGNAL}
        aria-pressed={ready}
        onClick={() => void sendAction({ kind: 'ready', ready: !ready })}
      >
        Ready
      </Button>
      <Button className="flex-1 px-2" onClick={() => setOpen(true)}>
        People
      </Button>
      {isOpen && <Here onClose={() => setOpen(false)} />}
    </div>
  );
};
