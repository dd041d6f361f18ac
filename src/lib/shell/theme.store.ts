import { atom } from 'nanostores';

import { announceItem } from '#lib/shared/forget.browser.ts';
import { onItemChange, readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';
import { parseThemeChoice, type ThemeChoice } from '#lib/shell/theme-choice.ts';

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
