import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import { ART_VIEW, cardArt, drawGraphic } from '#lib/shared/art.ts';
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

interface FanCard {
  readonly code: string;
  readonly category: string;
  readonly stream: string;
  readonly streamName: string;
  readonly title: readonly [string, string];
}

const FAN: readonly FanCard[] = [
  {
    code: 'B14',
    category: 'Challenge',
    stream: 'breakthrough_matrix',
    streamName: 'Breakthrough Matrix',
    title: ['Break the', 'quiet rule'],
  },
  {
    code: 'T27',
    category: 'Strategy',
    stream: 'transformation_voyage',
    streamName: 'Transformation Voyage',
    title: ['The map', 'is late'],
  },
  {
    code: 'S42',
    category: 'Spark',
    stream: 'serendipity_symphony',
    streamName: 'Serendipity Symphony',
    title: ['Useful', 'accidents'],
  },
  {
    code: 'E73',
    category: 'Theory',
    stream: 'empathy_nexus',
    streamName: 'Empathy Nexus',
    title: ['Listen for', 'the verb'],
  },
];

const fanCard = (card: FanCard, index: number): Markup => {
  const angle = (index - (FAN.length - 1) / 2) * 14;
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
        <text class="category" x="16" y="184">${card.category}</text>
        <text class="name" x="16" y="211">${card.title[0]}</text>
        <text class="name" x="16" y="236">${card.title[1]}</text>
        <text class="stream" x="16" y="264">${card.streamName}</text>
      </g>
    </g>
  </g>`;
};

/** Decorative fan of cards, hidden from assistive technology. */
export const fan: Markup = html`<svg
  class="fan"
  viewBox="0 0 560 460"
  aria-hidden="true"
  focusable="false"
>
  <defs>
    <clipPath id="face"><rect width="200" height="280" rx="18" /></clipPath>
  </defs>
  ${FAN.map(fanCard)}
</svg>`;

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
