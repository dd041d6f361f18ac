/** A text as it is compared: lower case, without accents and the spaces around: 'Zoë ' → 'zoe'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
