import { existsSync } from 'node:fs';
import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';

import type { OpenArticle, OpenPersona } from '#contract/open-deck.ts';
import { avatarOf } from '#lib/journeys/journeys.ts';
import { LANDING_PICTURE, linkPicture } from '#lib/shared/sharing.ts';

import type { OpenDeck } from '#server/catalogue/open-deck.ts';
import { ROOT } from '../setup.mjs';
import { cardPicture, deckPicture, PANEL, sheetFor } from './draw.ts';

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

/** A sheet whose panel shows a file of the site, where there is one. */
const painted = async (svg: string, file: string): Promise<Buffer> => {
  if (!existsSync(join(ROOT, 'public', file))) return drawn(svg);
  const input = await sharp(join(ROOT, 'public', file))
    .resize(PANEL.side, PANEL.side, { fit: 'cover' })
    .toBuffer();
  return toPng(sharp(Buffer.from(svg)).composite([{ input, left: PANEL.left, top: 0 }]), 50);
};

const ofArticle = ({ title, image }: OpenArticle): Promise<Buffer> =>
  image.url === '' ? drawn(sheetFor(title)) : painted(sheetFor(title), image.url);

const ofPersona = ({ name, descriptor }: OpenPersona): Promise<Buffer> =>
  painted(sheetFor(name, descriptor), avatarOf(name));

const samplesOf = (facts: OpenDeck['facts']): readonly string[] =>
  [...facts.values()].flatMap(({ samples }) => samples);

/** The pictures of the landing page and of every public page of a deck. */
export const linkPictures = ({
  facts,
  card,
  article,
  journey,
}: OpenDeck): readonly LinkPicture[] => [
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
];
