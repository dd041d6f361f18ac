import { createContext, useContext } from 'react';

import type { Card } from '#contract/cards.ts';
import type { TableState } from '#contract/table-state.ts';
import type { Me } from '#lib/tables/table-status.ts';

/** The table as this browser's seat sees it. */
export interface CurrentSeat {
  readonly me: Me;
  readonly state: TableState;
  /** False while the line is down: what is seen may be old. */
  readonly isLive: boolean;
  /** The cards whose texts are known, by code. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly isHost: boolean;
  /** Whether anything can still be done. */
  readonly isOpen: boolean;
  /** This browser's participant id: `host`, or the id of a guest. */
  readonly person: string;
}

export const SeatContext = createContext<CurrentSeat | undefined>(undefined);

/** The table around it. @throws Error outside of one, where nothing that asks is drawn */
export const useTable = (): CurrentSeat => {
  const seat = useContext(SeatContext);
  if (!seat) throw new Error('Nobody sits at a table here.');
  return seat;
};
