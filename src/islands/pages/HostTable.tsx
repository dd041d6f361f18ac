import { ChooseCourse } from '#islands/pages/ChooseCourse.tsx';
import { LayCards } from '#islands/pages/LayCards.tsx';
import { HostBar } from '#islands/tables/HostBar.tsx';
import { Table } from '#islands/tables/Table.tsx';

export const HostTable = () => <Table bar={<HostBar Course={ChooseCourse} Lay={LayCards} />} />;
