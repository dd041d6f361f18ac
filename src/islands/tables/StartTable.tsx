import * as m from '#messages';

import type { TableRequest } from '#contract/tables.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { startAndOpen } from '#lib/tables/start-and-open.store.ts';

interface Props {
  /** Creates the request at a press. */
  readonly request: () => TableRequest | Promise<TableRequest>;
  /** Accessible name suffix, for several buttons on one page. */
  readonly name?: string;
  readonly primary?: boolean;
  /** False while the session is not known yet. */
  readonly ready?: boolean;
}

/** The button that starts a table (behaviour/tables.md, 'Tables'), with an error message below. */
export const StartTable = ({ name, primary = false, ready = true, request }: Props) => {
  const { isRunning, message, run } = useTask();
  return (
    <div className="grid justify-items-start gap-1 print:hidden">
      <Button
        primary={primary}
        className="btn-wrap"
        aria-label={name === undefined ? undefined : m.tables_start_named({ name })}
        aria-busy={isRunning || undefined}
        disabled={!ready}
        onClick={() => void run(() => startAndOpen(request))}
      >
        {m.tables_start()}
      </Button>
      <Alert className="max-w-[26rem]">{message}</Alert>
    </div>
  );
};
