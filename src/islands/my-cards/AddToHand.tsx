import { Suspense, useState } from 'react';

import * as m from '#messages';

import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { unloaded } from '#islands/shared/unloaded.tsx';
import { loadMy } from '#lib/my-cards/my-load.store.ts';

const Choice = lazyWithFallback(
  () =>
    Promise.all([import('#islands/my-cards/HandChoice.tsx'), loadMy()]).then(
      ([{ HandChoice }]) => HandChoice,
    ),
  unloaded(m.shared_hands_unloaded()),
);

/** Adds a card to hands, in a wrapping row. Loads its code when opened. */
export const AddToHand = ({ code }: { code: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn aria-expanded:chosen print:hidden"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {m.my_cards_add_to_hand()}
      </button>
      {open && (
        <div className="basis-full print:hidden">
          <Suspense fallback={<div className="skeleton h-[6rem]" aria-busy="true" />}>
            <Choice code={code} />
          </Suspense>
        </div>
      )}
    </>
  );
};
