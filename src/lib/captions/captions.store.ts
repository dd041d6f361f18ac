import { atom } from 'nanostores';

import {
  captionRequest,
  readCaptionText,
  readRecent,
  rememberCaption,
  type RecentCaption,
} from '#lib/captions/captions.ts';
import { $choices, chooseCaption, recallChoices, takeLink } from '#lib/captions/choices.store.ts';
import { $cardEntry } from '#lib/captions/drawn-card.store.ts';
import {
  removeStored,
  store,
  onStoredChange,
  readStored,
} from '#lib/captions/caption-storage.browser.ts';
import { requestCaption } from '#lib/captions/thanks.browser.ts';
import { randomBelow } from '#lib/shared/random.browser.ts';

/** State of the last caption request (behaviour/captions.md, 'Captions'). */
export type GenerationState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string };

export const $generation = atom<GenerationState>({ status: 'idle' });

/** The text in the editor, with the platform and language it was made for. */
export const $text = atom<RecentCaption | undefined>();

/** The text that the present one replaced. */
export const $previousText = atom<RecentCaption | undefined>();

/** Whether the text was restored from an earlier visit. */
export const $restored = atom(false);

export const $recent = atom<readonly RecentCaption[]>([]);

/** Whether the form is hydrated: a prerendered page shows before its script runs. */
export const $formReady = atom(false);

/** Range of the first variant, large enough that two people rarely start with the same caption. */
const FIRST_VARIANTS = 1_000_000;

let variant = 0;

/** Number of the latest request; late answers of earlier ones are dropped. */
let latest = 0;

/** The caption under which the editor's text is in the list of recent ones. */
let listed: string | undefined;

const isBlank = ({ caption }: RecentCaption): boolean => caption.trim() === '';

/** Moves the editor's text to the front of the recent captions, replacing the one it was edited from. */
export const listText = (): void => {
  const text = $text.get();
  if (!text || isBlank(text)) return;
  $recent.set(rememberCaption($recent.get(), text, listed));
  listed = text.caption;
  store('recent', $recent.get());
};

const setText = (text: RecentCaption): void => {
  $text.set(text);
  $restored.set(false);
  store('draft', text);
};

/** Replaces the editor's text. The previous text stays in the list and can be restored. */
const replaceText = (next: RecentCaption): void => {
  listText();
  const before = $text.get();
  $previousText.set(before && !isBlank(before) ? before : undefined);
  listed = undefined;
  setText(next);
  $generation.set({ status: 'idle' });
};

/** Clears the text after a sign-out in another tab, so that it is not stored again. */
const clearText = (): void => {
  latest += 1;
  listed = undefined;
  $text.set(undefined);
  $previousText.set(undefined);
  $generation.set({ status: 'idle' });
};

const recallRecent = (): void => $recent.set(readRecent(readStored('recent')));

/**
 * Restores the stored state, then applies the choices of the link. Follows changes of the caption list and
 * sign-outs in other tabs; text and choices stay per tab.
 * @param search the query of the page's address
 */
export const startCaptions = (search: string): void => {
  variant = randomBelow(FIRST_VARIANTS);
  recallChoices();
  recallRecent();
  takeLink(search);
  const draft = readCaptionText(readStored('draft'));
  $text.set(draft);
  $restored.set(draft !== undefined);
  onStoredChange('recent', recallRecent);
  onStoredChange('choices', () => {
    if (readStored('choices') === undefined) recallChoices();
  });
  onStoredChange('draft', () => {
    if ($text.get() && readStored('draft') === undefined) clearText();
  });
  $formReady.set(true);
};

/** Requests a caption, with the next variant each time. Never throws; a failure leaves the text unchanged. */
export const generateCaption = async (): Promise<void> => {
  if ($generation.get().status === 'loading') return;
  const choices = $choices.get();
  const entry = $cardEntry.get();
  latest += 1;
  const mine = latest;
  variant += 1;
  $generation.set({ status: 'loading' });
  const card = entry.kind === 'card' ? entry.card : undefined;
  const result = await requestCaption(captionRequest(choices, variant, card));
  if (mine !== latest) return;
  if (!result.ok) {
    $generation.set({ status: 'failed', message: result.message });
    return;
  }
  const { card: drawn, language, platform } = choices;
  const { caption, byModel } = result;
  replaceText({
    caption,
    platform,
    language,
    ...(byModel && { byModel }),
    ...(drawn !== '' && { card: drawn }),
  });
  listText();
};

export const editCaption = (caption: string): void => {
  const text = $text.get();
  if (text) setText({ ...text, caption });
};

/** Shows an earlier caption again, with the card that it was made with. */
export const reopenCaption = (made: RecentCaption): void => {
  latest += 1;
  chooseCaption({ card: made.card ?? '' });
  replaceText(made);
  listed = made.caption;
};

export const undoCaption = (): void => {
  const before = $previousText.get();
  if (before) reopenCaption(before);
};

/** Deletes the stored captions. The editor's text stays for now. */
export const forgetCaptions = (): void => {
  $recent.set([]);
  $previousText.set(undefined);
  removeStored('recent');
  // Stores null instead of removing the key: a missing key means a sign-out in another tab.
  store('draft', null);
};
