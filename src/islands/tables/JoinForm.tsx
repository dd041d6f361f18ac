import { useId } from 'react';

import * as m from '#messages';

import { GUEST_NAME_LENGTH } from '#contract/tables-bounds.ts';
import type { TableDoor } from '#contract/tables.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { LineForm } from '#islands/shared/LineForm.tsx';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { messageOf } from '#lib/tables/table-status.ts';
import { joinTable } from '#lib/tables/table.store.ts';

interface Props {
  readonly code: string;
  readonly door: TableDoor | undefined;
}

/** Form to join a table by a name, without an account. */
export const JoinForm = ({ code, door }: Props) => {
  const id = useId();
  const { isRunning, message, run } = useTask();
  return (
    <div className="grid max-w-[34rem] gap-4 rounded-card bg-surface p-5 shadow-card">
      <p className="text-lead">
        <WithNodes
          text={
            door?.host === undefined
              ? m.tables_join_table({ code: SLOT.a })
              : m.tables_join_table_of({ code: SLOT.a, host: SLOT.b })
          }
          a={<b className="font-display [letter-spacing:0.06em]">{code}</b>}
          b={<b className="wrap-anywhere">{door?.host}</b>}
        />
      </p>
      <LineForm
        label={m.tables_join_name()}
        className="max-w-none min-w-[min(10rem,100%)]"
        required
        maxLength={GUEST_NAME_LENGTH}
        autoComplete="name"
        enterKeyHint="go"
        aria-describedby={id}
        onSend={(name) => void run(async () => messageOf(await joinTable(name.trim())))}
      >
        <Button type="submit" primary disabled={isRunning}>
          {isRunning ? m.tables_join_wait() : m.tables_join_go()}
        </Button>
      </LineForm>
      <p id={id} className="text-small text-muted">
        {door?.days === undefined
          ? m.tables_join_kept()
          : m.tables_join_kept_days({ count: door.days })}
      </p>
      <Alert>{message}</Alert>
    </div>
  );
};
