import { atom } from 'nanostores';

import { drawQr, type QrDrawing } from '#lib/tables/qr.browser.ts';

/** The QR code that is shown, with the text it was drawn of. */
export const $qr = atom<(QrDrawing & { readonly text: string }) | undefined>(undefined);

/** Draws a QR code. Where the library of it does not come there is none: a table's code is typed as well. */
export const showQr = async (text: string): Promise<void> => {
  try {
    $qr.set({ text, ...(await drawQr(text)) });
  } catch (error) {
    console.error('The QR code could not be drawn.', error);
  }
};
