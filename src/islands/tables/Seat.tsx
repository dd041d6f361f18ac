import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';

import type { Card } from '#contract/cards.ts';
import { SeatContext } from '#islands/tables/use-table.ts';
import type { TableStatus } from '#lib/tables/table-status.ts';
import { $tableCards } from '#lib/tables/table.store.ts';

const NO_TEXTS: ReadonlyMap<string, Card> = new Map();

interface Props {
  readonly at: Extract<TableStatus, { phase: 'seated' }>;
  readonly children: ReactNode;
}

/** Provides the table to the views in it, as this browser's seat sees it. */
export const Seat = ({ at: { isLive, me, state }, children }: Props) => {
  const cards = useStore($tableCards, { ssr: () => NO_TEXTS });
  const isHost = me.role === 'host';
  const isOpen = state.phase === 'open';
  return (
    <SeatContext value={{ me, state, isLive, cards, isHost, isOpen, person: me.guest ?? 'host' }}>
      {children}
    </SeatContext>
  );
};
