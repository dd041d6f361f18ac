import { existsSync } from 'node:fs';
import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';

import type { OpenArticle, OpenPersona } from '#contract/open-deck.ts';
import { avatarOf } from '#lib/journeys/journeys.ts';
import { LANDING_PICTURE, linkPicture } from '#lib/shared/sharing.ts';

import type { OpenDeck } from '#server/catalogue/open-deck.ts';
import type { CaseFile } from '../content-folder.ts';
import { deckFolder } from '../open-deck.ts';
import { cardPicture, deckPicture, PANEL, sheetFor, sheetIn } from './draw.ts';

/** A link-preview picture to be drawn. */
export interface LinkPicture {
  /** Its path below the built site. */
  readonly path: string;
  readonly draw: () => Promise<Buffer>;
}

/**
 * The drawings have few colours, so that a palette holds them in a third of the bytes.
 * @param quality how near the palette comes to the colours, from 1 to 100
 */
const toPng = (image: Sharp, quality: number): Promise<Buffer> =>
  image.png({ palette: true, quality, dither: 0, effort: 1, compressionLevel: 6 }).toBuffer();

const drawn = (svg: string): Promise<Buffer> => toPng(sharp(Buffer.from(svg)), 90);

/** A sheet whose panel shows a file, where there is one. */
const painted = async (svg: string, file: string): Promise<Buffer> => {
  if (!existsSync(file)) return drawn(svg);
  const input = await sharp(file).resize(PANEL.side, PANEL.side, { fit: 'cover' }).toBuffer();
  return toPng(sharp(Buffer.from(svg)).composite([{ input, left: PANEL.left, top: 0 }]), 50);
};

/** The file of the deck behind an address such as `/assets/articles/one.webp`. */
const pictureFile = (address: string): string =>
  join(deckFolder(), 'pictures', address.replace(/^\/assets\//, ''));

const ofArticle = ({ title, image }: OpenArticle): Promise<Buffer> =>
  image.url === '' ? drawn(sheetFor(title)) : painted(sheetFor(title), pictureFile(image.url));

const ofPersona = ({ name, descriptor }: OpenPersona): Promise<Buffer> =>
  painted(sheetFor(name, descriptor), pictureFile(avatarOf(name)));

const samplesOf = (facts: OpenDeck['facts']): readonly string[] =>
  [...facts.values()].flatMap(({ samples }) => samples);

/** The pictures of the landing page, of every public page of a deck and of the showcase. */
export const linkPictures = (
  { facts, card, article, journey }: OpenDeck,
  cases: readonly CaseFile[],
): readonly LinkPicture[] => [
  {
    path: LANDING_PICTURE.path,
    draw: () => drawn(deckPicture(samplesOf(facts).flatMap((code) => card.get(code) ?? []))),
  },
  ...Array.from(card, ([code, one]) => ({
    path: linkPicture('card', code),
    draw: () => drawn(cardPicture(one)),
  })),
  ...Array.from(article, ([slug, one]) => ({
    path: linkPicture('article', slug),
    draw: () => ofArticle(one),
  })),
  ...Array.from(journey, ([key, one]) => ({
    path: linkPicture('journey', key),
    draw: () => ofPersona(one),
  })),
  ...cases
    .filter(({ cards }) => cards.every((code) => card.has(code)))
    .map(({ slug, title, stream, picture }) => ({
      path: linkPicture('showcase', slug),
      draw: () => painted(sheetIn(stream, title), picture),
    })),
];
