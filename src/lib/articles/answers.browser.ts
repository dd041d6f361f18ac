import { PUBLIC_SITE_URL } from 'astro:env/client';
import * as z from 'zod/mini';

import { ArticleAnswer, ArticleListAnswer, type ArticleSummary } from '#contract/articles.ts';
import { pictureOf } from '#contract/picture.ts';
import { origin } from '#lib/shared/address.browser.ts';

/** Returns the URL of a picture of an article or its text; empty where it is not allowed. */
export const pictureOnSite = (address: string): string =>
  pictureOf(address, PUBLIC_SITE_URL, origin());

const withPicture = <Value extends ArticleSummary>(article: Value): Value => ({
  ...article,
  image: { url: pictureOnSite(article.image.url) },
});

/** Schema of an article, its picture resolved against the product's site. */
export const ArticleWithPicture = z.pipe(ArticleAnswer, z.transform(withPicture));

/** Schema of the article list, with resolved pictures. */
export const ArticlesWithPictures = z.pipe(
  ArticleListAnswer,
  z.transform((articles) => articles.map(withPicture)),
);
