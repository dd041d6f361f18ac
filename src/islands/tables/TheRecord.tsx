import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';

import * as m from '#messages';

import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { Section } from '#islands/shared/Section.tsx';
import { unloaded } from '#islands/shared/unloaded.tsx';
import { CloseTable } from '#islands/tables/CloseTable.tsx';
import { RecordPanel } from '#islands/tables/RecordPanel.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { $recordViews } from '#lib/tables/record-preview.store.ts';

const HEADING = 'table-record';

const ReadRecord = lazyWithFallback(
  () => import('#islands/tables/PrintedRecord.tsx').then((part) => part.ReadRecord),
  unloaded(m.shared_record_unloaded()),
);

const goToHeading = (): void => {
  const heading = document.getElementById(HEADING);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** Moves to the record, at the top of the page, when the table is closed. */
export const useRecordAtEnd = (isOpen: boolean): void => {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      goToHeading();
      window.scrollTo({ top: 0 });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
};

/** The record of the table: to download, and to read once it is closed or, for its host, at the end of the steps. */
export const TheRecord = () => {
  const { isHost, isOpen, me } = useTable();
  const views = useStore($recordViews, { ssr: 'initial' });
  useEffect(() => {
    if (views > 0) goToHeading();
  }, [views]);
  return (
    <Section id={HEADING} title={m.record_title()} className="gap-3 pt-3 print:hidden" canFocus>
      {isHost && isOpen && <CloseTable />}
      {(!isOpen || views > 0) && (
        // As high as the window, so that its beginning comes to the top before it is loaded.
        <Suspense fallback={<div className="skeleton h-svh" aria-busy="true" />}>
          <ReadRecord heading={isOpen ? 'h2' : null} />
        </Suspense>
      )}
      <RecordPanel from={me} isHere isHost={isHost} />
    </Section>
  );
};
