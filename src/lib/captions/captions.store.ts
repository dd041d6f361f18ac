import { atom } from 'nanostores';

import type { Cta, Platform } from '#contract/captions.ts';
import {
  captionRequest,
  changePlatform,
  choicesOfLink,
  DEFAULT_CHOICES,
  linkOfChoices,
  readChoices,
  readRecent,
  rememberCaption,
  toggleCta,
  type CaptionChoices,
  type RecentCaption,
} from '#lib/captions/captions.ts';
import { requestCaption } from '#lib/captions/thanks.browser.ts';
import { origin, replacePath } from '#lib/shared/address.browser.ts';
import { copyText } from '#lib/shared/clipboard.browser.ts';
import { randomBelow } from '#lib/shared/random.browser.ts';
import { href } from '#lib/shared/routes.ts';
import { canShare, shareText } from '#lib/shared/share.browser.ts';
import { onItemChange, readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

/** The caption area (behaviour.md, 'Captions'). */
export type Caption =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & RecentCaption)
  | { readonly status: 'failed'; readonly message: string };

/** What the last press of Copy or Share led to. */
export type Copied = 'no' | 'copied' | 'shared' | 'refused' | 'link' | 'link-refused';

export const $choices = atom<CaptionChoices>(DEFAULT_CHOICES);
export const $caption = atom<Caption>({ status: 'idle' });
export const $recent = atom<readonly RecentCaption[]>([]);
export const $copied = atom<Copied>('no');
export const $canShare = atom(false);
/** Whether the form works yet: a prerendered page is there before its script is. */
export const $started = atom(false);

const CHOICES_KEY = 'cd.captions.choices';
const RECENT_KEY = 'cd.captions.recent';

/** Large enough that two people hardly begin with the same caption. */
const FIRST_VARIANTS = 1_000_000;

const readJson = (key: string): unknown => {
  try {
    return JSON.parse(readItem('localStorage', key) ?? 'null');
  } catch {
    return undefined;
  }
};

const writeJson = (key: string, value: unknown): void => {
  writeItem('localStorage', key, JSON.stringify(value));
};

let variant = 0;

const recall = (): void => {
  $choices.set(readChoices(readJson(CHOICES_KEY), DEFAULT_CHOICES));
  $recent.set(readRecent(readJson(RECENT_KEY)));
};

/**
 * Takes up the choices of last time and then those of the link. What another tab changes is taken up
 * as well: what a sign-out has forgotten must not be written down again.
 * @param search the query of the page's address
 */
export const startCaptions = (search: string): void => {
  variant = randomBelow(FIRST_VARIANTS);
  recall();
  $choices.set(choicesOfLink(search, $choices.get()));
  onItemChange([CHOICES_KEY, RECENT_KEY], recall);
  $canShare.set(canShare());
  $started.set(true);
};

const choose = (choices: CaptionChoices): void => {
  $choices.set(choices);
  writeJson(CHOICES_KEY, choices);
};

/** Changes one choice; another platform re-filters the calls. */
export const chooseCaption = (change: Partial<Omit<CaptionChoices, 'cta' | 'platform'>>): void =>
  choose({ ...$choices.get(), ...change });

export const choosePlatform = (platform: Platform): void =>
  choose(changePlatform($choices.get(), platform));

/** Switches a call on or off; 'none' clears all others. */
export const chooseCta = (cta: Cta): void => choose(toggleCta($choices.get(), cta));

/** The text that the shown caption has in the list of recent ones. */
let remembered: string | undefined;

const remember = (made: RecentCaption): void => {
  $recent.set(rememberCaption($recent.get(), made, remembered));
  remembered = made.caption;
  writeJson(RECENT_KEY, $recent.get());
};

/** Counts the requests; an answer that comes late is dropped. */
let latest = 0;

const show = (caption: Caption): void => {
  $copied.set('no');
  $caption.set(caption);
};

/** Asks for a caption, each time for another version. Never throws. */
export const generateCaption = async (): Promise<void> => {
  if ($caption.get().status === 'loading') return;
  const choices = $choices.get();
  latest += 1;
  const mine = latest;
  variant += 1;
  show({ status: 'loading' });
  const result = await requestCaption(captionRequest(choices, variant));
  if (mine !== latest) return;
  if (!result.ok) {
    show({ status: 'failed', message: result.message });
    return;
  }
  const made = {
    caption: result.caption,
    platform: choices.platform,
    language: choices.language,
  };
  show({ status: 'ready', ...made });
  remembered = undefined;
  remember(made);
};

/** Takes over what a person writes into the caption. */
export const editCaption = (caption: string): void => {
  const state = $caption.get();
  if (state.status === 'ready') show({ ...state, caption });
};

/** Shows a caption again that was made before. */
export const reopenCaption = (made: RecentCaption): void => {
  latest += 1;
  remembered = made.caption;
  show({ status: 'ready', ...made });
};

/** Forgets the captions that this browser remembers. */
export const forgetCaptions = (): void => {
  $recent.set([]);
  removeItem('localStorage', RECENT_KEY);
};

const copy = async (): Promise<string | undefined> => {
  const state = $caption.get();
  if (state.status !== 'ready' || state.caption.trim() === '') return undefined;
  const { caption, platform, language } = state;
  $copied.set('no');
  const copied = await copyText(caption);
  $copied.set(copied ? 'copied' : 'refused');
  if (copied) remember({ caption, platform, language });
  return copied ? caption : undefined;
};

/** Copies the caption and says so in {@link $copied}. */
export const copyCaption = async (): Promise<void> => {
  await copy();
};

/** Copies the caption, then opens the browser's sharing: some apps take no text from outside. */
export const shareCaption = async (): Promise<void> => {
  const caption = await copy();
  if (caption === undefined) return;
  $copied.set('shared');
  await shareText(caption);
};

/** Copies a link that opens the form with the present choices, and puts it into the address bar. */
export const copyLink = async (): Promise<void> => {
  const path = href('social') + linkOfChoices($choices.get());
  $copied.set('no');
  replacePath(path);
  const copied = await copyText(new URL(path, origin()).href);
  $copied.set(copied ? 'link' : 'link-refused');
};
