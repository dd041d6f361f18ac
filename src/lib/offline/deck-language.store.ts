import { atom } from 'nanostores';

import { chosenLanguage, onLanguageChange } from '#lib/api/deck-language.browser.ts';
import { DECK_LANGUAGE_KEY } from '#lib/shared/language-keys.ts';
import { refreshDeck } from '#lib/offline/kept-deck.store.ts';
import { writePersonal } from '#lib/shared/personal.browser.ts';
import { removeItem, writeItem } from '#lib/shared/storage.browser.ts';

/** The language chosen for the deck's texts, `null` for the page's own; `undefined` until read from storage. */
export const $deckLanguage = atom<string | null | undefined>();

let following = false;

/** Reads the choice, and follows other tabs. */
export const followDeckLanguage = (): void => {
  const look = (): void => $deckLanguage.set(chosenLanguage());
  if (!following) onLanguageChange(look);
  following = true;
  look();
};

/**
 * Chooses the language of the deck's texts: what this browser remembers in another one is forgotten, and the
 * offline deck follows.
 * @param language a language tag; `null` for that of the page
 */
export const chooseDeckLanguage = (language: string | null): void => {
  if (language === null) removeItem('localStorage', DECK_LANGUAGE_KEY);
  else writeItem('localStorage', DECK_LANGUAGE_KEY, language);
  $deckLanguage.set(language);
  writePersonal('cards', []);
  void refreshDeck();
};
