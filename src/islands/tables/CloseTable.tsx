import * as m from '#messages';

import { Confirm } from '#islands/shared/Confirm.tsx';
import { sendAction } from '#lib/tables/table-actions.store.ts';

/** Closes the table for all participants, after a confirmation. */
export const CloseTable = () => (
  <div className="grid justify-items-start gap-3">
    <Confirm
      ask={m.tables_close()}
      yes={m.tables_close_yes()}
      no={m.tables_close_no()}
      onYes={() => void sendAction({ kind: 'close' })}
    >
      {m.tables_close_ask()}
    </Confirm>
  </div>
);
