import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import type { Card } from '#contract/cards.ts';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { printCard } from '#lib/cards/card-actions.store.ts';
import { $neighbours, closeCard, NO_NEIGHBOURS, openCard } from '#lib/cards/open-card.store.ts';
import { href } from '#lib/shared/routes.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

/** The ways on from an open card: to the deck, and to the cards beside it. */
export const CardSteps = () => {
  const { previous, next } = useStore($neighbours, { ssr: () => NO_NEIGHBOURS });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'ArrowLeft' && previous) openCard(previous.code);
      if (event.key === 'ArrowRight' && next) openCard(next.code);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [previous, next]);

  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <button type="button" className="btn" onClick={closeCard}>
        All cards
      </button>
      <div className="me-auto flex gap-2">
        <button
          type="button"
          className="btn btn-square"
          aria-label={previous ? `Previous card: ${previous.title}` : 'No previous card'}
          disabled={!previous}
          onClick={() => previous && openCard(previous.code)}
        >
          ←
        </button>
        <button
          type="button"
          className="btn btn-square"
          aria-label={next ? `Next card: ${next.title}` : 'No next card'}
          disabled={!next}
          onClick={() => next && openCard(next.code)}
        >
          →
        </button>
      </div>
    </div>
  );
};

/** What can be done with an open card. */
export const CardActions = ({ card }: { card: Card }) => (
  <div className="flex flex-wrap items-center gap-2 print:hidden">
    <button type="button" className="btn" onClick={printCard}>
      Print
    </button>
    <ShareButton key={card.code} title={card.title} path={href('card', card.code)} />
  </div>
);
