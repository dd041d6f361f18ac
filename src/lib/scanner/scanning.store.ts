/** Camera and picture handling of the scan dialog. Loaded with the dialog, not with the page. */

import { atom } from 'nanostores';

import { setTorch, setZoom, type CameraStart } from '#lib/scanner/camera-track.browser.ts';
import { willPromptForCamera } from '#lib/scanner/camera-permission.browser.ts';
import { buzz } from '#lib/scanner/haptics.browser.ts';
import { parseCode, type ParsedCode } from '#lib/scanner/parse-code.ts';
import type { PictureReading } from '#lib/scanner/picture.browser.ts';
import { $scanner, $target, closeScanner, type ScanTarget } from '#lib/scanner/scanner.store.ts';
import { onVisibilityChange } from '#lib/shared/visibility.browser.ts';
import { pause } from '#lib/shared/clock.browser.ts';
import { readMoved, removeMoved } from '#lib/shared/moved-item.browser.ts';
import { writeItem } from '#lib/shared/storage.browser.ts';

/** The last read that did not match the target, or the state of a chosen picture. */
export type ScanHint =
  | { readonly kind: 'none' | 'reading' | 'unloaded' | 'several' }
  | Exclude<PictureReading, { kind: 'codes' }>
  | ParsedCode;

export const $scanHint = atom<ScanHint>({ kind: 'none' });

/** Whether the scanner looks for one code or for all cards of a table. */
export const $mode = atom<'one' | 'table'>('one');

/** Number of matching codes read. */
export const $scans = atom(0);

/** Storage key of the chosen camera. */
const CAMERA_KEY = 'cd.camera';

/** Delay between the explanation and the browser's prompt, in ms. */
const EXPLANATION = 1000;

const importCamera = () => import('#lib/scanner/camera.browser.ts');
const importTable = () => import('#lib/scanner/table-scan.store.ts');
const importPicture = () => import('#lib/scanner/picture.browser.ts');

let camera: Awaited<ReturnType<typeof importCamera>> | undefined;
let table: Awaited<ReturnType<typeof importTable>> | undefined;
let picture: Awaited<ReturnType<typeof importPicture>> | undefined;

const loadCamera = async () => (camera ??= await importCamera());
const loadTable = async () => (table ??= await importTable());
const loadPicture = async () => (picture ??= await importPicture());

/** Serialises starts and stops, so that no camera stays on behind a closed dialog. */
let queue: Promise<void> = Promise.resolve();

const enqueue = (task: () => Promise<void>): Promise<void> => (queue = queue.then(task, task));

/** Id of the element for the picture. */
let viewId = '';

/** Handles a read or typed text: closes on a code of the wanted kind, else shows a hint. */
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
  } else $scanHint.set(parsed);
};

/** Handles a text from the camera. With several cards in the frame the intended one is ambiguous. */
const takeSeen = (text: string, inSight: readonly string[]): void => {
  // A last frame may arrive while the mode changes.
  if ($mode.get() === 'table') return;
  const cards = new Set(
    inSight
      .map((seen) => parseCode(seen))
      .flatMap((seen) => (seen.kind === 'card' ? seen.code : [])),
  );
  if ($target.get()?.table && cards.size > 1) $scanHint.set({ kind: 'several' });
  else takeText(text);
};

const stopBoth = async (): Promise<void> => {
  table?.stopTableScan();
  await camera?.stopCamera();
};

const stop = (): Promise<void> => enqueue(stopBoth);

$scanner.listen(({ status }) => {
  if (status !== 'closed') return;
  $scanHint.set({ kind: 'none' });
  $mode.set('one');
  void stop();
  table?.closeTableScan();
  picture?.endReader();
});

const failed = (visit: ScanTarget, error: unknown): void => {
  console.error('The scanner could not be loaded.', error);
  if ($target.get() === visit) $scanner.set({ status: 'failed', problem: 'unloaded' });
};

