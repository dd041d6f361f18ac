import { useState } from 'react';

import { useTurn } from '#islands/shared/use-turn.ts';
import { deleteOwnTable } from '#lib/tables/doing.store.ts';

/** Deletes the table for good, for everybody, once confirmed. */
export const DeleteTable = ({ code }: { code: string }) => {
  const { isTurned, takesFocus, turn } = useTurn();
  const [refusal, setRefusal] = useState('');
  if (!isTurned)
    return (
      <p>
        <button
          ref={takesFocus}
          type="button"
          className="btn btn-error btn-outline"
          onClick={() => turn(true)}
        >
          Delete the table
        </button>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        Delete it with everybody’s names, notes and votes, at once and for good? Its record can not
        be had any more.
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-error"
          onClick={() => void deleteOwnTable(code).then(setRefusal)}
        >
          Delete for good
        </button>
        <button ref={takesFocus} type="button" className="btn" onClick={() => turn(false)}>
          Keep it
        </button>
      </div>
      <p className="font-semibold text-danger empty:hidden" role="alert">
        {refusal}
      </p>
    </div>
  );
};
