import { useId, useState } from 'react';

import { GUEST_NAME_LENGTH } from '#contract/tables-bounds.ts';
import { joinTable } from '#lib/tables/table.store.ts';

/** Form to join a table by a name, without an account. */
export const JoinForm = ({ code }: { code: string }) => {
  const id = useId();
  const [name, setName] = useState('');
  const [joining, setJoining] = useState(false);
  const [refusal, setRefusal] = useState('');
  const join = async (): Promise<void> => {
    setJoining(true);
    const outcome = await joinTable(name.trim());
    setJoining(false);
    setRefusal(outcome.ok ? '' : outcome.message);
  };
  return (
    <form
      className="grid max-w-[34rem] gap-4 rounded-card bg-surface p-5 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <p className="text-lead">
        Table <b className="font-display [letter-spacing:0.06em]">{code}</b>
      </p>
      <div className="grid gap-1">
        <label className="text-small font-semibold" htmlFor={id}>
          Your name
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            className="input max-w-none min-w-[min(10rem,100%)] flex-1"
            value={name}
            required
            maxLength={GUEST_NAME_LENGTH}
            autoComplete="name"
            enterKeyHint="go"
            aria-describedby={`${id}-kept`}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="btn btn-primary" disabled={joining}>
            {joining ? 'One moment…' : 'Join'}
          </button>
        </div>
      </div>
      <p id={`${id}-kept`} className="text-small text-muted">
        No account is needed. Your name and your notes are kept with the table and deleted 30 days
        after it ends, unless whoever runs this site has set another time.
      </p>
      <p className="font-semibold text-danger empty:hidden" role="alert">
        {refusal}
      </p>
    </form>
  );
};
