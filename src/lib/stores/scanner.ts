import { atom } from 'nanostores';

import { parseCode } from '#core/codes.ts';
import type { Camera, CameraProblem } from '#platform/camera.ts';
import { onVisibilityChange } from '#platform/visibility.ts';

/** The scan dialog. */
export type Scanner =
  | { readonly status: 'closed' }
  | { readonly status: 'starting' }
  | {
      readonly status: 'scanning';
      readonly cameras: readonly Camera[];
      readonly cameraId: string;
      /** What was read where it was no card. */
      readonly note?: string;
    }
  | { readonly status: 'failed'; readonly problem: CameraProblem | 'unloaded' };

export const $scanner = atom<Scanner>({ status: 'closed' });

const camera = () => import('#platform/camera.ts');

/** Loads the decoder ahead, when somebody is about to open the scanner. A failure shows later. */
export const warmUpScanner = async (): Promise<void> => {
  try {
    await (await camera()).warmUpDecoder();
  } catch {
    // The dialog says so when it opens.
  }
};

/** Starts and stops run one after the other, so that no camera is left on behind a closed dialog. */
let queue: Promise<void> = Promise.resolve();

const enqueue = (task: () => Promise<void>): Promise<void> => (queue = queue.then(task, task));

interface Opened {
  readonly elementId: string;
  readonly onCard: (code: string) => void;
}

let opened: Opened | undefined;

const LONGEST_QUOTE = 80;

/** Says what a code was that is no card. */
const noteOn = (text: string): string => {
  if (parseCode(text).kind === 'deck') {
    return 'This is a deck code. Scan the code on a card instead.';
  }
  const quoted = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return `This code says “${quoted}”. It is not a card of the deck.`;
};

const onText = (text: string): void => {
  const parsed = parseCode(text);
  if (parsed.kind === 'card') {
    const { onCard } = opened ?? {};
    closeScanner();
    onCard?.(parsed.code);
    return;
  }
  const state = $scanner.get();
  if (state.status === 'scanning') $scanner.set({ ...state, note: noteOn(text) });
};

const start = (cameraId?: string): Promise<void> =>
  enqueue(async () => {
    if (!opened) return;
    const { elementId } = opened;
    $scanner.set({ status: 'starting' });
    try {
      const { startCamera, stopCamera } = await camera();
      const result = await startCamera({ elementId, cameraId, onText });
      if (!opened) await stopCamera();
      else if (result.ok) {
        $scanner.set({ status: 'scanning', cameras: result.cameras, cameraId: result.cameraId });
      } else $scanner.set({ status: 'failed', problem: result.problem });
    } catch (error) {
      console.error('The scanner could not be loaded.', error);
      if (opened) $scanner.set({ status: 'failed', problem: 'unloaded' });
    }
  });

const stop = (): Promise<void> =>
  enqueue(async () => {
    const state = $scanner.get();
    if (state.status === 'failed') return;
    await (await camera()).stopCamera();
  });

/**
 * Opens the scanner and takes the camera.
 * @param elementId the element that shows the picture
 * @param onCard called once, with the code of the first card that is read
 */
export const openScanner = (elementId: string, onCard: (code: string) => void): void => {
  opened = { elementId, onCard };
  $scanner.set({ status: 'starting' });
  void start();
};

/** Closes the scanner and releases the camera. */
export const closeScanner = (): void => {
  if (!opened) return;
  opened = undefined;
  $scanner.set({ status: 'closed' });
  void stop();
};

/** Begins again with the same camera, as after a refusal that was taken back. */
export const resetScanner = (): void => {
  const state = $scanner.get();
  void start(state.status === 'scanning' ? state.cameraId : undefined);
};

/** Changes to another camera of the list. */
export const chooseCamera = (cameraId: string): void => void start(cameraId);

/** Releases the camera while the tab is hidden and takes it up again afterwards. */
export const followVisibility = (): void => {
  onVisibilityChange((visible) => {
    if (!opened) return;
    if (visible) resetScanner();
    else void stop();
  });
};
