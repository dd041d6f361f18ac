import { LayCards } from '#islands/pages/LayCards.tsx';
import { HostBar } from '#islands/tables/HostBar.tsx';
import { Table } from '#islands/tables/Table.tsx';
import { SeatContext, type CurrentSeat } from '#islands/tables/use-table.ts';

export const HostTable = ({ seat }: { seat: CurrentSeat }) => (
  <SeatContext value={seat}>
    <Table bar={<HostBar Lay={LayCards} />} />
  </SeatContext>
);
