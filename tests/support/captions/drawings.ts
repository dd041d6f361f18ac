import sharp, { type Sharp } from 'sharp';

import { ART_VIEW, glyphOf, type cardArt } from '#lib/shared/art.ts';
import { PAPER, streamColours } from '#server/shared/deck-colours.ts';

/** A part of a picture, in its pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const pixelsOf = (image: Sharp): Promise<Buffer> =>
  image.flatten().removeAlpha().toColourspace('srgb').raw().toBuffer();

/** The colours of a part of a picture, three bytes a pixel. */
export const cut = (picture: Buffer, region: Region): Promise<Buffer> =>
  pixelsOf(sharp(picture).extract(region));

const PEN = 'stroke-linecap="round" stroke-linejoin="round"';

const draw = (view: string, size: Pick<Region, 'width' | 'height'>, shapes: string) =>
  pixelsOf(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${size.width}" height="${size.height}">${shapes}</svg>`,
      ),
    ),
  );

/**
 * Draws a strip of a drawing in a stream's colours, by another engine than the browser's.
 * @param from where the strip begins, in units of the drawing, of which its width has 500
 */
export const drawStrip = (
  { layers }: ReturnType<typeof cardArt>,
  stream: string,
  from: number,
  size: Pick<Region, 'width' | 'height'>,
): Promise<Buffer> => {
  const colours = { ...streamColours(stream), paper: PAPER };
  const height = (size.height / size.width) * ART_VIEW.width;
  const shapes = layers.map(({ tone, d, line }) =>
    line === undefined
      ? `<path d="${d}" fill="${colours[tone]}"/>`
      : `<path d="${d}" fill="none" stroke="${colours[tone]}" stroke-width="${line}" ${PEN}/>`,
  );
  const ground = `<rect y="${from}" width="100%" height="100%" fill="${colours.base}"/>`;
  return draw(`0 ${from} ${ART_VIEW.width} ${height}`, size, ground + shapes.join(''));
};

/** Draws the sign of a category on paper, in the text colour of a stream. */
export const drawSign = (category: string, stream: string, side: number): Promise<Buffer> =>
  draw(
    '0 0 24 24',
    { width: side, height: side },
    `<rect width="24" height="24" fill="${PAPER}"/>
    <path d="${glyphOf(category)}" fill="none" stroke="${streamColours(stream).text}" stroke-width="2.6" ${PEN}/>`,
  );

/** The share of pixels, from 0 to 1, of which a colour is further off than two engines' edges are. */
export const shareOff = (one: Buffer, other: Buffer, tolerance = 64): number => {
  let off = 0;
  for (let index = 0; index < one.length; index += 3) {
    const far = [0, 1, 2].some(
      (band) => Math.abs((one[index + band] ?? 0) - (other[index + band] ?? 0)) > tolerance,
    );
    if (far) off += 1;
  }
  return off / (one.length / 3);
};
