import type { OpenCard } from '#contract/open-deck.ts';
import { ART_VIEW, cardArt, GLYPH_VIEW, glyphOf } from '#lib/shared/art.ts';
import { kindName } from '#lib/shared/kind-name.ts';

import { PAPER, PAPER_INK, PAPER_MUTED, streamColours } from '#server/shared/deck-colours.ts';
import { outlines, sizeOf } from './text.ts';

/** Width and height of a card, in the units of its art. The page's own is in src/islands/cards/card.css. */
export const CARD = { width: ART_VIEW.width, height: 700 } as const;

const SIDE = 35;
const TITLE = 57;
const SMALL = 25;
const SIGN = 44;
/** The least height of the face below the art. */
const FACE = 305;

/**
 * The face of a card as SVG, its upper left corner at 0 0.
 * @throws Error for a stream without colours
 */
export const drawCard = ({ code, title, category, stream }: OpenCard): string => {
  const colours = streamColours(stream);
  const heading = { text: title, size: TITLE, width: CARD.width - 2 * SIDE, leading: 1.04 };
  const { height } = sizeOf(heading);
  const face = Math.max(FACE, 30 + 40 + height + 20 + SMALL + 30);
  const top = CARD.height - face;
  const art = cardArt(code)
    .layers.map(({ tone, d, line }) => {
      const colour = tone === 'paper' ? PAPER : colours[tone];
      return line === undefined
        ? `<path d="${d}" fill="${colour}"/>`
        : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join('');
  const index = { text: code, size: 58 };
  const tab = { width: sizeOf(index).width + 56, height: 158 };
  const sign = `translate(${(tab.width - SIGN) / 2} 92) scale(${SIGN / GLYPH_VIEW})`;
  const corner = `M0 0h${tab.width}v${tab.height - 35}a35 35 0 0 1-35 35H0Z`;
  const foot = { text: kindName(stream), size: 23 };
  const end = { text: code, size: 28 };
  return `<clipPath id="${code}"><rect width="${CARD.width}" height="${CARD.height}" rx="28"/></clipPath>
    <clipPath id="${code}-art"><rect width="${CARD.width}" height="${top}"/></clipPath>
    <g clip-path="url(#${code})">
      <rect width="${CARD.width}" height="${CARD.height}" fill="${PAPER}"/>
      <g clip-path="url(#${code}-art)"><rect width="${CARD.width}" height="${top}" fill="${colours.base}"/>${art}</g>
      <path d="${corner}" fill="${PAPER}" stroke="${colours.base}" stroke-width="16" paint-order="stroke"/>
      ${outlines(index, 29, 22, PAPER_INK)}
      <path transform="${sign}" d="${glyphOf(category)}" fill="none" stroke="${colours.text}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
      ${outlines({ text: kindName(category), size: SMALL }, SIDE, top + 30, colours.text)}
      ${outlines(heading, SIDE, top + 66, PAPER_INK)}
      ${outlines(foot, SIDE, CARD.height - 56, PAPER_MUTED)}
      <g transform="rotate(180 ${CARD.width - 30} ${CARD.height - 28})">${outlines(end, CARD.width - 30, CARD.height - 28, colours.text)}</g>
    </g>`;
};
