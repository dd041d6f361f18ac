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
      /** What was read where it was not what was wanted. */
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

/** What a scanner looks for, and who takes it. */
export interface ScanTarget {
  readonly kind: 'card' | 'deck';
  /** Called once, with the first code of the kind that is read. */
  readonly onCode: (code: string) => void;
}

interface Opened extends ScanTarget {
  readonly elementId: string;
}

let opened: Opened | undefined;

const LONGEST_QUOTE = 80;

const WORDS = {
  card: {
    other: 'This is a deck code. Scan the code on a card instead.',
    unknown: 'It is not a card of the deck.',
  },
  deck: {
    other: 'This is the code of a card. Scan the code from the box instead.',
    unknown: 'It is not a deck code.',
  },
} as const;

/** Says what a code was that is not of the wanted kind. */
const noteOn = (text: string, wanted: ScanTarget['kind']): string => {
  const { kind } = parseCode(text);
  if (kind === 'card' || kind === 'deck') return WORDS[wanted].other;
  const quoted = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return `This code says “${quoted}”. ${WORDS[wanted].unknown}`;
};

const onText = (text: string): void => {
  if (!opened) return;
  const { kind, onCode } = opened;
  const parsed = parseCode(text);
  if (parsed.kind === kind) {
    closeScanner();
    onCode(parsed.code);
    return;
  }
  const state = $scanner.get();
  if (state.status === 'scanning') $scanner.set({ ...state, note: noteOn(text, kind) });
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
 */
export const openScanner = (elementId: string, target: ScanTarget): void => {
  opened = { elementId, ...target };
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
