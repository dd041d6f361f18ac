import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { ShowLarge } from '#islands/cards/ShowLarge.tsx';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { afterTouchPaint } from '#islands/shared/after-touch-paint.ts';
import { $neighbours, $openCard, openCard, openNeighbour } from '#lib/cards/open-card.store.ts';
import { NO_NEIGHBOURS } from '#lib/shared/neighbours.ts';
import { href } from '#lib/shared/routes.ts';
import { printPage } from '#lib/shared/share.store.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

const WAYS = {
  previous: { arrow: 'M20 12H4M11 5l-7 7 7 7', name: m.cards_previous, none: m.cards_no_previous },
  next: { arrow: 'M4 12h16M13 5l7 7-7 7', name: m.cards_next, none: m.cards_no_next },
} as const;

const Step = ({
  to,
  way,
  className,
}: {
  to: Card | undefined;
  way: keyof typeof WAYS;
  className: string;
}) => (
  <button
    type="button"
    className={`btn btn-square size-[48px] flex-none ${className}`}
    aria-label={to ? WAYS[way].name({ title: to.title }) : WAYS[way].none()}
    disabled={!to}
    onClick={({ currentTarget, nativeEvent }) =>
      to && afterTouchPaint(currentTarget, nativeEvent, () => openCard(to.code))
    }
  >
    <svg className="pen w-[24px] stroke-[2.6]" viewBox="0 0 24 24" aria-hidden="true">
      <path d={WAYS[way].arrow} />
    </svg>
  </button>
);

/**
 * Bar with scanner and code field: at the bottom of a small screen, above the card on a large one. The
 * previous and next card are at its ends.
 */
export const CardBar = ({ children }: { children: ReactNode }) => {
  const state = useStore($openCard, { ssr: 'initial' });
  const { previous, next } = useStore($neighbours, { ssr: () => NO_NEIGHBOURS });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector('dialog[open], [data-run]:not([hidden])')) return;
      if (event.key === 'ArrowLeft') openNeighbour('previous');
      if (event.key === 'ArrowRight') openNeighbour('next');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // Until the address is parsed, the script in the head knows whether there is a card.
  const waiting = state.status === 'unknown';
  const steps = waiting || 'code' in state;
  const place = waiting ? '[:root:not([data-card])_&]:hidden' : '';
  return (
    <div className="card-bar">
      {steps && <Step way="previous" to={previous} className={place} />}
      {children}
      {steps && <Step way="next" to={next} className={`ms-auto ${place}`} />}
      {state.status === 'loading' && (
        <progress
          className="progress absolute inset-x-0 -bottom-4 handheld:-top-1 handheld:bottom-auto"
          aria-label={m.cards_loading_card()}
        />
      )}
    </div>
  );
};

export const CardActions = ({ card }: { card: Card }) => (
  <div className="flex flex-wrap items-center gap-2 print:hidden">
    <button type="button" className="btn" onClick={printPage}>
      {m.cards_print()}
    </button>
    <ShowLarge key={`${card.code} large`} card={card} />
    <ShareButton key={card.code} title={card.title} path={href('card', card.code)} />
  </div>
);
