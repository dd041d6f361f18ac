/** The language of the deck's texts that was chosen in this browser. */
import { PAGE_LANGUAGE } from '#messages/languages.js';
import { DECK_LANGUAGE_KEY } from '#lib/shared/language-keys.ts';
import { onItemChange, readItem } from '#lib/shared/storage.browser.ts';

/** A language tag, unchecked; none where the page's own language counts. */
export const chosenLanguage = (): string | null => readItem('localStorage', DECK_LANGUAGE_KEY);

/** The language in which the deck is read: the chosen one, else that of the page. */
export const deckLanguage = (): string => chosenLanguage() ?? PAGE_LANGUAGE;

/** Calls back after a choice in another tab, and where this page comes back by the browser's history after one. */
export const onLanguageChange = (listener: () => void): void => {
  let known = chosenLanguage();
  const look = (): void => {
    if (chosenLanguage() === known) return;
    known = chosenLanguage();
    listener();
  };
  onItemChange([DECK_LANGUAGE_KEY], look);
  window.addEventListener('pageshow', look);
};
