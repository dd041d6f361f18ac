/**
 * The printable sheets that exercises and articles use, by their names in addresses. The wording on them is
 * the client's.
 */
export const SHEETS = [
  'decision-page',
  'licence-page',
  'if-then-strip',
  'brainwriting-grid',
  'pilot-journey-map',
] as const;
export type SheetName = (typeof SHEETS)[number];
