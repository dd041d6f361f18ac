import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';

import {
  $scanner,
  chooseCamera,
  closeScanner,
  followVisibility,
  resetScanner,
  type Scanner,
  type ScanTarget,
} from '#stores/scanner.ts';

/** The element that the camera's picture goes into. */
export const SCAN_VIEW_ID = 'scan-view';

const PROBLEMS: Record<Extract<Scanner, { status: 'failed' }>['problem'], string> = {
  refused:
    'The camera is blocked for this page. Allow it in your browser’s site settings and press Reset, or type the code.',
  none: 'No camera was found on this device. Type the code instead.',
  busy: 'The camera is in use by another app. Close that app and press Reset, or type the code.',
  insecure:
    'Browsers give the camera to secure pages only. Open this page by https, or type the code.',
  unloaded:
    'The scanner could not be loaded. Check your connection and press Reset, or type the code.',
};

const WORDS: Record<ScanTarget['kind'], { readonly title: string; readonly hold: string }> = {
  card: { title: 'Scan a card', hold: 'Hold the code on the card into the picture.' },
  deck: { title: 'Scan your deck', hold: 'Hold the code from the box into the picture.' },
};

const messageOf = (scanner: Scanner, kind: ScanTarget['kind']): string => {
  switch (scanner.status) {
    case 'closed':
      return '';
    case 'starting':
      return 'Starting the camera. Your browser may ask you to allow it; the picture stays on this device.';
    case 'scanning':
      return scanner.note ?? WORDS[kind].hold;
    case 'failed':
      return PROBLEMS[scanner.problem];
  }
};

/**
 * The dialog with the camera (spec section 2, 'Browse').
 * @param kind what it looks for, for its words
 */
export const ScanDialog = ({ kind }: Pick<ScanTarget, 'kind'>) => {
  const scanner = useStore($scanner, { ssr: 'initial' });
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const open = scanner.status !== 'closed';

  useEffect(followVisibility, []);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const scanning = scanner.status === 'scanning';
  return (
    <dialog
      ref={dialog}
      className="scan-dialog"
      aria-labelledby={`${id}-title`}
      onClose={closeScanner}
    >
      <h2 id={`${id}-title`}>{WORDS[kind].title}</h2>
      <div className="scan-frame" data-status={scanner.status}>
        <div id={SCAN_VIEW_ID} className="scan-view" />
      </div>
      <p className="scan-message" role={scanner.status === 'failed' ? 'alert' : 'status'}>
        {messageOf(scanner, kind)}
      </p>
      <label className="scan-camera" htmlFor={`${id}-camera`}>
        Camera
      </label>
      <select
        id={`${id}-camera`}
        className="select"
        disabled={!scanning}
        value={scanning ? scanner.cameraId : ''}
        onChange={(event) => chooseCamera(event.target.value)}
      >
        {scanning ? (
          scanner.cameras.map((camera) => (
            <option key={camera.id} value={camera.id}>
              {camera.label}
            </option>
          ))
        ) : (
          <option value="">No camera yet</option>
        )}
      </select>
      <div className="actions">
        <button
          type="button"
          className="btn"
          disabled={scanner.status === 'starting'}
          onClick={resetScanner}
        >
          Reset
        </button>
        <button type="button" className="btn" onClick={closeScanner}>
          Cancel
        </button>
      </div>
    </dialog>
  );
};
