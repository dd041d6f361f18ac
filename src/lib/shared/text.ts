/** Display texts and slugs. No DOM. */

import * as m from '#messages';

import { fold } from './fold.ts';
import { FORMAT_LANGUAGE } from './format-language.ts';

/** 'Silence first' → 'silence-first'. */
export const toSlug = (text: string): string =>
  fold(text)
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** '5 March 2026', in UTC. Without `Intl`, whose first call blocks the first words of an article. */
export const readableDay = (time: string): string => {
  const day = new Date(time);
  return m.shared_day({
    day: day.getUTCDate(),
    month: m.shared_months().split(' ')[day.getUTCMonth()] ?? '',
    year: day.getUTCFullYear(),
  });
};

/** `breakthrough_matrix` → `Breakthrough Matrix`. */
export const readableName = (name: string): string =>
  name
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

/** A count with its noun, in English: '1 note', '3 notes'. */
export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The message after a download. */
export const inDownloads = (fileName: string): string => m.shared_in_downloads({ file: fileName });

/** Joins words, as in 'A, B and C'. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(FORMAT_LANGUAGE, { type: 'conjunction' }).format(words);
