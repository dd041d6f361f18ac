import { useState } from 'react';

import type { TableRequest } from '#contract/tables.ts';
import { startAndOpen } from '#lib/tables/start-and-open.store.ts';

interface Props {
  /** Creates the request at a press. */
  readonly request: () => TableRequest;
  /** Accessible name suffix, for several buttons on one page. */
  readonly name?: string;
  readonly primary?: boolean;
  /** False while the session is not known yet. */
  readonly ready?: boolean;
}

/** The button that starts a table (behaviour/tables.md, 'Tables'), with an error message below. */
export const StartTable = ({ name, primary = false, ready = true, request }: Props) => {
  const [starting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState('');
  const press = async (): Promise<void> => {
    if (starting) return;
    setStarting(true);
    setRefusal('');
    setRefusal(await startAndOpen(request()));
    setStarting(false);
  };
  return (
    <div className="grid justify-items-start gap-1 print:hidden">
      <button
        type="button"
        className={`btn-wrap btn ${primary ? 'btn-primary' : ''}`}
        aria-label={name === undefined ? undefined : `Start a table: ${name}`}
        aria-busy={starting || undefined}
        disabled={!ready}
        onClick={() => void press()}
      >
        Start a table
      </button>
      <p className="max-w-[26rem] font-semibold text-danger empty:hidden" role="alert">
        {refusal}
      </p>
    </div>
  );
};
