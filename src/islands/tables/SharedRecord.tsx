import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import * as m from '#messages';

import { Failed } from '#islands/shared/States.tsx';
import { RecordPanel } from '#islands/tables/RecordPanel.tsx';
import { RecordView } from '#islands/tables/RecordView.tsx';
import {
  $sharedRecord,
  showSharedRecord,
  startSharedRecord,
} from '#lib/tables/shared-record.store.ts';

/** A record by a shared link, to read, download and print. */
export const SharedRecord = () => {
  const state = useStore($sharedRecord, { ssr: 'initial' });
  useEffect(startSharedRecord, []);
  switch (state.status) {
    case 'loading':
      return <div className="skeleton h-[20rem]" role="status" aria-label={m.record_loading()} />;
    case 'failed':
      return <Failed message={state.message} onRetry={() => void showSharedRecord()} />;
    case 'ready':
      return (
        <div className="grid grid-cols-1 gap-5">
          <RecordPanel from={state} isHere />
          <article className="rounded-card bg-paper p-[min(1.25rem,4vw)] hyphens-auto text-paper-ink shadow-card print:p-0 print:shadow-none">
            <RecordView record={state.record} heading="h2" />
          </article>
        </div>
      );
  }
};
