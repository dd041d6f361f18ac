import type { CurrentSeat } from '#islands/tables/use-table.ts';
import { SeatContext } from '#islands/tables/use-table.ts';
import { GuestBar } from '#islands/tables/GuestBar.tsx';
import { Table } from '#islands/tables/Table.tsx';

/** The table with a guest's tools. */
export const GuestTable = ({ seat }: { seat: CurrentSeat }) => (
  <SeatContext value={seat}>
    <Table bar={seat.isOpen && <GuestBar />} />
  </SeatContext>
);
