import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import type { TableRecord } from '#contract/table-record.ts';
import { RecordView } from '#islands/tables/RecordView.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { recordOf } from '#lib/tables/build-record.ts';
import { openPrintDialog, printOnly } from '#lib/tables/record.store.ts';
import { serverNow } from '#lib/tables/table.store.ts';

/** A record for print, in place of the page while it is mounted. */
const PrintedRecord = ({ record }: { record: TableRecord }) => {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (own.current ? printOnly(own.current) : undefined), []);
  return createPortal(
    <div ref={own} className="text-paper-ink not-print:hidden">
      <RecordView record={record} />
    </div>,
    document.body,
  );
};

const useRecord = (): TableRecord => {
  const { cards, me, state } = useTable();
  return recordOf(state, { cards, code: me.code, now: serverNow() });
};

/** The record of the table that this browser is at, for print. */
export const PrintedTable = () => <PrintedRecord record={useRecord()} />;

/** The same, to read on the page. */
export const ReadRecord = ({ heading }: { heading: 'h2' | null }) => (
  <article className="grid grid-cols-1 rounded-card bg-paper p-[min(1.25rem,4vw)] hyphens-auto text-paper-ink shadow-card">
    <RecordView record={useRecord()} heading={heading} />
  </article>
);

interface Props {
  readonly record: TableRecord;
  /** Called when the print dialog is closed. */
  readonly onDone: () => void;
}

/** A loaded record for print; opens the print dialog on mount. */
export const PrintRecord = ({ record, onDone }: Props) => {
  const done = useEffectEvent(onDone);
  useEffect(() => openPrintDialog(done), []);
  return <PrintedRecord record={record} />;
};
