import { atom, type ReadableAtom } from 'nanostores';

import type { CameraProblem, RunningCamera } from '#lib/scanner/camera-track.browser.ts';

/** The scan dialog and its camera. */
export type ScannerState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'starting';
      /** Whether the browser will prompt for the camera. */
      readonly asks: boolean;
    }
  | ({
      readonly status: 'scanning';
      readonly torchOn: boolean;
    } & RunningCamera)
  | { readonly status: 'failed'; readonly problem: CameraProblem | 'unloaded' };

export const $scanner = atom<ScannerState>({ status: 'closed' });

export interface ScanTarget {
  readonly kind: 'card' | 'deck';
  /** Called once, with the first code of the kind that is read. */
  readonly onCode: (code: string) => void;
  /** Loads the handler for all cards of a table; without it the mode is not offered. */
  readonly table?: () => Promise<TableUse>;
}

/** The fields of a card that the scanner shows. */
export interface TableFace {
  readonly title: string;
  readonly stream: string;
}

export interface TableUse {
  /** The cards by code; `undefined` until loaded. */
  readonly $deck: ReadableAtom<ReadonlyMap<string, TableFace> | undefined>;
  readonly loadDeck: () => void;
  /** Called with newly found cards, each once. */
  readonly onFound: (codes: readonly string[]) => void;
  /** Makes a hand of the cards, by a name that is suggested. */
  readonly hand?: {
    readonly suggestName: () => string;
    /** Resolves to whether the hand was created. */
    readonly makeHand: (name: string, codes: readonly string[]) => Promise<boolean>;
  };
  /** A button for the cards, in the order of their discovery. */
  readonly action?: {
    readonly label: string;
    /** Takes the cards over, or resolves to an error message. */
    readonly onCodes: (codes: readonly string[]) => Promise<string>;
  };
}

/** Target of the open scanner; `undefined` while closed. */
export const $target = atom<ScanTarget | undefined>(undefined);

/** Preloads the decoder when the scanner is about to open. A failure shows on opening. */
export const warmUpScanner = async (): Promise<void> => {
  try {
    const [{ warmUpDecoder }] = await Promise.all([
      import('#lib/scanner/decoder.browser.ts'),
      import('#lib/scanner/camera.browser.ts'),
    ]);
    await warmUpDecoder();
  } catch {
    // The dialog reports the failure when it opens.
  }
};

/** Opens the scanner. Its dialog starts the camera once mounted. */
export const openScanner = (target: ScanTarget): void => {
  // A copy, so that each opening has its own identity.
  $target.set({ ...target });
  $scanner.set({ status: 'starting', asks: false });
};

/** Closes the scanner, which releases the camera. */
export const closeScanner = (): void => {
  if (!$target.get()) return;
  $target.set(undefined);
  $scanner.set({ status: 'closed' });
};
