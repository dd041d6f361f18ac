/** Display texts and slugs. No DOM. */

import { fold } from './fold.ts';

/** 'Silence first' → 'silence-first'. */
export const toSlug = (text: string): string =>
  fold(text)
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** '5 March 2026', in UTC. Without `Intl`, whose first call blocks the first words of an article. */
export const readableDay = (time: string): string => {
  const day = new Date(time);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

/** `breakthrough_matrix` → `Breakthrough Matrix`. */
export const readableName = (name: string): string =>
  name
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

/** A count with its noun: '1 note', '3 notes'. */
export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The message after a download. */
export const inDownloads = (fileName: string): string => `${fileName} is in your downloads.`;

/** Joins words, as in 'A, B and C'. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
