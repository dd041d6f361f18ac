import { Suspense, useEffect, useRef } from 'react';

import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { Section } from '#islands/shared/Section.tsx';
import { unloaded } from '#islands/shared/unloaded.tsx';
import { CloseTable } from '#islands/tables/CloseTable.tsx';
import { RecordPanel } from '#islands/tables/RecordPanel.tsx';
import { useTable } from '#islands/tables/use-table.ts';

const HEADING = 'table-record';

const ReadRecord = lazyWithFallback(
  () => import('#islands/tables/PrintedRecord.tsx').then((part) => part.ReadRecord),
  unloaded('The record'),
);

/** Moves to the record, at the end of the steps. */
export const showRecord = (): void => {
  const heading = document.getElementById(HEADING);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** Moves to the record, at the top of the page, when the table is closed. */
export const useRecordAtEnd = (isOpen: boolean): void => {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      showRecord();
      window.scrollTo({ top: 0 });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
};

/** The record of the table: to download, and once the table is closed, to read. While it is open, the host closes it here. */
export const TheRecord = () => {
  const { isHost, isOpen, me } = useTable();
  return (
    <Section id={HEADING} title="The record" className="gap-2 pt-3 print:hidden" canFocus>
      {!isOpen && (
        <Suspense fallback={<div className="skeleton h-[20rem]" aria-busy="true" />}>
          <ReadRecord />
        </Suspense>
      )}
      <RecordPanel from={me} isHere isHost={isHost} />
      {isHost && isOpen && <CloseTable />}
    </Section>
  );
};
