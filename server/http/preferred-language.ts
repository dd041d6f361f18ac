import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

import { LANGUAGES } from '#messages/languages.js';
import { MAIN_LANGUAGE, withLanguage } from '#server/shared/language.ts';

/** The longest of the languages that a tag is or begins with: `de-AT` finds `de` (RFC 4647, section 3.4). */
const lookUp = (tag: string, languages: readonly string[]): string | undefined => {
  const wanted = `${tag.toLowerCase()}-`;
  const [longest] = languages
    .filter((language) => wanted.startsWith(`${language.toLowerCase()}-`))
    .toSorted((one, two) => two.length - one.length);
  return longest;
};

/**
 * The first of the wanted languages that there is.
 * @param tags language tags (BCP 47), the most wanted first
 */
export const firstLanguage = (
  tags: readonly string[],
  languages: readonly string[] = LANGUAGES,
): string | undefined => {
  for (const tag of tags) {
    const language = lookUp(tag, languages);
    if (language !== undefined) return language;
  }
  return undefined;
};

/**
 * The language of the interface that goes with one of the deck: `de` with `de-AT`, else the main one.
 * @param tag of the deck's language
 */
export const interfaceLanguage = (tag: string): string => firstLanguage([tag]) ?? MAIN_LANGUAGE;

/**
 * The language that a client prefers among some (RFC 9110, section 12.5.4); `undefined` if it accepts none of them.
 * @param header its `Accept-Language`
 */
export const preferredLanguage = (
  header: string | undefined,
  languages: readonly string[] = LANGUAGES,
): string | undefined => {
  if (header === undefined) return undefined;
  const accepted = parseAccept(header).filter(({ q }) => q > 0);
  return firstLanguage(
    accepted.map(({ type }) => type),
    languages,
  );
};

/** Runs the handlers of a request in the language that it prefers, so that messages are in that language. */
export const chooseLanguage: MiddlewareHandler = (c, next) =>
  withLanguage(preferredLanguage(c.req.header('Accept-Language')), next);
