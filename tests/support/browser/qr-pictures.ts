import QRCode from 'qrcode';
import sharp from 'sharp';

/** How a code is photographed. Lengths are pixels of the picture, brightness goes from 0 to 255. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** Width of the code without its quiet zone. */
  readonly size: number;
  /** Clockwise, in degrees. */
  readonly turn: number;
  /** How much nearer the right and the lower edge are than the middle; 0 is straight on. */
  readonly tilt: readonly [number, number];
  readonly dark: number;
  readonly light: number;
  /** Standard deviation of the blur; 0 for none. */
  readonly blur: number;
  /** The most that a pixel's brightness is off. */
  readonly noise: number;
  /** Share of the light that reaches the right edge. */
  readonly shade: number;
  /** Radius of a reflecting spot in the picture's middle, as a share of the code's width. */
  readonly glare: number;
  /** Width of a white mark in the middle of the code, as a share of the code's width. */
  readonly logo: number;
  /** JPEG quality; 0 for PNG. */
  readonly jpeg: number;
}

/** A picture file, as a person would choose it. */
export interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture and what its code says. */
export interface CodePicture extends Picture {
  readonly text: string;
}

/** A code in good light, straight on. */
export const PLAIN: Look = {
  width: 320,
  height: 280,
  size: 180,
  turn: 0,
  tilt: [0, 0],
  dark: 30,
  light: 230,
  blur: 0,
  noise: 0,
  shade: 1,
  glare: 0,
  logo: 0,
  jpeg: 0,
};

/** A picture that is hardly larger than its code. */
const tight = (size: number): Partial<Look> => ({
  size,
  width: Math.round(size * 1.4),
  height: Math.round(size * 1.4),
});

const FAMILIES: Readonly<Record<string, readonly Partial<Look>[]>> = {
  size: [60, 75, 90, 120, 180, 300, 700].map(tight),
  'far away': [
    { width: 1200, height: 900, size: 100 },
    { width: 1200, height: 900, size: 90, turn: 20 },
    { width: 1600, height: 1200, size: 110, turn: 75 },
    { width: 2000, height: 1500, size: 160, jpeg: 80 },
  ],
  turned: [8, 25, 45, 70, 90, 135, 180, 211, 300].map((turn) => ({ turn })),
  tilted: [
    { tilt: [0.15, 0] },
    { tilt: [0.3, 0] },
    { tilt: [0, 0.3] },
    { tilt: [0.25, 0.25] },
    { tilt: [-0.4, 0.1] },
    { tilt: [0.2, -0.3], turn: 30 },
  ],
  blurred: [1, 1.6, 2.2, 2.8, 3.4].map((blur) => ({ blur })),
  noisy: [30, 60, 90, 130, 170].map((noise) => ({ noise })),
  pale: [
    { dark: 110, light: 150 },
    { dark: 170, light: 195 },
    { dark: 20, light: 45 },
    { dark: 120, light: 136 },
    { dark: 90, light: 110, noise: 10 },
  ],
  inverted: [
    { dark: 230, light: 30 },
    { dark: 230, light: 30, turn: 33 },
    { dark: 150, light: 90 },
    { dark: 230, light: 30, ...tight(90) },
  ],
  glaring: [0.15, 0.22, 0.29, 0.36, 0.43].map((glare) => ({ glare })),
  shaded: [
    { shade: 0.5 },
    { shade: 0.3 },
    { shade: 0.08 },
    { shade: 0.3, turn: 120 },
    { shade: 0.25, noise: 20 },
  ],
  'with a logo': [0.15, 0.22, 0.28, 0.34].map((logo) => ({ logo })),
  squeezed: [40, 20, 10].map((jpeg) => ({ jpeg })),
  'in the hand': [
    { turn: 12, tilt: [0.15, 0.1], blur: 1.2, noise: 20, jpeg: 70 },
    { turn: 200, tilt: [0.2, -0.1], shade: 0.5, noise: 25 },
    { turn: 95, tilt: [0.1, 0.2], blur: 1.5, dark: 60, light: 150 },
    { turn: 318, tilt: [-0.2, 0.1], glare: 0.15, noise: 15 },
    { turn: 40, tilt: [0.1, 0.1], logo: 0.18, blur: 1 },
    { size: 120, turn: 15, blur: 0.8, noise: 20, jpeg: 60 },
    { size: 110, turn: 160, shade: 0.4, blur: 0.6 },
    { size: 130, tilt: [0.2, 0.2], dark: 70, light: 140, noise: 10 },
  ],
};

/** The same row of numbers from 0 to 1 for the same seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** Points per pixel and direction whose average a pixel shows. */
const SAMPLES = 2;

/** The modules of a QR code. */
export type Matrix = ReturnType<typeof QRCode.create>['modules'];

/** Whether the code is dark at a place; its corners are (0, 0) and (1, 1). */
const isDark = (modules: Matrix, x: number, y: number, logo: number): boolean => {
  if (x < 0 || y < 0 || x >= 1 || y >= 1) return false;
  if (Math.abs(x - 0.5) < logo / 2 && Math.abs(y - 0.5) < logo / 2) return false;
  return modules.get(Math.floor(y * modules.size), Math.floor(x * modules.size)) === 1;
};

