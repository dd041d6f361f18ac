import { lazy, Suspense, useState } from 'react';

import { loadMy } from '#lib/my-cards/my-load.store.ts';

const Unloaded = (_card: { code: string }) => (
  <p className="mt-3" role="alert">
    The hands could not be loaded. Check your connection and open the page again.
  </p>
);

const Choice = lazy(() =>
  Promise.all([import('#islands/my-cards/HandChoice.tsx'), loadMy()]).then(
    ([{ HandChoice }]): { default: typeof Unloaded } => ({ default: HandChoice }),
    () => ({ default: Unloaded }),
  ),
);

/** Puts a card into hands. What it needs is loaded when it is opened. */
export const AddToHand = ({ code }: { code: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="open:basis-full print:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="btn list-none">Add to a hand</summary>
      {open && (
        <Suspense fallback={<div className="mt-3 skeleton h-[6rem]" aria-busy="true" />}>
          <Choice code={code} />
        </Suspense>
      )}
    </details>
  );
};
