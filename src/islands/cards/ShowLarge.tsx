import { Suspense, useState } from 'react';

import type { Card } from '#contract/cards.ts';
import { Button } from '#islands/shared/Button.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';

const Unloaded = () => (
  <p role="alert">
    The large view could not be loaded. Check your connection and load the page again.
  </p>
);

const LargeCard = lazyWithFallback(
  () => import('#islands/cards/LargeCard.tsx').then((part) => part.LargeCard),
  Unloaded,
);

/** The button that shows a card over the whole screen. */
export const ShowLarge = ({ card }: { card: Card }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show large</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LargeCard card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