/** How far from its middle a tilted code reaches at most, as a share of its width. */
const REACH = 1.3;

/** How a code lies in the picture. */
export type Lie = Pick<Look, 'size' | 'turn' | 'tilt'>;

/**
 * The place on a code that a place of the picture shows; the code's corners are (0, 0) and (1, 1).
 * @param px from the code's middle, in pixels; so is `py`
 */
export const placeOnCode = (lie: Lie, px: number, py: number): readonly [number, number] => {
  const angle = (-lie.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [px / lie.size, py / lie.size];
  const depth = 1 + lie.tilt[0] * x + lie.tilt[1] * y;
  const [flatX, flatY] = [x / depth, y / depth];
  return [flatX * cos - flatY * sin + 0.5, flatX * sin + flatY * cos + 0.5];
};

/**
 * The share of a pixel that a code darkens.
 * @param column from the code's middle, in pixels; so is `row`
 */
export const coverage = (
  modules: Matrix,
  look: Lie & Pick<Look, 'logo'>,
  column: number,
  row: number,
): number => {
  if (column ** 2 + row ** 2 > (look.size * REACH) ** 2) return 0;
  let dark = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
    const px = column + ((sample % SAMPLES) + 0.5) / SAMPLES;
    const py = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    const [x, y] = placeOnCode(look, px, py);
    if (isDark(modules, x, y, look.logo)) dark += 1;
  }
  return dark / SAMPLES ** 2;
};

/** How a pixel is lit: what shade takes and the reflection adds. */
const lit = (look: Look, brightness: number, column: number, row: number): number => {
  const shaded = brightness * (1 - ((1 - look.shade) * column) / look.width);
  if (look.glare === 0) return shaded;
  const away = Math.hypot(column - look.width / 2, row - look.height / 2) / look.size;
  return shaded + 255 * Math.max(0, 1 - (away / look.glare) ** 2);
};

const encode = async (
  name: string,
  pixels: Uint8Array,
  { width, height, blur, jpeg }: Pick<Look, 'width' | 'height' | 'blur' | 'jpeg'>,
): Promise<Picture> => {
  const raw = sharp(pixels, { raw: { width, height, channels: 1 } });
  const image = blur > 0 ? raw.blur(blur) : raw;
  return jpeg > 0
    ? {
        name: `${name}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await image.jpeg({ quality: jpeg }).toBuffer(),
      }
    : { name: `${name}.png`, mimeType: 'image/png', buffer: await image.png().toBuffer() };
};

/** Photographs a code. */
const photograph = async (name: string, text: string, look: Look): Promise<CodePicture> => {
  const level = look.logo > 0 || look.glare > 0 ? 'H' : 'M';
  const { modules } = QRCode.create(text, { errorCorrectionLevel: level });
  const random = randomFrom(look.width + look.size);
  const pixels = new Uint8Array(look.width * look.height);
  for (let index = 0; index < pixels.length; index += 1) {
    const [column, row] = [index % look.width, Math.floor(index / look.width)];
    const dark = coverage(modules, look, column - look.width / 2, row - look.height / 2);
    const brightness = lit(look, look.light + (look.dark - look.light) * dark, column, row);
    const off = (random() * 2 - 1) * look.noise;
    pixels[index] = Math.max(0, Math.min(255, Math.round(brightness + off)));
  }
  return { text, ...(await encode(name, pixels, look)) };
};

/** How each code is photographed, by the picture's name. */
export const CODE_LOOKS: readonly (readonly [name: string, look: Look])[] = Object.entries(
  FAMILIES,
).flatMap(([family, looks]) =>
  looks.map((look, index) => [`${family} ${index + 1}`, { ...PLAIN, ...look }] as const),
);

/** The pictures of codes, the same in every run. Each code says something that no other says. */
export const codePictures = (looks: typeof CODE_LOOKS): Promise<readonly CodePicture[]> =>
  Promise.all(
    looks.map(([name, look]) =>
      photograph(name, `https://dck.example/${name.replaceAll(' ', '-')}`, look),
    ),
  );

const SIZE = { width: 400, height: 300, blur: 0, jpeg: 0 };

/** Brightness of each pixel of pictures that hold no code. */
const CODELESS: Readonly<Record<string, (column: number, row: number) => number>> = {
  'a white wall': () => 255,
  'a dark room': (column, row) => ((column * 7 + row * 13) % 11) + 4,
  'a fading sky': (_column, row) => 255 - row / 2,
  'a striped shirt': (column) => (Math.floor(column / 9) % 2) * 200,
  'a chess board': (column, row) =>
    ((Math.floor(column / 25) + Math.floor(row / 25)) % 2) * 220 + 10,
  'rings on the table': (column, row) => 128 + 100 * Math.sin(Math.hypot(column - 200, row) / 6),
};

/** Pictures that hold no code. */
export const codelessPictures = (): Promise<readonly Picture[]> =>
  Promise.all(
    Object.entries(CODELESS).map(([name, brightness]) => {
      const pixels = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, index) =>
        brightness(index % SIZE.width, Math.floor(index / SIZE.width)),
      );
      return encode(name, pixels, SIZE);
    }),
  );
