import { createContext, useContext } from 'react';

import type { Card } from '#contract/cards.ts';
import type { TableState } from '#contract/table-state.ts';
import type { Me } from '#lib/tables/table-status.ts';

/** The table as this browser's seat sees it. */
export interface CurrentSeat {
  readonly me: Me;
  readonly state: TableState;
  /** False while the connection is down: the state may be stale. */
  readonly isLive: boolean;
  /** Cards with a loaded text, by code. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly isHost: boolean;
  /** Whether the table is open, so that actions are possible. */
  readonly isOpen: boolean;
  /** This browser's participant id: `host`, or the id of a guest. */
  readonly person: string;
}

export const SeatContext = createContext<CurrentSeat | undefined>(undefined);

/** The table of the context. @throws Error outside of a table */
export const useTable = (): CurrentSeat => {
  const seat = useContext(SeatContext);
  if (!seat) throw new Error('useTable needs a SeatContext.');
  return seat;
};
