import { Confirm } from '#islands/shared/Confirm.tsx';
import { sendAction } from '#lib/tables/table-actions.store.ts';

/** Closes the table for all participants, after a confirmation. */
export const CloseTable = () => (
  <div className="grid justify-items-start gap-3">
    <Confirm
      ask="Close the table"
      yes="Close it for everyone"
      no="Go on working"
      onYes={() => void sendAction({ kind: 'close' })}
    >
      Close it for everyone? You can still read and download it; nothing can be changed.
    </Confirm>
  </div>
);
