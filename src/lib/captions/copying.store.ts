import { atom } from 'nanostores';

import { linkOfChoices } from '#lib/captions/captions.ts';
import { $formReady, $text, listText } from '#lib/captions/captions.store.ts';
import { $choices } from '#lib/captions/choices.store.ts';
import { $cardEntry } from '#lib/captions/drawn-card.store.ts';
import { findSlots } from '#lib/captions/slots.ts';
import { origin, replacePath } from '#lib/shared/address.browser.ts';
import { copyText } from '#lib/shared/clipboard.browser.ts';
import { href } from '#lib/shared/routes.ts';
import { canShare, shareText } from '#lib/shared/share.browser.ts';

/** Result of the last Copy or Share. */
export type Copied = 'no' | 'copied' | 'shared' | 'refused' | 'link' | 'link-refused';

export const $copied = atom<Copied>('no');
export const $canShare = atom(false);

/** The action that waits for a confirmation because the text has an open slot. */
export const $pendingAction = atom<'nothing' | 'copy' | 'share'>('nothing');

$formReady.listen(() => $canShare.set(canShare()));

$text.listen(() => {
  $copied.set('no');
  $pendingAction.set('nothing');
});

/** Whether to go on: true without an open slot or with `anyway`; else sets {@link $pendingAction}. */
const checkSlots = (wish: 'copy' | 'share', anyway: boolean): boolean => {
  const open = !anyway && findSlots($text.get()?.caption ?? '').length > 0;
  $pendingAction.set(open ? wish : 'nothing');
  return !open;
};

const copy = async (): Promise<string | undefined> => {
  const caption = $text.get()?.caption ?? '';
  if (caption.trim() === '') return undefined;
  $copied.set('no');
  const copied = await copyText(caption);
  $copied.set(copied ? 'copied' : 'refused');
  if (copied) listText();
  return copied ? caption : undefined;
};

/**
 * Copies the caption and sets {@link $copied}.
 * @param anyway skips the confirmation for an open slot
 */
export const copyCaption = async (anyway = false): Promise<void> => {
  if (checkSlots('copy', anyway)) await copy();
};

/**
 * Copies the caption, then opens the browser's share sheet: some apps accept no shared text.
 * @param anyway as with {@link copyCaption}
 */
export const shareCaption = async (anyway = false): Promise<void> => {
  if (!checkSlots('share', anyway)) return;
  const caption = await copy();
  if (caption === undefined) return;
  $copied.set('shared');
  await shareText(caption);
};

export const proceedWithOpenSlots = (): Promise<void> =>
  $pendingAction.get() === 'share' ? shareCaption(true) : copyCaption(true);

export const dismissSlotWarning = (): void => $pendingAction.set('nothing');

/** Copies a link to the form with the present choices, and sets it as the page's address. */
export const copyLink = async (): Promise<void> => {
  const choices = $choices.get();
  const card = $cardEntry.get().kind === 'card' ? choices.card.trim() : '';
  const path = href('social') + linkOfChoices({ ...choices, card });
  $copied.set('no');
  replacePath(path);
  const copied = await copyText(new URL(path, origin()).href);
  $copied.set(copied ? 'link' : 'link-refused');
};
