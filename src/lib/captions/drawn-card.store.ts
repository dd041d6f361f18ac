import { atom, computed } from 'nanostores';

import { $choices, chooseCaption } from '#lib/captions/choices.store.ts';
import { readCardEntry, type CardTitle } from '#lib/captions/drawn-card.ts';
import { hasCamera } from '#lib/scanner/video-inputs.browser.ts';
import { isMarkedSignedIn } from '#lib/shared/signed-in-mark.browser.ts';

/** The titles that the card's field suggests. */
export const $titles = atom<readonly CardTitle[]>([]);

/** Whether this device has a camera to scan a card with. */
export const $canScan = atom(false);

/** The parsed text of the card's field. */
export const $cardEntry = computed([$choices, $titles], ({ card }, titles) =>
  readCardEntry(card, titles),
);

/** Sets the card's field to typed text or a scanned code. */
export const chooseCard = (card: string): void => chooseCaption({ card });

/** Loads title suggestions for members. Without them the field takes free text. */
export const suggestTitles = async (): Promise<void> => {
  if (!isMarkedSignedIn() || $titles.get().length > 0) return;
  try {
    const { loadTitles } = await import('#lib/captions/deck-titles.store.ts');
    $titles.set(await loadTitles());
  } catch {
    // Not loaded, for example offline; the next focus of the field retries.
  }
};

/** Detects a camera without asking for permission. */
export const lookForCamera = async (): Promise<void> => $canScan.set(await hasCamera());
