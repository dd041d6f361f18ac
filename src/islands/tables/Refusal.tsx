import { useStore } from '@nanostores/react';

import { $refusal } from '#lib/tables/doing.store.ts';

/** What the server would not do, and why. */
export const Refusal = () => (
  <p className="font-semibold text-danger empty:hidden" role="alert">
    {useStore($refusal, { ssr: 'initial' })}
  </p>
);
