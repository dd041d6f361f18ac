import { atom } from 'nanostores';

import { ACCOUNT_PATH, AccountData } from '#contract/account.ts';
import { ERASED_FRAGMENT } from '#core/erasure.ts';
import { parseThemeChoice, type ThemeChoice } from '#core/theme-choice.ts';
import { saveFile } from '#platform/download.ts';
import { apiDelete, apiGet } from '#platform/api.ts';
import { announceItem, clearBrowser } from '#platform/forget.ts';
import { onItemChange, readItem, removeItem, writeItem } from '#platform/storage.ts';
import { createResource } from '#stores/resource.ts';
import { signInAgain } from '#stores/session.ts';

const account = createResource('The account', AccountData);

/** What is stored about the person, as the page shows it. */
export const $account = account.$state;

/** Reads what is stored. Signed in only. */
export const loadAccount = (): Promise<void> => account.load(ACCOUNT_PATH);

/** `undefined` until the browser has been asked. */
export const $themeChoice = atom<ThemeChoice | undefined>();

/**
 * Looks up which theme was chosen, and follows other tabs and the menu's switch.
 * @param key where the choice is stored
 * @returns ends it
 */
export const followTheme = (key: string): (() => void) => {
  const ended = new AbortController();
  const look = () => $themeChoice.set(parseThemeChoice(readItem('localStorage', key)));
  onItemChange([key], look, ended.signal);
  look();
  return () => ended.abort();
};

/** Takes a theme, here and in the other tabs, and remembers it. */
export const chooseTheme = (key: string, choice: ThemeChoice): void => {
  if (choice === 'system') removeItem('localStorage', key);
  else writeItem('localStorage', key, choice);
  announceItem(key);
};

export type Download =
  | { readonly status: 'idle' | 'working' | 'done' }
  | { readonly status: 'failed'; readonly message: string };

export const $download = atom<Download>({ status: 'idle' });

/** Saves everything that is stored about the person as a file. */
export const downloadData = async (): Promise<void> => {
  $download.set({ status: 'working' });
  const result = await apiGet(ACCOUNT_PATH, AccountData);
  if (result.ok) {
    saveFile('dck-my-data.json', 'application/json', JSON.stringify(result.value, null, 2));
    $download.set({ status: 'done' });
  } else if (result.error.status === 401) await signInAgain();
  else $download.set({ status: 'failed', message: result.error.message });
};

/** The way to the end of an account: asked for, confirmed by typing, under way. */
export type Erasure =
  | { readonly step: 'closed' | 'erasing' }
  | { readonly step: 'open'; readonly typed: string; readonly problem?: string };

export const $erasure = atom<Erasure>({ step: 'closed' });

/** Asks for the word that confirms it. */
export const openErasure = (): void => $erasure.set({ step: 'open', typed: '' });

/** Changes one's mind. */
export const closeErasure = (): void => $erasure.set({ step: 'closed' });

/** Takes in what was typed. */
export const typeErasure = (typed: string): void => $erasure.set({ step: 'open', typed });

/**
 * Deletes the account for good, forgets everything in this browser, and leaves for the provider's
 * logout, which ends on the landing page.
 */
export const eraseAccount = async (): Promise<void> => {
  const before = $erasure.get();
  if (before.step !== 'open') return;
  $erasure.set({ step: 'erasing' });
  const result = await apiDelete(ACCOUNT_PATH);
  if (!result.ok) {
    if (result.error.status === 401) return signInAgain();
    $erasure.set({ ...before, problem: result.error.message });
    return;
  }
  const { leaveForLogout } = await import('#platform/oauth.ts');
  // The session is not declared over here: the guard would leave too, for another place.
  clearBrowser();
  leaveForLogout(ERASED_FRAGMENT);
};
