import { atom } from 'nanostores';

import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';

/** Whether this person has scanned a card in this browser. */
export const $hasScanned = atom(readPersonal('scanned') === true);

/** Notes that a card has been scanned; a no to what was offered for it stands. */
export const noteScanned = (): void => {
  if (readPersonal('scanned') === undefined) writePersonal('scanned', true);
  $hasScanned.set(true);
};
