import { printPage } from '#lib/shared/share.browser.ts';

/** Prints the open card. */
export const printCard = printPage;
