import * as m from '#messages';

import { PRODUCT_NAME, PRODUCT_TITLE } from '#lib/shared/brand.ts';
import type { Stream } from '#contract/cards.ts';
import type { OpenCard } from '#contract/open-deck.ts';

import { CARD, drawCard } from './card.ts';
import {
  ON_PRIMARY,
  PAPER,
  PAPER_INK,
  PRIMARY,
  streamColours,
} from '#server/shared/deck-colours.ts';
import { fit, outlines, sizeOf } from './text.ts';

/** Width and height of a picture for shared links, in pixels. */
const SIZE = { width: 1200, height: 630 } as const;

/** The square at the right, which holds the picture itself. */
export const PANEL = { left: SIZE.width - SIZE.height, side: SIZE.height } as const;

const MIDDLE = [PANEL.left + PANEL.side / 2, PANEL.side / 2] as const;

/** From the middle of the cards in a hand to the point about which they turn. */
const HAND = 560;

const MARGIN = 48;
const COLUMN = PANEL.left - 2 * MARGIN;
const TITLE_SIZES = [112, 98, 84, 76, 68, 60, 54, 48, 42];

interface Words {
  readonly title: string;
  /** A line above the product's name; optional. */
  readonly line?: string;
}

interface Look {
  /** The colour of the corner tab. */
  readonly tab: string;
  readonly onTab: string;
  /** The lines at the foot. */
  readonly text: string;
  /** The background of the panel. */
  readonly ground: string;
}

/** A sheet of paper with tab and text at the left, and a panel at the right. */
const sheet = ({ title, line = '' }: Words, look: Look, panel: string): string => {
  const name = { text: PRODUCT_NAME, size: 44 };
  const tab = sizeOf(name).width + 58;
  const size = fit(title, TITLE_SIZES, { width: COLUMN, height: 330 });
  const heading = { text: title, size, width: COLUMN, leading: 1.03 };
  const above = { text: line, size: 27, width: COLUMN, leading: 1.2 };
  const foot = SIZE.height - MARGIN - 30;
  const middle = (96 + foot - (line === '' ? 0 : sizeOf(above).height)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="${PAPER}"/>
    <path d="M${MARGIN} 0h${tab}v72a24 24 0 0 1-24 24h${48 - tab}a24 24 0 0 1-24-24Z" fill="${look.tab}"/>
    ${outlines(name, MARGIN + 29, 25, look.onTab)}
    ${outlines(heading, MARGIN, middle - sizeOf(heading).height / 2, PAPER_INK)}
    ${line === '' ? '' : outlines(above, MARGIN, foot - sizeOf(above).height - 6, look.text)}
    ${outlines({ text: PRODUCT_TITLE, size: 27 }, MARGIN, foot, line === '' ? look.text : PAPER_INK)}
    <rect x="${PANEL.left}" width="${PANEL.side}" height="${PANEL.side}" fill="${look.ground}"/>
    ${panel}
  </svg>`;
};

/** A card on the table: about its middle, turned, with its shadow. */
const lay = (card: OpenCard, middle: readonly [number, number], width: number, turn: number) => {
  const scale = width / CARD.width;
  const [x, y] = middle;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-CARD.width / 2} ${-CARD.height / 2})">
    <rect x="8" y="14" width="${CARD.width}" height="${CARD.height}" rx="28" opacity="0.25" stroke="#000" stroke-width="8"/>
    <rect width="${CARD.width}" height="${CARD.height}" rx="28" fill="none" stroke="#000" stroke-width="7" opacity="0.12"/>
    ${drawCard(card)}
  </g>`;
};

const lookOf = (stream: Stream): Look => {
  const { base, deep, ink, text } = streamColours(stream);
  return { tab: base, onTab: ink, text, ground: deep };
};

/** The picture of a card: the card itself, large, in the colours of its stream. */
export const cardPicture = (card: OpenCard): string =>
  sheet({ title: card.title }, lookOf(card.stream), lay(card, MIDDLE, 400, 4));

/** A picture with an empty panel, in the colours of a stream. */
export const sheetIn = (stream: Stream, title: string): string =>
  sheet({ title }, lookOf(stream), '');

/** The colours for pictures without a stream. */
const OWN = { tab: PRIMARY, onTab: ON_PRIMARY, text: PRIMARY, ground: PRIMARY };

/**
 * A picture with an empty panel.
 * @param line the text above the product's name
 */
export const sheetFor = (title: string, line = ''): string => sheet({ title, line }, OWN, '');

/** The picture of the product: some of its cards, held like cards in a hand. */
export const deckPicture = (cards: readonly OpenCard[]): string => {
  const fan = cards.map((card, index) => {
    const turn = (index - (cards.length - 1) / 2) * 9;
    const [x, y] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return lay(card, [MIDDLE[0] + HAND * x, MIDDLE[1] + HAND * (1 - y)], 236, turn);
  });
  return sheet({ title: m.public_landing_deck() }, OWN, fan.join(''));
};
