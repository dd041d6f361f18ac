import { useStore } from '@nanostores/react';

import { $actionError } from '#lib/tables/table-actions.store.ts';

/** The message of the last rejected action. */
export const ActionErrorMessage = () => (
  <p className="font-semibold text-danger empty:hidden" role="alert">
    {useStore($actionError, { ssr: 'initial' })}
  </p>
);
