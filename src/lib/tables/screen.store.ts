/** Wake lock, full screen and sound of a table's screen. */
import { atom } from 'nanostores';

import { offerFullScreen } from '#lib/tables/full-screen.browser.ts';
import { allowChime } from '#lib/shared/sound.store.ts';
import { keepAwake } from '#lib/shared/wake-lock.browser.ts';

/** Whether the page is in full screen. */
export const $isWhole = atom(false);

/**
 * Keeps the device awake; full screen and sound start with the first click or key.
 * @returns a function that stops it
 */
export const startScreen = (): (() => void) => {
  const ends = [keepAwake(), allowChime(), offerFullScreen((isWhole) => $isWhole.set(isWhole))];
  return () => ends.forEach((end) => end());
};
