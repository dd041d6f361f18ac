import type { ComponentProps, ReactNode } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { CardDetails } from '#islands/cards/CardDetails.tsx';

interface Props extends Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerUp'> {
  readonly card: Card;
  readonly onClose?: ComponentProps<'button'>['onClick'];
  /** Content at the end of the card's run. */
  readonly after?: ReactNode;
  /** Content below the fields. */
  readonly children?: ReactNode;
}

/** An open card with the way back to the grid. The page's first script draws it too (src/layouts/first). */
export const OpenCard = ({ card, onClose, after, children, ...swipe }: Props) => (
  <div className="relative grid [touch-action:pan-y_pinch-zoom] gap-5" {...swipe}>
    <button
      type="button"
      className="all-cards btn handheld:bg-surface print:hidden"
      onClick={onClose}
    >
      {m.cards_all_cards()}
    </button>
    <CardDetails key={card.code} card={card} after={after}>
      {children}
    </CardDetails>
  </div>
);
