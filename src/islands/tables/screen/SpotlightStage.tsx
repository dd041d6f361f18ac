import { useMemo } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type { PlacedCard } from '#contract/table-state.ts';
import { TableCard } from '#islands/tables/TableCard.tsx';
import { DotCount } from '#islands/tables/screen/DotCount.tsx';
import { ScreenParts } from '#islands/tables/screen/ScreenParts.tsx';
import { CARD, TITLE } from '#islands/tables/screen/sizes.ts';
import { usePages } from '#islands/tables/screen/use-pages.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { spotlightParts, readingTime } from '#lib/tables/screen-parts.ts';

interface Props {
  readonly placed: PlacedCard;
  /** Undefined while the card is face down or loading. */
  readonly card: Card | undefined;
}

/** The spotlighted card with its text and notes. */
export const SpotlightStage = ({ card, placed }: Props) => {
  const { state } = useTable();
  const parts = useMemo(
    () => spotlightParts(state, placed.place, card),
    [state, placed.place, card],
  );
  const current = usePages(parts.map(readingTime), placed.place);
  const dots = state.votes.shown ? (state.votes.totals[placed.place] ?? 0) : undefined;
  return (
    <div className="grid content-start gap-[calc(3*var(--u))] lg:grid-cols-[calc(20*var(--u))_minmax(0,1fr)]">
      <div className="grid content-start justify-items-center gap-[calc(1.6*var(--u))]">
        <div className={`w-full max-w-[calc(30*var(--u))] ${CARD}`} aria-hidden="true">
          <TableCard code={placed.code} face={placed.face} card={card} />
        </div>
        {dots !== undefined && <DotCount count={dots} />}
      </div>
      <div className="grid min-w-0 content-start gap-[calc(1.4*var(--u))]">
        <h1 className={TITLE}>
          {card?.title ?? (placed.face === 'down' ? m.tables_face_down() : placed.code)}
        </h1>
        <ScreenParts parts={parts} current={current} />
      </div>
    </div>
  );
};
