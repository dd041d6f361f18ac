import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import type { OpenCard } from '#contract/open-deck.ts';
import { readConstants } from '#facts/read.ts';
import { ART_VIEW, cardArt, drawGraphic } from '#lib/shared/art.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { requestLanguage } from '#server/shared/language.ts';

/** The result of the `html` tag. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** SVG paths of a drawing; the stylesheet colours each tone. */
const shapesOf = (layers: ReturnType<typeof drawGraphic>): string =>
  layers
    .map(({ tone, d, line }) =>
      line === undefined
        ? `<path class="${tone}" d="${d}"/>`
        : `<path class="line ${tone}" stroke-width="${line}" d="${d}"/>`,
    )
    .join('');

/** Width of a line of the title, in units of the drawing, and of its letters on average. */
const LINE = 168;
const LETTER = 11.5;

/** A title in two lines, broken near its middle. */
const twoLines = (title: string): readonly string[] => {
  const blanks = Array.from(title.matchAll(/ /g), ({ index }) => index);
  const [first] = blanks.toSorted(
    (a, b) => Math.abs(a - title.length / 2) - Math.abs(b - title.length / 2),
  );
  return first === undefined ? [title] : [title.slice(0, first), title.slice(first + 1)];
};

/** A line of the title; a long one is narrowed to the card. */
const titleLine = (line: string, index: number): Markup => {
  const narrow = raw(
    line.length * LETTER > LINE ? ` textLength="${LINE}" lengthAdjust="spacingAndGlyphs"` : '',
  );
  return html`<text class="name" x="16" y="${211 + 25 * index}" ${narrow}>${line}</text>`;
};

/** Cards in the fan. */
const CARDS = 4;

const fanCard = (card: OpenCard, index: number, { length }: readonly OpenCard[]): Markup => {
  const angle = (index - (length - 1) / 2) * 14;
  return html`<g class="${card.stream}" transform="rotate(${angle} 280 620)">
    <g class="lift" transform="translate(180 70)">
      <g clip-path="url(#face)">
        <rect class="paper" width="200" height="280" />
        <rect class="base" width="200" height="158" />
        <svg
          width="200"
          height="158"
          viewBox="0 0 ${ART_VIEW.width} ${ART_VIEW.height}"
          preserveAspectRatio="xMidYMid slice"
        >
          ${raw(shapesOf(cardArt(card.code).layers))}
        </svg>
        <path class="base" d="M0 0h82v40a20 20 0 0 1-20 20H0z" />
        <path class="paper" d="M0 0h74v36a16 16 0 0 1-16 16H0z" />
        <text class="code" x="13" y="35">${card.code}</text>
        <text class="category" x="16" y="184">${kindName(card.category)}</text>
        ${twoLines(card.title).map(titleLine)}
        <text class="stream" x="16" y="264">${kindName(card.stream)}</text>
      </g>
    </g>
  </g>`;
};

const drawFan = (language: string): Markup =>
  html`<svg class="fan" viewBox="0 0 560 460" aria-hidden="true" focusable="false">
    <defs>
      <clipPath id="face"><rect width="200" height="280" rx="18" /></clipPath>
    </defs>
    ${readConstants(language).samples.SAMPLES.slice(0, CARDS).map(fanCard)}
  </svg>`;

const fans = new Map<string, Markup>();

/** Decorative fan of cards, hidden from assistive technology; drawn once in each language. */
export const fan = (): Markup => {
  const language = requestLanguage();
  const drawn = fans.get(language) ?? drawFan(language);
  fans.set(language, drawn);
  return drawn;
};

/** Decorative background: the deck's quarter discs, large and faint. */
export const ground: Markup = html`<svg
  class="ground"
  viewBox="0 0 ${ART_VIEW.width} ${ART_VIEW.height}"
  preserveAspectRatio="xMidYMid slice"
  aria-hidden="true"
  focusable="false"
>
  ${raw(shapesOf(drawGraphic('qqquad', 'sign-in')))}
</svg>`;
