import { ChooseCourse } from '#islands/pages/ChooseCourse.tsx';
import { LayCards } from '#islands/pages/LayCards.tsx';
import { HostBar } from '#islands/tables/HostBar.tsx';
import { Table } from '#islands/tables/Table.tsx';
import { useTable } from '#islands/tables/use-table.ts';

/** The table with the host's tools. Closing the table closes their sheets. */
export const HostTable = () => (
  <Table bar={<HostBar key={useTable().state.phase} Course={ChooseCourse} Lay={LayCards} />} />
);
