import { Suspense, useState } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { Button } from '#islands/shared/Button.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { unloaded } from '#islands/shared/unloaded.tsx';

const LargeCard = lazyWithFallback(
  () => import('#islands/cards/LargeCard.tsx').then((part) => part.LargeCard),
  unloaded(m.shared_large_view_unloaded()),
);

/** The button that shows a card over the whole screen. */
export const ShowLarge = ({ card }: { card: Card }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.cards_show_large()}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LargeCard card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
