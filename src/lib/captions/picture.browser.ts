/** Renders the picture to post on a canvas, and saves or shares it. Heavy: load it on demand. */

import {
  artOf,
  CARD_SIZE,
  FORMAT_LAYOUTS,
  layOutCard,
  SIGN,
  type CardLayout,
  type FormatLayout,
  type Picture,
  type PictureFormat,
} from '#lib/captions/picture.ts';
import { ART_VIEW, drawGraphic, GLYPH_VIEW, glyphOf } from '#lib/shared/art.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { WidthOf } from '#lib/shared/line-breaks.ts';

type Colour = 'base' | 'deep' | 'ink' | 'text' | 'paper' | 'paper-ink' | 'paper-muted';

type Art = ReturnType<typeof artOf>;

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly colour: (name: Colour) => string;
  /** Sets the font of the following texts. */
  readonly setFace: (size: number) => void;
}

/** Letter spacing of titles in em, as on the pages. */
const TIGHT = -0.02;

/** Opacity of the background drawing. */
const FAINT = 0.16;

const LINE_COLOURS = { ink: 'paper-ink', muted: 'paper-muted', stream: 'text' } as const;

/** Loads the display face. Without it text falls back to the next font of the list. */
const loadFace = async (family: string, text: string): Promise<void> => {
  try {
    await document.fonts.load(`800 50px ${family}`, text);
  } catch {
    // Not loaded, for example offline.
  }
};

const measureWith =
  ({ context, setFace }: Pen): WidthOf =>
  (text) => {
    setFace(100);
    return context.measureText(text).width / 100;
  };

const fill = (context: CanvasRenderingContext2D, shape: Path2D, colour: string): void => {
  context.fillStyle = colour;
  context.fill(shape);
};

const stroke = (
  context: CanvasRenderingContext2D,
  shape: Path2D,
  colour: string,
  width: number,
): void => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(shape);
};

/**
 * Covers a rectangle with a drawing from its upper left corner, as a card's face does.
 * @param colourOf the colour of a tone
 */
const cover = (
  context: CanvasRenderingContext2D,
  layers: Art['layers'],
  colourOf: (tone: Art['layers'][number]['tone']) => string,
  { width, height }: { readonly width: number; readonly height: number },
): void => {
  const scale = Math.max(width / ART_VIEW.width, height / ART_VIEW.height);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.scale(scale, scale);
  for (const { tone, d, line } of layers) {
    if (line === undefined) fill(context, new Path2D(d), colourOf(tone));
    else stroke(context, new Path2D(d), colourOf(tone), line);
  }
  context.restore();
};

/** Draws the background: the card's kind of drawing, large and faint. */
const drawGround = ({ context, colour }: Pen, picture: Picture, size: FormatLayout): void => {
  const { graphic } = artOf(picture);
  context.fillStyle = colour('deep');
  context.fillRect(0, 0, size.width, size.height);
  context.globalAlpha = FAINT;
  cover(context, drawGraphic(graphic, picture.code ?? picture.stream), () => colour('ink'), size);
  context.globalAlpha = 1;
};

const drawTab = (
  { context, colour }: Pen,
  { width, height, sign }: NonNullable<CardLayout['tab']>,
  category: string,
): void => {
  const corner = new Path2D(`M0 0h${width}v${height - 35}a35 35 0 0 1-35 35H0Z`);
  // Half of the line is below the paper.
  stroke(context, corner, colour('base'), 16);
  fill(context, corner, colour('paper'));
  if (!sign) return;
  context.save();
  context.translate(sign.x, sign.y);
  context.scale(SIGN / GLYPH_VIEW, SIGN / GLYPH_VIEW);
  stroke(context, new Path2D(glyphOf(category)), colour('text'), 2.6);
  context.restore();
};

const drawLines = ({ context, colour, setFace }: Pen, { lines }: CardLayout): void => {
  for (const { text, x, y, size, colour: name, turned } of lines) {
    context.save();
    context.translate(x, y);
    if (turned) context.rotate(Math.PI);
    setFace(size);
    context.fillStyle = colour(LINE_COLOURS[name]);
    context.fillText(text, 0, 0);
    context.restore();
  }
};

const drawCard = (pen: Pen, picture: Picture, { x, y, scale }: FormatLayout['card']): void => {
  const { context, colour } = pen;
  const layout = layOutCard(picture, measureWith(pen));
  const edge = new Path2D();
  edge.roundRect(0, 0, CARD_SIZE.width, CARD_SIZE.height, 28);
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.shadowColor = '#0009';
  context.shadowBlur = 40 * scale;
  context.shadowOffsetY = 14 * scale;
  fill(context, edge, colour('paper'));
  context.shadowColor = 'transparent';
  context.clip(edge);
  context.fillStyle = colour('base');
  context.fillRect(0, 0, CARD_SIZE.width, layout.art);
  cover(context, artOf(picture).layers, colour, { width: CARD_SIZE.width, height: layout.art });
  if (layout.tab) drawTab(pen, layout.tab, picture.category ?? '');
  drawLines(pen, layout);
  context.restore();
};

/** The tag with the product's name. */
const drawTag = (pen: Pen, { right, bottom }: FormatLayout['tag']): void => {
  const { context, colour, setFace } = pen;
  const size = 46;
  const width = measureWith(pen)(PRODUCT_NAME) * size + 58;
  context.fillStyle = colour('paper');
  context.beginPath();
  context.roundRect(right - width, bottom - 92, width, 92, [24, 0, 0, 0]);
  context.fill();
  setFace(size);
  context.fillStyle = colour('paper-ink');
  context.fillText(PRODUCT_NAME, right - width + 30, bottom - 30);
};

/** Number of the latest drawing, which wins. */
let latest = 0;

/**
 * Renders a picture once its font is loaded. A later call supersedes an earlier one.
 * @param canvas in the page, with the class of the picture's stream; resized to the format
 * @throws Error where the browser gives no 2D context
 */
export const drawPicture = async (
  canvas: HTMLCanvasElement,
  picture: Picture,
  format: PictureFormat,
): Promise<void> => {
  latest += 1;
  const mine = latest;
  const style = getComputedStyle(canvas);
  const family = style.getPropertyValue('--font-display');
  await loadFace(family, `${PRODUCT_NAME}${picture.title ?? ''}`);
  if (mine !== latest) return;
  const layout = FORMAT_LAYOUTS[format];
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const pen: Pen = {
    context,
    colour: (name) => style.getPropertyValue(`--${name}`),
    setFace: (size) => {
      context.font = `800 ${size}px ${family}`;
      context.letterSpacing = `${size * TIGHT}px`;
    },
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  drawGround(pen, picture, layout);
  drawCard(pen, picture, layout.card);
  drawTag(pen, layout.tag);
};

/**
 * Returns the canvas as a PNG file; `undefined` where the browser gives none. Synchronous, about 10 ms: in
 * Chromium `toBlob` waits for a second of idle time, or seven on a busy page, and the user activation that
 * sharing needs expires.
 */
export const pictureFile = (canvas: HTMLCanvasElement, name: string): File | undefined => {
  const [head, body = ''] = canvas.toDataURL('image/png').split(',');
  if (head !== 'data:image/png;base64') return undefined;
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
};

export const canSharePictures = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([], 'a.png', { type: 'image/png' })] });

/** Opens the browser's share sheet with a picture and a text. Never throws. */
export const sharePicture = async (
  file: File,
  text: string,
): Promise<'shared' | 'cancelled' | 'failed'> => {
  try {
    await navigator.share({ files: [file], text });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
};
