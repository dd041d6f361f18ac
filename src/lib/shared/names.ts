/** Path parameters for personas, articles, recipes and showcase cases. No DOM. */

import { fold } from './fold.ts';

/** Parses a persona's name; `undefined` if invalid. */
export const parsePersonaName = (raw: string): string | undefined => {
  const name = raw.normalize('NFC').trim();
  return /^[^/\\]{1,80}$/.test(name) ? name : undefined;
};

/** Parses a persona's name in an open page's address: 'Zoë' → 'zoe'. */
export const parsePersonaKey = (raw: string): string | undefined => {
  const name = parsePersonaName(raw);
  return name === undefined ? undefined : fold(name);
};

/** Parses the slug of an article or recipe, case-insensitively; `undefined` if invalid. */
export const parseSlug = (raw: string): string | undefined => {
  const slug = raw.toLowerCase();
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : undefined;
};
