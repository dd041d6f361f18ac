/**
 * The sheets to print that an exercise or an article uses, by their names in addresses. What stands
 * on them is the client's.
 */
export const SHEETS = [
  'decision-page',
  'licence-page',
  'if-then-strip',
  'brainwriting-grid',
  'pilot-journey-map',
] as const;
export type Sheet = (typeof SHEETS)[number];
