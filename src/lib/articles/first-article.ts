/** An article as the page's first script reads it, without the library that checks answers. No DOM. */

import type { Article } from '#contract/articles.ts';
import type { Citation } from '#contract/citation.ts';
import { SHEETS } from '#contract/sheets.ts';
import { isText, isTextOrNone, listOf, recordOf } from '#lib/shared/unchecked.ts';

/** An article with its sanitised text. */
export interface FirstArticle {
  readonly article: Article;
  readonly body: DocumentFragment;
}

declare global {
  /** The sanitiser of articles, from the script in their page (src/layouts/first/article.tsx). */
  var sanitiseArticle: (html: string) => DocumentFragment;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the calendar has a day: for `Date` the 30th of February is the 2nd of March. */
const isDay = (value: unknown): value is string => {
  if (!isText(value) || !DAY.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

const citationOf = (value: unknown): Citation | undefined => {
  const { who, work, year, note, url } = recordOf(value);
  if (!isText(work) || !isText(year) || !/\d|century/.test(year)) return undefined;
  if (!isTextOrNone(who) || !isTextOrNone(note) || !isTextOrNone(url)) return undefined;
  if (url !== undefined && !/^https:\/\/\S+$/.test(url)) return undefined;
  return {
    ...(who !== undefined && { who }),
    work,
    year,
    ...(note !== undefined && { note }),
    ...(url !== undefined && { url }),
  };
};

const codeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Z0-9]{3}$/.test(value) ? value : undefined;

/**
 * Reads an article as the contract's `Article` does. Other spellings, and anything else, are left to the
 * modules: `undefined`.
 * @param pictureOnSite gives the address that a picture is loaded from
 */
export const parseFirstArticle = (
  value: unknown,
  pictureOnSite: (address: string) => string,
): Article | undefined => {
  const { slug, title, description, image, timeToRead, author, pubDate, bodyHtml, ...more } =
    recordOf(value);
  const { url } = recordOf(image);
  const { cards: codes = [], sources: cited = [], language } = more;
  const cards = listOf(codes, codeOf);
  const sources = listOf(cited, citationOf);
  const sheet = SHEETS.find((name) => name === more['sheet']);
  if (!isText(slug) || !SLUG.test(slug) || !isText(title) || !isText(description)) return undefined;
  if (!isText(timeToRead) || !isText(author) || !isDay(pubDate)) return undefined;
  if (typeof url !== 'string' || typeof bodyHtml !== 'string') return undefined;
  if (!isTextOrNone(language)) return undefined;
  if (!cards || !sources || more['sheet'] !== sheet) return undefined;
  return {
    slug,
    title,
    description,
    image: { url: pictureOnSite(url) },
    timeToRead,
    author,
    pubDate,
    cards,
    ...(language !== undefined && { language }),
    bodyHtml,
    ...(more['sources'] !== undefined && { sources }),
    ...(sheet && { sheet }),
  };
};
