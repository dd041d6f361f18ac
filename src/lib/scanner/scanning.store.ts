/** What the scan dialog does with camera and pictures. It comes with the dialog, not with the page. */

import { atom } from 'nanostores';

import { willAskForCamera } from '#lib/scanner/camera-permission.browser.ts';
import { buzz } from '#lib/scanner/haptics.browser.ts';
import { parseCode, type ParsedCode } from '#lib/scanner/parse-code.ts';
import type { PictureReading } from '#lib/scanner/picture.browser.ts';
import { $scanner, $target, closeScanner, type ScanTarget } from '#lib/scanner/scanner.store.ts';
import { onVisibilityChange } from '#lib/shared/visibility.browser.ts';
import { pause } from '#lib/shared/clock.browser.ts';
import { readMoved, removeMoved } from '#lib/shared/moved-item.browser.ts';
import { writeItem } from '#lib/shared/storage.browser.ts';

/** What was read last where it was not what was wanted, or what became of a picture. */
export type Finding =
  | { readonly kind: 'none' | 'reading' | 'unloaded' }
  | Exclude<PictureReading, { kind: 'text' }>
  | ParsedCode;

export const $finding = atom<Finding>({ kind: 'none' });

/** How many codes have been read that were wanted. */
export const $scans = atom(0);

/** Where the camera chosen last is remembered. */
const CAMERA_KEY = 'cd.camera';

/** How long the explanation stands alone before the browser asks, in ms. */
const EXPLANATION = 1000;

const importCamera = () => import('#lib/scanner/camera.browser.ts');

let loaded: Awaited<ReturnType<typeof importCamera>> | undefined;

const loadCamera = async () => (loaded ??= await importCamera());

/** Starts and stops run one after the other, so that no camera is left on behind a closed dialog. */
let queue: Promise<void> = Promise.resolve();

const enqueue = (task: () => Promise<void>): Promise<void> => (queue = queue.then(task, task));

/** The id of the element that shows the picture. */
let viewId = '';

/** Takes what has been read or typed: closes on a code of the kind that is wanted, tells any other. */
export const takeText = (text: string): void => {
  const target = $target.get();
  if (!target) return;
  const { kind, onCode } = target;
  const parsed = parseCode(text);
  if (parsed.kind === kind) {
    buzz();
    $scans.set($scans.get() + 1);
    closeScanner();
    onCode(parsed.code);
  } else $finding.set(parsed);
};

const stop = (): Promise<void> => enqueue(async () => loaded?.stopCamera());

$scanner.listen(({ status }) => {
  if (status !== 'closed') return;
  $finding.set({ kind: 'none' });
  void stop();
});

/** Takes a camera, or says why not. The dialog may have been closed meanwhile. */
const take = async (visit: ScanTarget, cameraId?: string): Promise<void> => {
  const { startCamera, stopCamera } = await loadCamera();
  const result = await startCamera({
    elementId: viewId,
    cameraId,
    onText: takeText,
    onTurn: startAgain,
  });
  if ($target.get() !== visit) return stopCamera();
  if (result.ok) $scanner.set({ ...result, status: 'scanning', lit: false });
  else if (cameraId !== undefined && result.problem === 'none') {
    removeMoved(CAMERA_KEY);
    await take(visit);
  } else $scanner.set({ status: 'failed', problem: result.problem });
};

const start = (cameraId?: string): Promise<void> =>
  enqueue(async () => {
    const visit = $target.get();
    if (!visit) return;
    try {
      const asks = await willAskForCamera();
      if ($target.get() !== visit) return;
      $scanner.set({ status: 'starting', asks });
      if (asks) await Promise.all([loadCamera(), pause(EXPLANATION)]);
      if ($target.get() === visit) await take(visit, cameraId);
    } catch (error) {
      console.error('The scanner could not be loaded.', error);
      if ($target.get() === visit) $scanner.set({ status: 'failed', problem: 'unloaded' });
    }
  });

/** Starts the camera that runs, else the one remembered, else the rear one. */
const startAgain = (): void => {
  const state = $scanner.get();
  const running = state.status === 'scanning' ? state.cameraId : undefined;
  void start(running ?? readMoved(CAMERA_KEY) ?? undefined);
};

/**
 * Takes the camera for the dialog that has opened.
 * @param elementId the element that shows the picture; its parent is the frame that it covers
 */
export const startScanning = (elementId: string): void => {
  viewId = elementId;
  startAgain();
};

/** Begins again with the same camera, as after a refusal that was taken back. */
export const resetScanner = (): void => {
  $finding.set({ kind: 'none' });
  startAgain();
};

/** Changes to another camera of the list, and remembers it. */
export const chooseCamera = (cameraId: string): void => {
  writeItem('localStorage', CAMERA_KEY, cameraId);
  void start(cameraId);
};

/** Switches the light on or off. */
export const toggleTorch = (): void => {
  const state = $scanner.get();
  if (state.status !== 'scanning') return;
  $scanner.set({ ...state, lit: !state.lit });
  void loaded?.setTorch(!state.lit);
};

/** Zooms to a value of the camera's range. */
export const zoomTo = (value: number): void => {
  const state = $scanner.get();
  if (state.status !== 'scanning' || !state.zoom) return;
  $scanner.set({ ...state, zoom: { ...state.zoom, value } });
  void loaded?.setZoom(value);
};

/** Reads the code on a picture file instead of the camera's picture. */
export const scanPicture = async (file: File): Promise<void> => {
  const visit = $target.get();
  $finding.set({ kind: 'reading' });
  try {
    const { readPicture } = await import('#lib/scanner/picture.browser.ts');
    const reading = await readPicture(file);
    if ($target.get() !== visit) return;
    if (reading.kind === 'text') takeText(reading.text);
    else $finding.set(reading);
  } catch (error) {
    console.error('The picture could not be read.', error);
    if ($target.get() === visit) $finding.set({ kind: 'unloaded' });
  }
};

/** Releases the camera while the tab is hidden and takes it up again afterwards. */
export const followVisibility = (): void => {
  onVisibilityChange((visible) => {
    if (!$target.get()) return;
    if (visible) startAgain();
    else void stop();
  });
};
