/** Table scan (behaviour/scanner.md, 'Scanner'). Loaded on demand. */
import { atom, computed } from 'nanostores';

import type { CameraStart } from '#lib/scanner/camera-track.browser.ts';
import { endReader } from '#lib/scanner/code-reader.browser.ts';
import type { DecodedImage } from '#lib/scanner/code-reader.ts';
import { buzz } from '#lib/scanner/haptics.browser.ts';
import type { TableFace, TableUse } from '#lib/scanner/scanner.store.ts';
import {
  EMPTY_TABLE,
  withoutCard,
  withReading,
  type ScannedTable,
} from '#lib/scanner/table-scan.ts';
import { startTableCamera, stopTableCamera } from '#lib/scanner/table-camera.browser.ts';

/** The shown picture: the camera's, or a chosen file. */
export type ShownPicture =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'camera'; readonly video: HTMLVideoElement }
  | { readonly kind: 'photo'; readonly file: Blob };

export const $shown = atom<ShownPicture>({ kind: 'nothing' });

export const $table = atom<ScannedTable>(EMPTY_TABLE);

/** A found card; title and stream once the deck is loaded. */
export interface ScannedCard {
  readonly code: string;
  readonly card: TableFace | undefined;
}

/** Handler of the open table scan. */
export const $use = atom<TableUse | undefined>(undefined);

/** The cards by code; `undefined` until loaded. */
export const $deck = atom<ReadonlyMap<string, TableFace> | undefined>(undefined);

/** Same identity until it changes, so that frames without new codes trigger no update. */
const $found = computed($table, ({ found }) => found);

/** The found cards in the order of discovery, without codes that the deck lacks. */
export const $scannedCards = computed([$found, $deck], (found, deck): readonly ScannedCard[] =>
  found.filter((code) => !deck || deck.has(code)).map((code) => ({ code, card: deck?.get(code) })),
);

/** Number of codes in the picture that are not in the deck. */
export const $unknownCodes = computed(
  [$table, $deck],
  ({ detections }, deck) =>
    new Set(
      detections
        .filter(({ card }) => card === undefined || (deck && !deck.has(card)))
        .map(({ text }) => text),
    ).size,
);

const announced = new Set<string>();

$scannedCards.listen((cards) => {
  const fresh = cards
    .filter(({ code, card }) => card && !announced.has(code))
    .map(({ code }) => code);
  if (fresh.length === 0) return;
  fresh.forEach((code) => announced.add(code));
  buzz();
  $use.get()?.onFound(fresh);
});

let forgetDeck = (): void => {};

export const openTableScan = (use: TableUse): void => {
  forgetDeck();
  $use.set(use);
  forgetDeck = use.$deck.subscribe((deck) => $deck.set(deck));
  use.loadDeck();
};

/** Resets the scan. */
export const clearTableScan = (): void => {
  $table.set(EMPTY_TABLE);
  if ($shown.get().kind === 'photo') $shown.set({ kind: 'nothing' });
};

export const removeFromTable = (code: string): void => $table.set(withoutCard($table.get(), code));

/** Shows a chosen picture and its codes instead of the camera. */
export const takePhoto = (file: Blob, reading: DecodedImage): void => {
  $shown.set({ kind: 'photo', file });
  $table.set(withReading($table.get(), reading, false));
};

/** Releases the camera. Found cards and a chosen picture stay. */
export const stopTableScan = (): void => {
  stopTableCamera();
  if ($shown.get().kind === 'camera') $shown.set({ kind: 'nothing' });
};

/** Closes the scan and clears its state. */
export const closeTableScan = (): void => {
  stopTableScan();
  clearTableScan();
  announced.clear();
  forgetDeck();
  $use.set(undefined);
  endReader();
};

/**
 * Starts the camera and collects its cards.
 * @param onTurn called when the picture's orientation changes
 * @param onFailure called where reading fails
 */
export const startTableScan = (
  cameraId: string | undefined,
  onTurn: () => void,
  onFailure: (error: unknown) => void,
): Promise<CameraStart> =>
  startTableCamera({
    cameraId,
    onTurn,
    onFailure,
    onVideo: (video) => {
      // A chosen picture stays until a reset: phones hide the page while one is chosen.
      if ($shown.get().kind !== 'photo') $shown.set({ kind: 'camera', video });
    },
    onReading: (reading) => {
      // Ignores camera frames while a chosen picture shows.
      if ($shown.get().kind === 'camera') $table.set(withReading($table.get(), reading, true));
    },
  });
