/** Greyscale image processing that makes codes easier to read. No DOM. */

/** A greyscale picture: one byte per pixel, row by row. */
export interface Luminance {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** RGBA pixels of a canvas, one byte per channel. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Share of pixels clipped to black and to white when the contrast is stretched. */
const CLIPPED = 0.02;

/** Converts opaque pixels to greyscale. */
export const brightnessOf = ({ data, width, height }: Pixels): Luminance => {
  const grey = new Uint8ClampedArray(width * height);
  for (let index = 0, at = 0; index < grey.length; index += 1, at += 4) {
    grey[index] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) >> 2;
  }
  return { data: grey, width, height };
};

/** Converts greyscale to RGBA for the decoder. */
export const toPixels = ({ data, width, height }: Luminance): Pixels => {
  const words = new Uint32Array(width * height);
  for (let index = 0; index < words.length; index += 1) {
    words[index] = (data[index] ?? 0) * 0x01_01_01 + 0xff_00_00_00;
  }
  return { data: new Uint8ClampedArray(words.buffer), width, height };
};

/** Source range and weights of one target pixel. */
interface Tap {
  readonly from: number;
  readonly weights: readonly number[];
}

/** Averages when shrinking, interpolates when enlarging. */
const tapsFor = (source: number, target: number): readonly Tap[] => {
  const step = source / target;
  const reach = Math.max(1, step);
  return Array.from({ length: target }, (_, index) => {
    const centre = (index + 0.5) * step - 0.5;
    const from = Math.max(0, Math.ceil(centre - reach));
    const to = Math.min(source - 1, Math.floor(centre + reach));
    const raw = Array.from({ length: to - from + 1 }, (_unused, offset) =>
      Math.max(1e-6, 1 - Math.abs(from + offset - centre) / reach),
    );
    const total = raw.reduce((sum, weight) => sum + weight, 0);
    return { from, weights: raw.map((weight) => weight / total) };
  });
};

/**
 * Resizes a picture.
 * @param scale factor of both sides; a side keeps at least one pixel
 */
export const scaled = (picture: Luminance, scale: number): Luminance => {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  if (width === picture.width && height === picture.height) return picture;
  const columns = tapsFor(picture.width, width);
  const rows = tapsFor(picture.height, height);
  const narrow = new Float32Array(width * picture.height);
  for (let row = 0; row < picture.height; row += 1) {
    const start = row * picture.width;
    columns.forEach(({ from, weights }, column) => {
      let sum = 0;
      for (let offset = 0; offset < weights.length; offset += 1)
        sum += (picture.data[start + from + offset] ?? 0) * (weights[offset] ?? 0);
      narrow[row * width + column] = sum;
    });
  }
  const data = new Uint8ClampedArray(width * height);
  rows.forEach(({ from, weights }, row) => {
    for (let column = 0; column < width; column += 1) {
      let sum = 0;
      for (let offset = 0; offset < weights.length; offset += 1)
        sum += (narrow[(from + offset) * width + column] ?? 0) * (weights[offset] ?? 0);
      data[row * width + column] = sum;
    }
  });
  return { data, width, height };
};

/** Stretches the contrast to the whole range. */
export const stretched = ({ data, width, height }: Luminance): Luminance => {
  const counts = new Uint32Array(256);
  for (const level of data) counts[level] = (counts[level] ?? 0) + 1;
  const share = data.length * CLIPPED;
  const firstAbove = (levels: readonly number[]): number => {
    let seen = 0;
    return levels.find((level) => (seen += counts[level] ?? 0) > share) ?? 0;
  };
  const levels = [...counts.keys()];
  const darkest = firstAbove(levels);
  const range = Math.max(1, firstAbove(levels.toReversed()) - darkest);
  const spread = Uint8ClampedArray.from(levels, (level) => ((level - darkest) * 255) / range);
  return { data: data.map((level) => spread[level] ?? 0), width, height };
};

/** Unsharp mask: adds each pixel's difference from its surroundings. */
export const sharpened = (picture: Luminance, shrink: number, amount: number): Luminance => {
  const { data, width, height } = picture;
  const small = scaled(picture, 1 / shrink);
  const soft = scaled(small, width / small.width);
  const around = (index: number): number => {
    const row = Math.min(soft.height - 1, Math.floor(index / width));
    const column = Math.min(soft.width - 1, index % width);
    return soft.data[row * soft.width + column] ?? 0;
  };
  return {
    data: data.map((level, index) => level + amount * (level - around(index))),
    width,
    height,
  };
};
