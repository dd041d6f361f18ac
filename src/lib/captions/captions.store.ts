import { atom } from 'nanostores';

import {
  captionRequest,
  readCaptionText,
  readRecent,
  rememberCaption,
  type RecentCaption,
} from '#lib/captions/captions.ts';
import { $choices, recallChoices, takeLink } from '#lib/captions/choices.store.ts';
import { $cardEntry } from '#lib/captions/drawn-card.store.ts';
import {
  removeStored,
  store,
  onStoredChange,
  readStored,
} from '#lib/captions/caption-storage.browser.ts';
import { requestCaption } from '#lib/captions/thanks.browser.ts';
import { randomBelow } from '#lib/shared/random.browser.ts';

/** How the last wish for a caption stands (behaviour.md, 'Captions'). */
export type GenerationState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string };

export const $generation = atom<GenerationState>({ status: 'idle' });

/** The text in the editor, with what it was made for. It stays until another one takes its place. */
export const $text = atom<RecentCaption | undefined>();

/** The text that the present one has taken the place of. */
export const $previousText = atom<RecentCaption | undefined>();

/** Whether the text is as an earlier visit left it. */
export const $restored = atom(false);

export const $recent = atom<readonly RecentCaption[]>([]);

/** Whether the form works yet: a prerendered page is there before its script is. */
export const $formReady = atom(false);

/** Large enough that two people hardly begin with the same caption. */
const FIRST_VARIANTS = 1_000_000;

let variant = 0;

/** Counts the requests; an answer that comes late is dropped. */
let latest = 0;

/** The text under which the one in the editor is in the list of recent ones. */
let listed: string | undefined;

const isBlank = ({ caption }: RecentCaption): boolean => caption.trim() === '';

/** Puts the text of the editor in front of the recent ones, in the place of what it was made from. */
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

/** Puts another text into the editor. The one before stays in the list, and can be brought back. */
const replaceText = (next: RecentCaption): void => {
  listText();
  const before = $text.get();
  $previousText.set(before && !isBlank(before) ? before : undefined);
  listed = undefined;
  setText(next);
  $generation.set({ status: 'idle' });
};

/** Lets go of what a sign-out in another tab has forgotten, so that it is not written down again. */
const clearText = (): void => {
  latest += 1;
  listed = undefined;
  $text.set(undefined);
  $previousText.set(undefined);
  $generation.set({ status: 'idle' });
};

const recallRecent = (): void => $recent.set(readRecent(readStored('recent')));

/**
 * Takes up what this browser keeps, and then the choices of the link. Of what another tab changes the list of
 * captions is taken up, and a sign-out; text and choices here may be different ones.
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

/** Asks for a caption, each time for another version. Never throws; a failure changes no text. */
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
  const { platform, language } = choices;
  const { caption, byModel } = result;
  replaceText({ caption, platform, language, ...(byModel && { byModel }) });
  listText();
};

/** Takes over what a person writes into the caption. */
export const editCaption = (caption: string): void => {
  const text = $text.get();
  if (text) setText({ ...text, caption });
};

/** Shows a caption again that was made before. */
export const reopenCaption = (made: RecentCaption): void => {
  latest += 1;
  replaceText(made);
  listed = made.caption;
};

/** Brings back the text that the present one has taken the place of, and the other way round. */
export const undoCaption = (): void => {
  const before = $previousText.get();
  if (before) reopenCaption(before);
};

/** Forgets the captions that this browser remembers. What stands in the editor stays there for now. */
export const forgetCaptions = (): void => {
  $recent.set([]);
  $previousText.set(undefined);
  removeStored('recent');
  // Something of the draft stays: where nothing is there, a sign-out has been at work.
  store('draft', null);
};
