/** The whole table in one look (behaviour.md, 'Card browser'). It comes with the button's press. */
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

/** What is shown: the camera's picture, or one that a person chose. */
export type ShownPicture =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'camera'; readonly video: HTMLVideoElement }
  | { readonly kind: 'photo'; readonly file: Blob };

export const $shown = atom<ShownPicture>({ kind: 'nothing' });

export const $table = atom<ScannedTable>(EMPTY_TABLE);

/** A card on the table; its title and stream once the deck is there. */
export interface ScannedCard {
  readonly code: string;
  readonly card: TableFace | undefined;
}

/** Who takes the cards of the table that is open. */
export const $use = atom<TableUse | undefined>(undefined);

/** The deck by its codes; nothing until it is there. */
export const $deck = atom<ReadonlyMap<string, TableFace> | undefined>(undefined);

/** The same list until it changes: a frame that adds nothing changes nothing. */
const $found = computed($table, ({ found }) => found);

/** The cards that have been found, in that order. A code of no card of the deck is none. */
export const $scannedCards = computed([$found, $deck], (found, deck): readonly ScannedCard[] =>
  found.filter((code) => !deck || deck.has(code)).map((code) => ({ code, card: deck?.get(code) })),
);

/** How many codes in the picture are no cards of the deck. */
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

/** Opens a table for whoever takes its cards. */
export const openTableScan = (use: TableUse): void => {
  forgetDeck();
  $use.set(use);
  forgetDeck = use.$deck.subscribe((deck) => $deck.set(deck));
  use.loadDeck();
};

/** Begins anew: nothing has been found. */
export const clearTableScan = (): void => {
  $table.set(EMPTY_TABLE);
  if ($shown.get().kind === 'photo') $shown.set({ kind: 'nothing' });
};

/** Takes a card off the list. */
export const removeFromTable = (code: string): void => $table.set(withoutCard($table.get(), code));

/** Shows what was read on a picture instead of the camera's frames. */
export const takePhoto = (file: Blob, reading: DecodedImage): void => {
  $shown.set({ kind: 'photo', file });
  $table.set(withReading($table.get(), reading, false));
};

/** Releases the camera. What has been found stays, and so does a photo. */
export const stopTableScan = (): void => {
  stopTableCamera();
  if ($shown.get().kind === 'camera') $shown.set({ kind: 'nothing' });
};

/** Leaves the table, with nothing left of it. */
export const closeTableScan = (): void => {
  stopTableScan();
  clearTableScan();
  announced.clear();
  forgetDeck();
  $use.set(undefined);
  endReader();
};

/**
 * Takes the camera, and collects the cards that it sees.
 * @param onTurn called when the picture takes another shape
 * @param onFailure called where frames cannot be read
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
      // A photo stays until somebody begins anew: phones hide the page while one is chosen.
      if ($shown.get().kind !== 'photo') $shown.set({ kind: 'camera', video });
    },
    onReading: (reading) => {
      // While a photo is looked at, the frames behind it say nothing.
      if ($shown.get().kind === 'camera') $table.set(withReading($table.get(), reading, true));
    },
  });
