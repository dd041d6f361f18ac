import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';

import * as m from '#messages';

import { DeckCodeFound } from '#islands/scanner/DeckCodeFound.tsx';
import { TypedCode } from '#islands/scanner/TypedCode.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { onDialogClosed } from '#islands/shared/on-dialog-closed.ts';
import {
  $scanner,
  $target,
  closeScanner,
  type ScannerState,
  type ScanTarget,
} from '#lib/scanner/scanner.store.ts';
import {
  $scanHint,
  $mode,
  $scans,
  chooseCamera,
  chooseMode,
  followVisibility,
  resetScanner,
  scanPicture,
  startScanning,
  toggleTorch,
  zoomTo,
  type ScanHint,
} from '#lib/scanner/scanning.store.ts';

/** Table scan code, loaded on demand. */
const importTable = () => import('#islands/scanner/WholeTable.tsx');

const Unloaded = (_props: object) => null;

type TableParts = Awaited<ReturnType<typeof importTable>>;

/** A lazy part of the table scan. Where loading fails, the scanner's own state shows the error. */
const tablePart = <Name extends keyof TableParts>(name: Name) =>
  lazy(() =>
    importTable().then(
      (parts): { default: TableParts[Name] | typeof Unloaded } => ({ default: parts[name] }),
      () => ({ default: Unloaded }),
    ),
  );

const TablePicture = tablePart('TablePicture');
const TableWords = tablePart('TableWords');
const TableCards = tablePart('TableCards');

/** Classes of a toggle button. */
const SWITCH =
  'btn-wrap btn aria-pressed:bg-fg aria-pressed:text-surface forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[SelectedItem] forced-colors:aria-pressed:text-[SelectedItemText]';

/** Id of the element for the camera's picture. */
const SCAN_VIEW_ID = 'scan-view';

type Kind = ScanTarget['kind'];
type Scanning = Extract<ScannerState, { status: 'scanning' }>;

type Problem = Extract<ScannerState, { status: 'failed' }>['problem'];

const PROBLEMS: Record<Problem, () => string> = {
  refused: m.scanner_problem_refused,
  none: m.scanner_problem_none,
  busy: m.scanner_problem_busy,
  insecure: m.scanner_problem_insecure,
  unloaded: m.scanner_problem_unloaded,
};

const WORDS: Record<
  Kind,
  { title: () => string; hold: () => string; unknown: (found: { text: string }) => string }
> = {
  card: {
    title: m.scanner_title_card,
    hold: m.scanner_hold_card,
    unknown: m.scanner_unknown_card,
  },
  deck: {
    title: m.scanner_title_deck,
    hold: m.scanner_hold_deck,
    unknown: m.scanner_unknown_deck,
  },
};

/** Problems that a retry cannot solve. */
const LASTING: ReadonlySet<Problem> = new Set(['none', 'insecure']);

const LONGEST_QUOTE = 80;

const quote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

const Explanation = () => (
  <div className="grid content-center gap-3 p-4 text-[#fff]">
    <p>{m.scanner_camera_prompt()}</p>
    <p>{m.scanner_camera_privacy()}</p>
  </div>
);

const messageOf = (scanner: ScannerState, kind: Kind): string => {
  switch (scanner.status) {
    case 'closed':
      return '';
    case 'starting':
      return scanner.asks ? m.scanner_waiting() : m.scanner_starting();
    case 'scanning':
      return WORDS[kind].hold();
    case 'failed':
      return PROBLEMS[scanner.problem]();
  }
};

/** Hints by the result of the last read or of the chosen picture. */
const HINTS: Record<Exclude<ScanHint['kind'], 'deck' | 'none' | 'other'>, () => string> = {
  reading: m.scanner_hint_reading,
  several: m.scanner_hint_several,
  nothing: m.scanner_hint_nothing,
  'not-a-picture': m.scanner_hint_not_a_picture,
  unloaded: m.scanner_hint_unloaded,
  card: m.scanner_hint_card,
  empty: m.scanner_hint_empty,
};

/** Hint about the last read that did not match. */
const FindingWords = ({ finding, kind }: { finding: ScanHint; kind: Kind }) => {
  if (finding.kind === 'none') return null;
  if (finding.kind === 'deck') return <DeckCodeFound code={finding.code} />;
  return (
    <p>
      {finding.kind === 'other'
        ? WORDS[kind].unknown({ text: quote(finding.text) })
        : HINTS[finding.kind]()}
    </p>
  );
};

