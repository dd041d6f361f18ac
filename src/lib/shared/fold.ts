/** Normalises a text for comparison: trimmed, lower case, without accents: 'Zoë ' → 'zoe'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
