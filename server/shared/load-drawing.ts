import { setImmediate as turn } from 'node:timers/promises';

/**
 * Loads the libraries that draw PDFs, one after the other: all at once would hold the event loop for a tenth
 * of a second. A start loads nothing of them.
 */
export const loadDrawing = async (): Promise<void> => {
  await import('fontkit');
  await turn();
  await import('pdfkit');
  await turn();
};
