import { useState } from 'react';

import { useFocusToggle } from '#islands/shared/use-focus-toggle.ts';
import { deleteOwnTable } from '#lib/tables/table-actions.store.ts';

/** Deletes the table for all participants, after a confirmation. */
export const DeleteTable = ({ code }: { code: string }) => {
  const { isOpen, focusRef, setOpen } = useFocusToggle();
  const [refusal, setRefusal] = useState('');
  if (!isOpen)
    return (
      <p>
        <button
          ref={focusRef}
          type="button"
          className="btn btn-error btn-outline"
          onClick={() => setOpen(true)}
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
        <button ref={focusRef} type="button" className="btn" onClick={() => setOpen(false)}>
          Keep it
        </button>
      </div>
      <p className="font-semibold text-danger empty:hidden" role="alert">
        {refusal}
      </p>
    </div>
  );
};
