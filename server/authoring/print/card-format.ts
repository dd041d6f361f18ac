import { MM } from '#server/shared/pdf.ts';

/** Trimmed sizes of a printed card, in mm. */
export const CARD_SIZES = {
  tarot: { width: 70, height: 120 },
  poker: { width: 63, height: 88 },
  A6: { width: 105, height: 148 },
} as const;
export type CardSize = keyof typeof CARD_SIZES;

/** Colour beyond the trimmed edge, which a print shop cuts away. */
export const BLEED = 3 * MM;

/** Smallest type of a printed card, in points. */
export const LEAST_TYPE = 7;

/** Black ink alone, in CMYK: small type of four inks is blurred where the plates are out of register. */
export const BLACK: [number, number, number, number] = [0, 0, 0, 100];

/** Measures of a card, in points. */
export interface CardFormat {
  readonly size: CardSize;
  readonly width: number;
  readonly height: number;
  /** A 500th of the width, the unit of the art. */
  readonly unit: number;
  /** From the trimmed edge to the text: cuts are off by up to 1 mm, and corners are rounded. */
  readonly margin: number;
}

export const formatOf = (size: CardSize): CardFormat => {
  const [width, height] = [CARD_SIZES[size].width * MM, CARD_SIZES[size].height * MM];
  const unit = width / 500;
  return { size, width, height, unit, margin: Math.max(4.5 * MM, 33 * unit) };
};
