import { GuestBar } from '#islands/tables/GuestBar.tsx';
import { Table } from '#islands/tables/Table.tsx';
import { useTable } from '#islands/tables/use-table.ts';

/** The table with a guest's tools. */
export const GuestTable = () => <Table bar={useTable().isOpen && <GuestBar />} />;
