import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';

import { CardCode } from './cards.ts';
import { OWN_PICTURE } from './picture.ts';

/** Where the articles are served, below the main API's address (behaviour.md, 'Calls'). */
export const ARTICLES_PATH = '/articles';

const text = z.string().check(z.trim(), z.minLength(1));

/** The address of an article's picture. */
export const ArticlePicture = z.string().check(z.regex(OWN_PICTURE));

const summary = {
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: text,
  description: text,
  /** Its address is empty where the article has none that may be shown. */
  image: withFallback(z.object({ url: withFallback(ArticlePicture, '') }), { url: '' }),
  timeToRead: text,
  author: text,
  pubDate: z.iso.date(),
  /** The cards its body links to, by code; an API may leave them out. */
  cards: z.prefault(z.array(CardCode), []),
};

/** An article as the list shows it: everything but the body. */
export const ArticleSummary = z.object(summary);
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** `GET /articles`. */
export const ArticleList = z.array(ArticleSummary);

/** `GET /articles/{slug}` (behaviour.md, 'Articles'). */
export const Article = z.object({ ...summary, bodyHtml: z.string() });
export type Article = z.infer<typeof Article>;
