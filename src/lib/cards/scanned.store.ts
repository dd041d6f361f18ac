import { atom } from 'nanostores';

import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';

/** Whether the person scanned a card in this browser. */
export const $hasScanned = atom(readPersonal('scanned') === true);

/** Stores that a card was scanned; a declined offer stays declined. */
export const noteScanned = (): void => {
  if (readPersonal('scanned') === undefined) writePersonal('scanned', true);
  $hasScanned.set(true);
};
