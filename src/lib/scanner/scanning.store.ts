/** What the scan dialog does with camera and pictures. It comes with the dialog, not with the page. */

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

/** What was read last where it was not what was wanted, or what became of a picture. */
export type ScanHint =
  | { readonly kind: 'none' | 'reading' | 'unloaded' | 'several' }
  | Exclude<PictureReading, { kind: 'codes' }>
  | ParsedCode;

export const $scanHint = atom<ScanHint>({ kind: 'none' });

/** Whether one code is looked for, or all cards of a table. */
export const $mode = atom<'one' | 'table'>('one');

/** How many codes have been read that were wanted. */
export const $scans = atom(0);

/** Where the camera chosen last is remembered. */
const CAMERA_KEY = 'cd.camera';

/** How long the explanation stands alone before the browser asks, in ms. */
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
  } else $scanHint.set(parsed);
};

/** Takes what the camera has read. Of several cards nobody can tell which one is meant. */
const takeSeen = (text: string, inSight: readonly string[]): void => {
  // A last frame may be read while the camera is already changing over to the whole table.
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

/** Takes a camera, or says why not. The dialog may have been closed meanwhile. */
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
  pictures += 1;
  $scanHint.set({ kind: 'none' });
  table?.clearTableScan();
  startAgain();
};

/** Looks for all cards of a table, or for one code again. */
export const chooseMode = (mode: 'one' | 'table'): void => {
  $mode.set(mode);
  resetScanner();
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
  $scanner.set({ ...state, torchOn: !state.torchOn });
  void setTorch(!state.torchOn);
};

/** Zooms to a value of the camera's range. */
export const zoomTo = (value: number): void => {
  const state = $scanner.get();
  if (state.status !== 'scanning' || !state.zoom) return;
  $scanner.set({ ...state, zoom: { ...state.zoom, value } });
  void setZoom(value);
};

/** Counts the pictures that were chosen, and what has begun anew since: the last one is read. */
let pictures = 0;

const readingOf = async (file: File, all: boolean): Promise<PictureReading> => {
  const { readPicture } = await loadPicture();
  return readPicture(file, all ? 'all' : 'first');
};

/** Reads a picture file instead of the camera's picture: its first code, or the cards of a table. */
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

/** Releases the camera while the tab is hidden and takes it up again afterwards. */
export const followVisibility = (): void => {
  onVisibilityChange((visible) => {
    if (!$target.get()) return;
    if (visible) startAgain();
    else void stop();
  });
};
