import { atom } from 'nanostores';

import { drawQr, type QrDrawing } from '#lib/tables/qr.browser.ts';

/** The displayed QR code, with its text. */
export const $qr = atom<(QrDrawing & { readonly text: string }) | undefined>(undefined);

/** Draws a QR code; none if the library cannot be loaded, since the table's code can be typed. */
export const showQr = async (text: string): Promise<void> => {
  try {
    $qr.set({ text, ...(await drawQr(text)) });
  } catch (error) {
    console.error('The QR code could not be drawn.', error);
  }
};