const CameraChoice = ({ scanner }: { scanner: ScannerState }) => {
  const scanning = scanner.status === 'scanning';
  return (
    <SelectField
      label={m.scanner_camera()}
      className="grid min-w-0 gap-1"
      fieldClass="w-full max-w-none min-w-0 ps-3 pe-[2rem] text-ellipsis"
      disabled={!scanning}
      value={scanning ? scanner.cameraId : ''}
      options={
        scanning
          ? scanner.cameras.map(({ id, label }) => [id, label] as const)
          : [['', m.scanner_no_camera()]]
      }
      onPick={chooseCamera}
    />
  );
};

const CameraControls = ({ scanner: { torch, torchOn, zoom } }: { scanner: Scanning }) => {
  const id = useId();
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2 empty:hidden">
      {torch && (
        <button type="button" className={SWITCH} aria-pressed={torchOn} onClick={toggleTorch}>
          {m.scanner_light()}
        </button>
      )}
      {zoom && (
        <div className="flex flex-1 items-center gap-3">
          <label className="text-small font-semibold" htmlFor={id}>
            {m.scanner_zoom()}
          </label>
          <input
            className="h-[2.75rem] min-w-[6rem] flex-1 accent-primary"
            id={id}
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step}
            value={zoom.value}
            onChange={(event) => zoomTo(event.target.valueAsNumber)}
          />
        </div>
      )}
    </div>
  );
};

const readFirst = (files: FileList | null): void => {
  const [file] = files ?? [];
  if (file) void scanPicture(file);
};

const PictureChoice = () => (
  <label className="btn-wrap btn relative flex-auto focus-within:ring-focus">
    {m.scanner_use_picture()}
    <input
      className="sr-only"
      type="file"
      accept="image/*"
      onChange={({ target }) => {
        readFirst(target.files);
        // Reset, so that choosing the same file fires a change event.
        target.value = '';
      }}
    />
  </label>
);

/** Aiming frame for a single code. */
const AIM =
  "data-[status=scanning]:after:pointer-events-none data-[status=scanning]:after:absolute data-[status=scanning]:after:inset-x-[22%] data-[status=scanning]:after:inset-y-[12%] data-[status=scanning]:after:rounded-small data-[status=scanning]:after:border-3 data-[status=scanning]:after:border-[#fffc] data-[status=scanning]:after:[box-shadow:0_0_0_100rem_#0004] data-[status=scanning]:after:[content:'']";

/** How long the tick is shown, in ms. */
const SUCCESS_MS = 700;

/** A tick shown briefly after a scan. */
const Success = () => {
  const scans = useStore($scans, { ssr: 'initial' });
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(scans), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [scans]);
  if (scans === 0) return null;
  return (
    <div
      key={scans}
      className="print:hidden pointer-events-none fixed inset-0 z-50 grid place-content-center"
    >
      <svg
        className={`pen w-[7rem] rounded-pill bg-success stroke-on-success stroke-[7] ${shown < scans ? '' : 'invisible'}`}
        viewBox="0 0 64 64"
        aria-hidden="true"
      >
        <path d="M16 34 28 46 50 20" />
      </svg>
      <p className="sr-only" role="status">
        {m.scanner_code_read()}
      </p>
    </div>
  );
};

/** Accepts a dropped picture file. */
const takeDrops = (element: HTMLElement | null) => {
  const accept = (event: DragEvent): void => event.preventDefault();
  const drop = (event: DragEvent): void => {
    accept(event);
    readFirst(event.dataTransfer?.files ?? null);
  };
  element?.addEventListener('dragover', accept);
  element?.addEventListener('drop', drop);
  return () => {
    element?.removeEventListener('dragover', accept);
    element?.removeEventListener('drop', drop);
  };
};

/**
 * The dialog with the camera (behaviour/scanner.md, 'Scanner').
 * @param kind the wanted kind of code, for the texts
 */
