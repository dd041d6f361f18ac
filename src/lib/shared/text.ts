/** Texts as people read them and as addresses hold them. No DOM. */

import { fold } from './fold.ts';

/** A text as an address holds it: 'Silence first' → 'silence-first'. */
export const toSlug = (text: string): string =>
  fold(text)
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A day as every page writes it: '5 March 2026', by universal time. */
export const readableDay = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A name as people read it: `breakthrough_matrix` → `Breakthrough Matrix`. */
export const readableName = (name: string): string =>
  name
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');
