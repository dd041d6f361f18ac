import { atom, computed } from 'nanostores';

import { $choices, chooseCaption } from '#lib/captions/choices.store.ts';
import { readCardEntry, type CardTitle } from '#lib/captions/drawn-card.ts';
import { hasCamera } from '#lib/scanner/has-camera.browser.ts';
import { isMarkedSignedIn } from '#lib/shared/signed-in-mark.browser.ts';

/** The titles that the card's field suggests. */
export const $titles = atom<readonly CardTitle[]>([]);

/** Whether a card can be scanned here. */
export const $canScan = atom(false);

/** What stands in the card's field. */
export const $cardEntry = computed([$choices, $titles], ({ card }, titles) =>
  readCardEntry(card, titles),
);

/** Takes what is typed into the card's field, or a code that was scanned. */
export const chooseCard = (card: string): void => chooseCaption({ card });

/** Gets the titles that the card's field suggests to a member. Without them it is typed freely. */
export const suggestTitles = async (): Promise<void> => {
  if (!isMarkedSignedIn() || $titles.get().length > 0) return;
  try {
    const { loadTitles } = await import('#lib/captions/deck-titles.store.ts');
    $titles.set(await loadTitles());
  } catch {
    // Not loaded, as without a connection; the next visit of the field tries again.
  }
};

/** Finds out about the camera, without asking for it. */
export const lookForCamera = async (): Promise<void> => $canScan.set(await hasCamera());
