/** The picture to post: its format, its file and the result of the last action. Load it on demand. */

import { atom } from 'nanostores';

import { STREAMS, type Stream } from '#contract/cards.ts';
import { listText } from '#lib/captions/captions.store.ts';
import {
  canSharePictures,
  drawPicture,
  pictureFile,
  sharePicture,
} from '#lib/captions/picture.browser.ts';
import { pictureFileName, type Picture, type PictureFormat } from '#lib/captions/picture.ts';
import { findSlots } from '#lib/captions/slots.ts';
import { copyText } from '#lib/shared/clipboard.browser.ts';
import { saveFile } from '#lib/shared/download.browser.ts';

export const $format = atom<PictureFormat>('square');

/** The stream whose drawing is used where no code names one. */
export const $chosenStream = atom<Stream>(STREAMS[0]);

/** Result of the last action. */
export type PictureNews =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'saved'; readonly name: string }
  /** The caption has open slots; sharing waits for a confirmation. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'shared' | 'cancelled' | 'not-shared'; readonly copied: boolean }
  | { readonly kind: 'alt-text'; readonly copied: boolean };

const NOTHING: PictureNews = { kind: 'nothing' };

export const $news = atom<PictureNews>(NOTHING);

export const $canSharePicture = atom(canSharePictures());

interface Drawn {
  readonly canvas: HTMLCanvasElement;
  readonly name: string;
}

/** The latest picture, once drawn; `undefined` where drawing failed. */
let wanted: Promise<Drawn | undefined> = Promise.resolve(undefined);

const draw = async (
  canvas: HTMLCanvasElement,
  picture: Picture,
  format: PictureFormat,
): Promise<Drawn | undefined> => {
  try {
    await drawPicture(canvas, picture, format);
    return { canvas, name: pictureFileName(picture, format) };
  } catch (error) {
    console.error('The picture could not be drawn.', error);
    $news.set({ kind: 'failed' });
    return undefined;
  }
};

/** Draws the picture. Actions wait for it. */
export const showPicture = (
  canvas: HTMLCanvasElement,
  picture: Picture,
  format: PictureFormat,
): void => {
  $news.set(NOTHING);
  wanted = draw(canvas, picture, format);
};

const fileOf = async (): Promise<File | undefined> => {
  const waited = wanted;
  const drawn = await waited;
  // A newer picture was requested meanwhile.
  if (waited !== wanted) return fileOf();
  const file = drawn && pictureFile(drawn.canvas, drawn.name);
  if (!file) $news.set({ kind: 'failed' });
  return file;
};

export const savePicture = async (): Promise<void> => {
  $news.set(NOTHING);
  const file = await fileOf();
  if (!file) return;
  saveFile(file.name, file);
  $news.set({ kind: 'saved', name: file.name });
};

/**
 * Copies the caption, then opens the browser's share sheet with picture and caption: some apps keep the
 * picture and drop the text.
 * @param anyway skips the confirmation for an open slot
 */
export const shareWithCaption = async (caption: string, anyway = false): Promise<void> => {
  $news.set(NOTHING);
  if (!anyway && findSlots(caption).length > 0) {
    $news.set({ kind: 'asking' });
    return;
  }
  // First: writing to the clipboard needs a user activation.
  const copied = await copyText(caption);
  if (copied) listText();
  const file = await fileOf();
  if (!file) return;
  const outcome = await sharePicture(file, caption);
  $news.set({ kind: outcome === 'failed' ? 'not-shared' : outcome, copied });
};

export const copyAltText = async (text: string): Promise<void> => {
  $news.set(NOTHING);
  $news.set({ kind: 'alt-text', copied: await copyText(text) });
};
