import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** What `html` gives: markup, at once or later. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Numbers from 0 to 1 that only depend on the seed (FNV-1a into mulberry32). */
const randomFrom = (seed: string): (() => number) => {
  let state = 2_166_136_261;
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const FILLS = ['deep', 'ink', 'paper'] as const;

/** Which of the card's colours comes next: mostly deep and ink, now and then paper. */
const fillFrom = (random: () => number): string => {
  const value = random();
  return FILLS[value > 0.78 ? 2 : value > 0.42 ? 1 : 0];
};

/** Quarter discs, one in each field of a grid, each turned its own way. */
const quarters = (seed: string, columns: number, rows: number, size: number): string => {
  const random = randomFrom(seed);
  let shapes = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const turn = Math.floor(random() * 4) * 90;
      const [x, y, half] = [column * size, row * size, size / 2];
      shapes +=
        `<path class="${fillFrom(random)}" transform="rotate(${turn} ${x + half} ${y + half})" ` +
        `d="M${x} ${y}h${size}a${size} ${size} 0 0 1-${size} ${size}z"/>`;
    }
  }
  return shapes;
};

/** A grid of dots whose sizes swell and fade. */
const dots = (columns: number, rows: number, size: number): string => {
  let shapes = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const swell = (Math.sin(column * 0.55 + 1) + Math.cos(row * 0.6) + 2) / 4;
      const fill = FILLS[swell > 0.72 ? 2 : swell > 0.4 ? 1 : 0];
      const radius = (size * (0.08 + swell * 0.38)).toFixed(1);
      shapes += `<circle class="${fill}" cx="${(column + 0.5) * size}" cy="${(row + 0.5) * size}" r="${radius}"/>`;
    }
  }
  return shapes;
};

/** Nested squares, each pile a little askew. */
const squares = (seed: string, columns: number, rows: number, size: number): string => {
  const random = randomFrom(seed);
  let shapes = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const angle = ((random() - 0.5) * 34).toFixed(0);
      const [x, y] = [(column + 0.5) * size, (row + 0.5) * size];
      shapes += `<g transform="translate(${x} ${y}) rotate(${angle})">`;
      for (let ring = 1 + Math.floor(random() * 3); ring > 0; ring -= 1) {
        const side = size * 0.26 * ring;
        shapes += `<rect class="${FILLS[ring % 3]}" x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}"/>`;
      }
      shapes += '</g>';
    }
  }
  return shapes;
};

interface FanCard {
  readonly code: string;
  readonly category: string;
  readonly stream: string;
  readonly streamName: string;
  readonly title: readonly [string, string];
  readonly art: string;
}

const FAN: readonly FanCard[] = [
  {
    code: 'B14',
    category: 'Challenge',
    stream: 'breakthrough_matrix',
    streamName: 'Breakthrough Matrix',
    title: ['Break the', 'quiet rule'],
    art: squares('B14', 5, 4, 40),
  },
  {
    code: 'T27',
    category: 'Strategy',
    stream: 'transformation_voyage',
    streamName: 'Transformation Voyage',
    title: ['The map', 'is late'],
    art: quarters('T27', 5, 4, 40),
  },
  {
    code: 'S42',
    category: 'Spark',
    stream: 'serendipity_symphony',
    streamName: 'Serendipity Symphony',
    title: ['Useful', 'accidents'],
    art: dots(8, 6, 26),
  },
  {
    code: 'E73',
    category: 'Theory',
    stream: 'empathy_nexus',
    streamName: 'Empathy Nexus',
    title: ['Listen for', 'the verb'],
    art: quarters('nexus', 5, 4, 40),
  },
];

const fanCard = (card: FanCard, index: number): Markup => {
  const angle = (index - (FAN.length - 1) / 2) * 14;
  return html`<g class="${card.stream}" transform="rotate(${angle} 280 620)">
    <g class="lift" transform="translate(180 70)">
      <g clip-path="url(#face)">
        <rect class="paper" width="200" height="280" />
        <rect class="base" width="200" height="158" />
        ${raw(`<g clip-path="url(#field)">${card.art}</g>`)}
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

/** A hand of the deck's cards. Decoration: hidden from assistive technology. */
export const fan: Markup = html`<svg
  class="fan"
  viewBox="0 0 560 460"
  aria-hidden="true"
  focusable="false"
>
  <defs>
    <clipPath id="face"><rect width="200" height="280" rx="18" /></clipPath>
    <clipPath id="field"><rect width="200" height="158" /></clipPath>
  </defs>
  ${FAN.map(fanCard)}
</svg>`;

/** The page's ground: the deck's quarter discs, large and faint. */
export const ground: Markup = html`<svg
  class="ground"
  viewBox="0 0 500 400"
  preserveAspectRatio="xMidYMid slice"
  aria-hidden="true"
  focusable="false"
>
  ${raw(quarters('hero3', 5, 4, 100))}
</svg>`;
