import { PLAIN, randomFrom, type CODE_LOOKS, type Look } from '#support/browser/qr-pictures.ts';

/** The same pictures in every run. */
const SEED = 22;

const EACH = 40;

/** Modules of a side of the codes that are drawn here, with a link as text. */
const MODULES = 29;

type Between = (least: number, most: number) => number;

/** Any way up, on a sheet that is somewhat larger than the code. */
const lying = (between: Between, size: number): Look => ({
  ...PLAIN,
  size,
  width: Math.round(size * 1.7),
  height: Math.round(size * 1.6),
  turn: Math.round(between(0, 360)),
});

/** Reasons why a picture is hard to read, one each, and at last all of them together. */
const FAMILIES: Readonly<Record<string, (between: Between) => Look>> = {
  tilted: (between) => ({
    ...lying(between, between(90, 200)),
    tilt: [between(-0.45, 0.45), between(-0.45, 0.45)],
    blur: between(0.3, 1.2),
    noise: between(0, 40),
  }),
  blurred: (between) => {
    const size = between(100, 260);
    return {
      ...lying(between, size),
      tilt: [between(-0.15, 0.15), between(-0.15, 0.15)],
      blur: (size / MODULES) * between(0.4, 0.75),
      noise: between(0, 15),
    };
  },
  dim: (between) => {
    const dark = between(8, 60);
    return {
      ...lying(between, between(90, 220)),
      tilt: [between(-0.2, 0.2), between(-0.2, 0.2)],
      dark,
      light: dark + between(14, 50),
      noise: between(4, 26),
      shade: between(0.3, 1),
      blur: between(0.3, 1),
    };
  },
  small: (between) => ({
    ...lying(between, between(48, 80)),
    width: Math.round(between(500, 1400)),
    height: Math.round(between(400, 1000)),
    tilt: [between(-0.1, 0.1), between(-0.1, 0.1)],
    blur: between(0.3, 0.7),
    noise: between(0, 20),
    jpeg: Math.round(between(60, 95)),
  }),
  'in the hand': (between) => {
    const size = between(80, 180);
    const dark = between(20, 80);
    return {
      ...lying(between, size),
      tilt: [between(-0.3, 0.3), between(-0.3, 0.3)],
      dark,
      light: dark + between(50, 120),
      blur: (size / MODULES) * between(0.15, 0.5),
      noise: between(5, 40),
      shade: between(0.35, 1),
      glare: between(0, 0.2),
      jpeg: Math.round(between(40, 85)),
    };
  },
};

/**
 * Looks of 200 pictures of codes that are hard to read: turned, tilted, blurred, dim and small. Some
 * are unreadable.
 */
export const HARD_LOOKS: typeof CODE_LOOKS = Object.entries(FAMILIES).flatMap(
  ([family, lookOf], index) => {
    const random = randomFrom(SEED + index);
    const between: Between = (least, most) => least + (most - least) * random();
    return Array.from({ length: EACH }, (_, count) => [`${family} ${count + 1}`, lookOf(between)]);
  },
);
