import { atom, type ReadableAtom } from 'nanostores';

import type { CameraProblem, RunningCamera } from '#lib/scanner/camera-track.browser.ts';

/** The scan dialog and its camera. */
export type ScannerState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'starting';
      /** Whether the browser is going to ask for the camera. */
      readonly asks: boolean;
    }
  | ({
      readonly status: 'scanning';
      /** Whether the light is on. */
      readonly torchOn: boolean;
    } & RunningCamera)
  | { readonly status: 'failed'; readonly problem: CameraProblem | 'unloaded' };

export const $scanner = atom<ScannerState>({ status: 'closed' });

/** What a scanner looks for, and who takes it. */
export interface ScanTarget {
  readonly kind: 'card' | 'deck';
  /** Called once, with the first code of the kind that is read. */
  readonly onCode: (code: string) => void;
  /** Loads who takes all cards of a table at once; where it is left out, that is not offered. */
  readonly table?: () => Promise<TableUse>;
}

/** What is printed on a card, as far as the scanner shows it. */
export interface TableFace {
  readonly title: string;
  readonly stream: string;
}

/** Who knows the cards of a table and takes them. */
export interface TableUse {
  /** The deck by its codes; nothing until it is there. */
  readonly $deck: ReadableAtom<ReadonlyMap<string, TableFace> | undefined>;
  readonly loadDeck: () => void;
  /** Called with the cards that are found, each once. */
  readonly onFound: (codes: readonly string[]) => void;
  readonly result:
    | {
        readonly kind: 'hand';
        /** What a hand is called, until somebody has a better name. */
        readonly suggestName: () => string;
        /** Says whether it was made. */
        readonly makeHand: (name: string, codes: readonly string[]) => Promise<boolean>;
      }
    | {
        readonly kind: 'codes';
        /** What the button says. */
        readonly label: string;
        /** Called once, with the cards in the order in which they were found. */
        readonly onCodes: (codes: readonly string[]) => void;
      };
  /** What else the cards can become. */
  readonly also?: {
    readonly label: string;
    /** Goes elsewhere with the cards, or gives what went wrong in words. */
    readonly onCodes: (codes: readonly string[]) => Promise<string>;
  };
}

/** What the open scanner looks for; nothing while it is closed. */
export const $target = atom<ScanTarget | undefined>(undefined);

/** Loads the decoder ahead, when somebody is about to open the scanner. A failure shows later. */
export const warmUpScanner = async (): Promise<void> => {
  try {
    const [{ warmUpDecoder }] = await Promise.all([
      import('#lib/scanner/decoder.browser.ts'),
      import('#lib/scanner/camera.browser.ts'),
    ]);
    await warmUpDecoder();
  } catch {
    // The dialog says so when it opens.
  }
};

/** Opens the scanner. Its dialog takes the camera as soon as it is there. */
export const openScanner = (target: ScanTarget): void => {
  // A copy, so that each visit is a target of its own.
  $target.set({ ...target });
  $scanner.set({ status: 'starting', asks: false });
};

/** Closes the scanner, which releases the camera. */
export const closeScanner = (): void => {
  if (!$target.get()) return;
  $target.set(undefined);
  $scanner.set({ status: 'closed' });
};
