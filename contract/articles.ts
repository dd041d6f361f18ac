import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import { Citation } from './citation.ts';
import { OWN_PICTURE } from './picture.ts';
import { SHEETS } from './sheets.ts';
import { slug, text } from './text.ts';

/** Path of the articles, below the main API's address (behaviour/api.md, 'API calls'). */
export const ARTICLES_PATH = '/articles';

/** The address of a picture in a deck file. */
export const ArticlePicture = z.string().check(z.regex(OWN_PICTURE));

const summary = {
  slug,
  title: text,
  description: text,
  /** `url` is empty where the article has no picture. Check it with `pictureOf` before showing it. */
  image: z.object({ url: z.string() }),
  timeToRead: text,
  author: text,
  pubDate: z.iso.date(),
  /** Codes of the cards that the body links to; an API may leave them out. */
  cards: z.prefault(z.array(CardCode), []),
  /** Language of the texts, in a deck of several languages. */
  language: z.optional(text),
};

/** An article as the list shows it: everything but the body. */
export const ArticleSummary = z.object(summary);
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const ArticleList = z.array(ArticleSummary);

/** `GET /articles/{slug}` (behaviour/articles.md, 'Articles'). */
export const Article = z.object({
  ...summary,
  bodyHtml: z.string(),
  /** Sources and further reading; an API may leave them out. */
  sources: z.optional(z.array(Citation)),
  /** The printable sheet that belongs to it. */
  sheet: z.optional(z.enum(SHEETS)),
});
export type Article = z.infer<typeof Article>;

/** A date followed by a time (ISO 8601). */
const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/;

const dayOf = (value: unknown): unknown =>
  typeof value === 'string' ? (DAY_AND_TIME.exec(value)?.[1] ?? value) : value;

/** Reading time in minutes, as the page shows it. */
const readingTimeOf = (value: unknown): unknown =>
  typeof value === 'number' ? `${Math.max(1, Math.round(value))} min read` : value;

const addressOf = (image: unknown): string => {
  if (typeof image === 'string') return image;
  if (Array.isArray(image)) return addressOf(image[0]);
  const { url } = Object(image) as { readonly url?: unknown };
  return typeof url === 'string' ? url : '';
};

/** Normalises the spellings that other servers use for date, reading time and picture. */
const inOurWords = (article: unknown): unknown => {
  if (typeof article !== 'object' || article === null) return article;
  const { image, pubDate, timeToRead } = article as Record<string, unknown>;
  return {
    ...article,
    image: { url: addressOf(image) },
    pubDate: dayOf(pubDate),
    timeToRead: readingTimeOf(timeToRead),
  };
};

/** An article as a client parses it, from any server. */
export const ArticleAnswer = z.pipe(z.transform(inOurWords), Article);

export const ArticleListAnswer = z.pipe(
  z.transform((list: unknown) => (Array.isArray(list) ? list.map(inOurWords) : list)),
  ArticleList,
);
