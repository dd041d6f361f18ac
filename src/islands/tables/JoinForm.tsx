import { useId } from 'react';

import { GUEST_NAME_LENGTH } from '#contract/tables-bounds.ts';
import type { TableDoor } from '#contract/tables.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { LineForm } from '#islands/shared/LineForm.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { counted } from '#lib/shared/text.ts';
import { messageOf } from '#lib/tables/table-status.ts';
import { joinTable } from '#lib/tables/table.store.ts';

interface Props {
  readonly code: string;
  readonly door: TableDoor | undefined;
}

/** How long names and notes are stored; without a number while it is not known. */
const keptFor = (days: number | undefined): string =>
  days === undefined ? 'some time' : counted(days, 'day');

/** Form to join a table by a name, without an account. */
export const JoinForm = ({ code, door }: Props) => {
  const id = useId();
  const { isRunning, message, run } = useTask();
  return (
    <div className="grid max-w-[34rem] gap-4 rounded-card bg-surface p-5 shadow-card">
      <p className="text-lead">
        Table <b className="font-display [letter-spacing:0.06em]">{code}</b>
        {door?.host !== undefined && (
          <>
            , hosted by <b className="wrap-anywhere">{door.host}</b>
          </>
        )}
      </p>
      <LineForm
        label="Your name"
        className="max-w-none min-w-[min(10rem,100%)]"
        required
        maxLength={GUEST_NAME_LENGTH}
        autoComplete="name"
        enterKeyHint="go"
        aria-describedby={id}
        onSend={(name) => void run(async () => messageOf(await joinTable(name.trim())))}
      >
        <Button type="submit" primary disabled={isRunning}>
          {isRunning ? 'One moment…' : 'Join'}
        </Button>
      </LineForm>
      <p id={id} className="text-small text-muted">
        No account is needed. Your name and your notes are kept with the table and deleted{' '}
        {keptFor(door?.days)} after it ends.
      </p>
      <Alert>{message}</Alert>
    </div>
  );
};
