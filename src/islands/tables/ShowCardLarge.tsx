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

/**
 * The button that shows a card of a table over the whole screen. Apart from the one of an open card, with which it
 * would be in the code of every page.
 */
export const ShowCardLarge = ({ card }: { card: Card }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="justify-self-start print:hidden"
        aria-label={m.tables_card_show_large_named({ title: card.title })}
        onClick={() => setOpen(true)}
      >
        {m.tables_card_show_large()}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LargeCard card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