export const ScanDialog = ({ kind }: { readonly kind: Kind }) => {
  const scanner = useStore($scanner, { ssr: 'initial' });
  const finding = useStore($scanHint, { ssr: 'initial' });
  const mode = useStore($mode, { ssr: 'initial' });
  const offersTable = useStore($target, { ssr: 'initial' })?.table !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { status } = scanner;
  const open = status !== 'closed';
  const found = finding.kind !== 'none';
  const whole = mode === 'table';
  const isSteady = status === 'scanning' && !whole;

  useEffect(followVisibility, []);
  useEffect(() => takeDrops(dialog.current), []);
  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    cancel.current?.focus();
    // Scrolls to the message, also where the dialog is taller than the screen.
    dialog.current?.scrollTo(0, 0);
    startScanning(SCAN_VIEW_ID);
  }, [open]);

  return (
    <>
      <Success />
      <dialog
        ref={dialog}
        className={`sheet max-h-[calc(100svh-min(2rem,6vw))] w-[min(100%-min(2rem,6vw),30rem)] gap-3 p-[min(var(--space-5),7vw)] ${whole ? 'md:w-[min(100%-2rem,60rem)]' : ''}`}
        aria-labelledby={`${id}-title`}
        onClose={onDialogClosed(closeScanner)}
      >
        <h2 className="text-h3" id={`${id}-title`}>
          {whole ? m.scanner_title_table() : WORDS[kind].title()}
        </h2>
        <div
          className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 ${whole ? 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:grid-rows-[auto_1fr] md:gap-x-5' : ''}`}
        >
          <div className="grid content-start gap-3">
            <div
              className={`scan-frame relative grid aspect-4/3 overflow-clip rounded-card bg-[#0b0a0e] ${whole ? 'max-h-[60svh] has-data-upright:mx-auto has-data-upright:aspect-3/4 has-data-upright:w-full has-data-upright:max-w-[45svh] data-[status=failed]:not-has-[img]:hidden' : `data-[status=failed]:hidden ${AIM}`}`}
              data-status={status}
            >
              {/* Has the camera's size, as every pixel is read, and is scaled to cover. */}
              <div
                id={SCAN_VIEW_ID}
                className="scan-view absolute! top-1/2 left-1/2 [transform:translate(-50%,-50%)_scale(var(--scan-scale,1))] [&_:is(video,canvas)]:block [&_video]:w-auto! [&_video]:max-w-none"
              />
              {whole && (
                <Suspense>
                  <TablePicture />
                </Suspense>
              )}
              {status === 'starting' && scanner.asks && <Explanation />}
            </div>
            {/* Reserves the height of the longest message, so that buttons do not move. */}
            <div
              className={`grid gap-3 ${isSteady ? 'min-h-[8.4rem] content-center border-line-strong boxed xs:min-h-[6rem]' : 'content-start'}`}
            >
              {!((found || whole) && status === 'scanning') && (
                <p className="scan-message" role={status === 'failed' ? 'alert' : 'status'}>
                  {messageOf(scanner, kind)}
                </p>
              )}
              {whole && (
                <Suspense>
                  <TableWords />
                </Suspense>
              )}
              <div className={isSteady ? '' : 'border-line-strong not-empty:boxed'} role="status">
                <FindingWords finding={finding} kind={kind} />
              </div>
            </div>
          </div>
          {whole && (
            <div className="md:row-span-2">
              <Suspense fallback={<div className="skeleton h-[6rem]" aria-busy="true" />}>
                <TableCards />
              </Suspense>
            </div>
          )}
          <div className="grid content-start gap-3">
            {status === 'failed' ? <TypedCode kind={kind} /> : <CameraChoice scanner={scanner} />}
            {status === 'scanning' && <CameraControls scanner={scanner} />}
          </div>
        </div>
        <div className="mt-2 flex flex-wrap gap-3">
          {offersTable && (
            <button
              type="button"
              className={`${SWITCH} flex-auto`}
              aria-pressed={whole}
              onClick={() => chooseMode(whole ? 'one' : 'table')}
            >
              {m.scanner_whole_table()}
            </button>
          )}
          <PictureChoice />
          {(whole || !(status === 'failed' && LASTING.has(scanner.problem))) && (
            <Button
              className="btn-wrap flex-auto"
              disabled={status === 'starting'}
              onClick={resetScanner}
            >
              {m.scanner_reset()}
            </Button>
          )}
          <Button ref={cancel} className="btn-wrap flex-auto" onClick={closeScanner}>
            {m.scanner_cancel()}
          </Button>
        </div>
      </dialog>
    </>
  );
};