const startCameraOf = async (visit: ScanTarget, cameraId?: string): Promise<CameraStart> => {
  await stopBoth();
  if ($mode.get() === 'table' && visit.table) {
    const [{ openTableScan, startTableScan }, use] = await Promise.all([
      loadTable(),
      visit.table(),
    ]);
    openTableScan(use);
    return startTableScan(cameraId, startAgain, (error) => failed(visit, error));
  }
  const { startCamera } = await loadCamera();
  return startCamera({ elementId: viewId, cameraId, onText: takeSeen, onTurn: startAgain });
};

/** Starts a camera, or reports why not. The dialog may have closed meanwhile. */
const take = async (visit: ScanTarget, cameraId?: string): Promise<void> => {
  const result = await startCameraOf(visit, cameraId);
  if ($target.get() !== visit) return stopBoth();
  if (result.ok) $scanner.set({ ...result, status: 'scanning', torchOn: false });
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
      const asks = await willPromptForCamera();
      if ($target.get() !== visit) return;
      $scanner.set({ status: 'starting', asks });
      if (asks) await Promise.all([loadCamera(), pause(EXPLANATION)]);
      if ($target.get() === visit) await take(visit, cameraId);
    } catch (error) {
      failed(visit, error);
    }
  });

/** Restarts the running camera, else the stored one, else the rear one. */
const startAgain = (): void => {
  const state = $scanner.get();
  const running = state.status === 'scanning' ? state.cameraId : undefined;
  void start(running ?? readMoved(CAMERA_KEY) ?? undefined);
};

/**
 * Starts the camera for the opened dialog.
 * @param elementId the element for the picture; its parent is the frame that it covers
 */
export const startScanning = (elementId: string): void => {
  viewId = elementId;
  startAgain();
};

/** Restarts with the same camera, for example after a permission was granted. */
export const resetScanner = (): void => {
  pictures += 1;
  $scanHint.set({ kind: 'none' });
  table?.clearTableScan();
  startAgain();
};

/** Switches between one code and all cards of a table. */
export const chooseMode = (mode: 'one' | 'table'): void => {
  $mode.set(mode);
  resetScanner();
};

/** Switches to another camera, and stores the choice. */
export const chooseCamera = (cameraId: string): void => {
  writeItem('localStorage', CAMERA_KEY, cameraId);
  void start(cameraId);
};

export const toggleTorch = (): void => {
  const state = $scanner.get();
  if (state.status !== 'scanning') return;
  $scanner.set({ ...state, torchOn: !state.torchOn });
  void setTorch(!state.torchOn);
};

/** Sets the zoom, within the camera's range. */
export const zoomTo = (value: number): void => {
  const state = $scanner.get();
  if (state.status !== 'scanning' || !state.zoom) return;
  $scanner.set({ ...state, zoom: { ...state.zoom, value } });
  void setZoom(value);
};

/** Number of the latest picture or restart; results of earlier pictures are dropped. */
let pictures = 0;

const readingOf = async (file: File, all: boolean): Promise<PictureReading> => {
  const { readPicture } = await loadPicture();
  return readPicture(file, all ? 'all' : 'first');
};

/** Reads a picture file instead of the camera: its first code, or the cards of a table. */
export const scanPicture = async (file: File): Promise<void> => {
  const visit = $target.get();
  pictures += 1;
  const mine = pictures;
  const isWanted = (): boolean => $target.get() === visit && mine === pictures;
  const all = $mode.get() === 'table';
  $scanHint.set({ kind: 'reading' });
  try {
    const [reading, { takePhoto }] = await Promise.all([
      readingOf(file, all),
      all ? loadTable() : { takePhoto: undefined },
    ]);
    if (!isWanted()) return;
    if (reading.kind !== 'codes') $scanHint.set(reading);
    else if (takePhoto) {
      $scanHint.set({ kind: 'none' });
      takePhoto(file, reading);
    } else reading.codes.slice(0, 1).forEach(({ text }) => takeText(text));
  } catch (error) {
    console.error('The picture could not be read.', error);
    if (isWanted()) $scanHint.set({ kind: 'unloaded' });
  }
};

/** Releases the camera while the tab is hidden, until the returned function is called. */
export const followVisibility = (): (() => void) => {
  const over = new AbortController();
  onVisibilityChange((visible) => {
    if (!$target.get()) return;
    if (visible) startAgain();
    else void stop();
  }, over.signal);
  return () => over.abort();
};
