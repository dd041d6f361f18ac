import { doKeptPresses } from '#lib/api/early.browser.ts';

/** Ends the quiet of buttons once they can work, and does what was pressed before. */
export const finishFirstWords = (): void => doKeptPresses();
