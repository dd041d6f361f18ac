import { Suspense, useState } from 'react';

import type { RecordForm, TableRecord } from '#contract/table-record.ts';
import { Button } from '#islands/shared/Button.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { loadRecord, takeRecord } from '#lib/tables/record.store.ts';

const FORMS: readonly (readonly [form: RecordForm, name: string])[] = [
  ['pdf', 'PDF'],
  ['md', 'Markdown'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
];

const Unloaded = (_props: { record: TableRecord; onDone: () => void }) => (
  <p role="alert">The print view could not be loaded. Check your connection and try again.</p>
);

const Printed = lazyWithFallback(
  () => import('#islands/tables/PrintedRecord.tsx').then(({ PrintedRecord }) => PrintedRecord),
  Unloaded,
);

interface Props {
  readonly code: string;
  /** The table's name, on a page with several. */
  readonly name?: string;
}

/** Downloads and prints the record of a table, for its host and for guests with a seat. */
export const RecordPanel = ({ code, name }: Props) => {
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState(false);
  const [printed, setPrinted] = useState<TableRecord>();
  const labelOf = (label: string): string => (name === undefined ? label : `${label}: ${name}`);
  const wait = async (work: () => Promise<string>): Promise<void> => {
    setWaiting(true);
    setSaid('One moment…');
    // The lazy import may fail, or a captive portal may answer.
    setSaid(await work().catch(() => NETWORK_ERROR));
    setWaiting(false);
  };
  const print = async (): Promise<string> => {
    const answer = await loadRecord(code);
    if (!answer.ok) return answer.message;
    setPrinted(answer.record);
    return '';
  };
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      <p className="text-small text-muted">
        Groups, cards, notes and votes, to take with you. CSV has a row for each note: paste it into
        a whiteboard.
      </p>
      <div className="flex flex-wrap gap-2" role="group" aria-label={labelOf('The record')}>
        {FORMS.map(([form, label]) => (
          <Button
            key={form}
            disabled={waiting}
            aria-label={labelOf(label)}
            onClick={() => void wait(() => takeRecord(code, form))}
          >
            {label}
          </Button>
        ))}
        <Button disabled={waiting} aria-label={labelOf('Print')} onClick={() => void wait(print)}>
          Print
        </Button>
      </div>
      <p className="text-small wrap-anywhere empty:hidden" role="status">
        {said}
      </p>
      {printed && (
        <Suspense fallback={null}>
          <Printed record={printed} onDone={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </div>
  );
};
