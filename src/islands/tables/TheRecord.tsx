import { Section } from '#islands/shared/Section.tsx';
import { CloseTable } from '#islands/tables/CloseTable.tsx';
import { RecordPanel } from '#islands/tables/RecordPanel.tsx';
import { useTable } from '#islands/tables/use-table.ts';

const HEADING = 'table-record';

/** Moves to the record, at the end of the steps. */
export const showRecord = (): void => document.getElementById(HEADING)?.focus();

/** The record of the table; while it is open, the host closes it here. */
export const TheRecord = () => {
  const { isHost, isOpen, me } = useTable();
  return (
    <Section id={HEADING} title="The record" className="gap-2 pt-3 print:hidden" canFocus>
      <RecordPanel from={me} isHere isHost={isHost} />
      {isHost && isOpen && <CloseTable />}
    </Section>
  );
};
