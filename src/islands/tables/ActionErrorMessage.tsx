import { useStore } from '@nanostores/react';

import { $actionError } from '#lib/tables/table-actions.store.ts';

/** What the server would not do, and why. */
export const ActionErrorMessage = () => (
  <p className="font-semibold text-danger empty:hidden" role="alert">
    {useStore($actionError, { ssr: 'initial' })}
  </p>
);
