import * as m from '#messages';

import type { Paper, Printed } from '#contract/printing.ts';
import { apiFile } from '#lib/api/api.browser.ts';
import { signInAgain } from '#lib/api/sign-in-again.store.ts';
import { saveFile } from '#lib/shared/download.browser.ts';
import { sheetFile, sheetPath } from '#lib/sheets/sheets.ts';

/**
 * Downloads a sheet as a PDF. Signed in only.
 * @returns the message for the person
 */
export const takeSheet = async (printed: Printed, paper: Paper): Promise<string> => {
  const result = await apiFile(sheetPath(printed, paper));
  if (result.ok) {
    const name = sheetFile(printed, paper);
    saveFile(name, result.value);
    return m.sheets_downloaded({ file: name });
  }
  if (result.error.status === 401) await signInAgain();
  else console.error(`The sheet could not be loaded: ${result.error.code}`);
  return result.error.message;
};
