import { atom } from 'nanostores';

import { announceItem } from '#lib/shared/forget.browser.ts';
import { onItemChange, readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';
import { parseThemeChoice, type ThemeChoice } from '#lib/shell/theme-choice.ts';

/** `undefined` until read from storage. */
export const $themeChoice = atom<ThemeChoice | undefined>();

/**
 * Reads the stored theme and follows other tabs and the drawer's switch.
 * @param key the storage key
 * @returns a function that unsubscribes
 */
export const followTheme = (key: string): (() => void) => {
  const ended = new AbortController();
  const look = () => $themeChoice.set(parseThemeChoice(readItem('localStorage', key)));
  onItemChange([key], look, ended.signal);
  look();
  return () => ended.abort();
};

/** Applies and stores a theme, in all tabs. */
export const chooseTheme = (key: string, choice: ThemeChoice): void => {
  if (choice === 'system') removeItem('localStorage', key);
  else writeItem('localStorage', key, choice);
  announceItem(key);
};
