import { doKeptPresses } from '#lib/shared/kept-presses.browser.ts';

/** Lets buttons work, and does what was pressed before they could. */
export const finishFirstWords = (): void => doKeptPresses();
