import { Suspense, useId, useState } from 'react';

import * as m from '#messages';

import type { RecordForm, TableRecord } from '#contract/table-record.ts';
import { Button } from '#islands/shared/Button.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { unloaded } from '#islands/shared/unloaded.tsx';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import {
  loadRecord,
  openPrintDialog,
  takeRecord,
  type RecordSource,
} from '#lib/tables/record.store.ts';

const FORMS: readonly (readonly [form: RecordForm, name: string])[] = [
  ['pdf', 'PDF'],
  ['docx', 'Word'],
  ['md', 'Markdown'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
];

/** The id of the record's files, where the page has one record. */
export const FILES = 'record-files';

const Printed = lazyWithFallback(
  () => import('#islands/tables/PrintedRecord.tsx').then(({ PrintRecord }) => PrintRecord),
  unloaded(m.shared_print_view_unloaded()),
);

const RecordLink = lazyWithFallback(
  () => import('#islands/tables/RecordLink.tsx').then((part) => part.RecordLink),
  () => null,
);

interface Props {
  readonly from: RecordSource;
  /** The table's name, on a page with several. */
  readonly name?: string;
  /** Whether the page prints as this record. */
  readonly isHere?: boolean;
  /** Whether this is the host, who can share a link to the record. */
  readonly isHost?: boolean;
}

/** Downloads and prints the record of a table, for its host, for guests with a seat and by a shared link. */
export const RecordPanel = ({ from, name, isHere = false, isHost = false }: Props) => {
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState(false);
  const [printed, setPrinted] = useState<TableRecord>();
  const [open, setOpen] = useState<'files' | 'link'>();
  const part = useId();
  const labelOf = (label: string): string => (name === undefined ? label : `${label}: ${name}`);
  // The buttons stay enabled: a disabled one would lose the focus.
  const wait = async (work: () => Promise<string>): Promise<void> => {
    if (waiting) return;
    setWaiting(true);
    setSaid(m.record_one_moment());
    // The lazy import may fail, or a captive portal may answer.
    setSaid(await work().catch(() => NETWORK_ERROR));
    setWaiting(false);
  };
  const print = async (): Promise<string> => {
    if (isHere) {
      openPrintDialog(() => undefined);
      return '';
    }
    const answer = await loadRecord(from);
    if (!answer.ok) return answer.message;
    setPrinted(answer.record);
    return '';
  };
  const opener = (opened: 'files' | 'link', label: string) => (
    <Button
      className="aria-expanded:chosen"
      aria-expanded={open === opened}
      aria-controls={open === opened ? part : undefined}
      aria-label={labelOf(label)}
      onClick={() => setOpen(open === opened ? undefined : opened)}
    >
      {label}
    </Button>
  );
  return (
    <div
      id={isHere ? FILES : undefined}
      className="grid grid-cols-1 gap-2 print:hidden"
      role="group"
      aria-label={labelOf(m.record_title())}
      aria-busy={waiting || undefined}
    >
      <div className="flex flex-wrap gap-2">
        {opener('files', m.record_download())}
        <Button aria-label={labelOf(m.record_print())} onClick={() => void wait(print)}>
          {m.record_print()}
        </Button>
        {isHost && 'code' in from && opener('link', m.record_share_link())}
      </div>
      {open === 'files' && (
        <div id={part} className="grid gap-2">
          <p className="text-small text-muted">{m.record_csv_how()}</p>
          <div className="flex flex-wrap gap-2">
            {FORMS.map(([form, label]) => (
              <Button
                key={form}
                aria-label={labelOf(label)}
                onClick={() => void wait(() => takeRecord(from, form))}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
      {open === 'link' && 'code' in from && (
        <div id={part}>
          <Suspense fallback={null}>
            <RecordLink code={from.code} name={name} />
          </Suspense>
        </div>
      )}
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
