/** The language that was chosen for the pages, on its way to the account (behaviour/account.md, 'Language'). */
import * as z from 'zod/mini';

import { ACCOUNT_LANGUAGE_PATH } from '#contract/account-language.ts';
import { request } from '#lib/api/api.browser.ts';
import { UNSENT_PAGES_KEY } from '#lib/shared/language-keys.ts';
import { readItem, removeItem } from '#lib/shared/storage.browser.ts';

/** Sends the language that the account has not got; without an answer it stays for the next page. Never throws. */
export const sendPagesLanguage = async (): Promise<void> => {
  const language = readItem('localStorage', UNSENT_PAGES_KEY);
  const wanted = { path: ACCOUNT_LANGUAGE_PATH, method: 'PUT', body: { language } } as const;
  const { ok } = await request(wanted, z.undefined());
  // Another one may have been chosen meanwhile.
  if (ok && readItem('localStorage', UNSENT_PAGES_KEY) === language)
    removeItem('localStorage', UNSENT_PAGES_KEY);
};
