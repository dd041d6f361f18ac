/**
 * Reads the code on a picture file. What the decoder does not read at once it is shown again in
 * other ways: with more contrast, smaller, softer, larger. Heavy: load it when a picture is chosen.
 */
import { loadDetector } from '#lib/scanner/decoder.browser.ts';

/** What a picture file turned out to be. */
export type PictureReading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-a-picture' };

/** The longest side that is looked at first; most photographs have far more pixels than needed. */
const USUAL_SIDE = 1600;

/** The longest side that is looked at last, for a small code on a large photograph. */
const LARGEST_SIDE = 4096;

/** Shares of the pixels that become all black and all white when the contrast is stretched. */
const CLIPPED = 0.02;

interface Way {
  /** Longest side in pixels, for a picture whose own longest side is given. */
  readonly side: (longest: number) => number;
  /** How many times smaller the picture is drawn in between, which takes noise away. */
  readonly soften?: number;
  readonly stretch?: boolean;
}

const usual = (longest: number): number => Math.min(longest, USUAL_SIDE);

/** Tried in this order until one shows a code. */
const WAYS: readonly Way[] = [
  { side: usual },
  { side: usual, stretch: true },
  { side: usual, soften: 2, stretch: true },
  { side: (longest) => usual(longest) / 2, stretch: true },
  { side: usual, soften: 3, stretch: true },
  { side: (longest) => Math.min(longest * 2, USUAL_SIDE) },
  { side: (longest) => Math.min(longest, LARGEST_SIDE) },
];

const decodePicture = async (file: Blob): Promise<HTMLImageElement | undefined> => {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  try {
    await image.decode();
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const draw = (
  source: HTMLImageElement | HTMLCanvasElement,
  width: number,
  height: number,
): readonly [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  // Transparent places would count as black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return [canvas, context];
};

/** Spreads the brightness that a picture has over the whole range, in place. */
const stretchContrast = ({ data }: ImageData): void => {
  const counts = new Uint32Array(256);
  const brightness = (index: number): number =>
    ((data[index] ?? 0) + 2 * (data[index + 1] ?? 0) + (data[index + 2] ?? 0)) >> 2;
  for (let index = 0; index < data.length; index += 4) {
    const level = brightness(index);
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const share = (data.length / 4) * CLIPPED;
  const firstAbove = (levels: readonly number[]): number => {
    let seen = 0;
    return levels.find((level) => (seen += counts[level] ?? 0) > share) ?? 0;
  };
  const levels = [...counts.keys()];
  const darkest = firstAbove(levels);
  const range = Math.max(1, firstAbove(levels.toReversed()) - darkest);
  for (let index = 0; index < data.length; index += 4) {
    data.fill(((brightness(index) - darkest) * 255) / range, index, index + 3);
  }
};

const show = (image: HTMLImageElement, { side, soften = 1, stretch }: Way): ImageData => {
  const { naturalWidth, naturalHeight } = image;
  const longest = Math.max(naturalWidth, naturalHeight);
  const scale = side(longest) / longest;
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const source = soften > 1 ? draw(image, width / soften, height / soften)[0] : image;
  const [canvas, context] = draw(source, width, height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  if (stretch) stretchContrast(pixels);
  return pixels;
};

/**
 * Reads the first code on a picture file.
 * @param file anything that a person chose
 */
export const readPicture = async (file: Blob): Promise<PictureReading> => {
  const image = await decodePicture(file);
  if (!image) return { kind: 'not-a-picture' };
  const detector = await loadDetector();
  for (const way of WAYS) {
    const [found] = await detector.detect(show(image, way));
    if (found && found.rawValue !== '') return { kind: 'text', text: found.rawValue };
  }
  return { kind: 'nothing' };
};
