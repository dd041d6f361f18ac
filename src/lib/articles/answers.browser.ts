import * as z from 'zod/mini';

import { ArticleAnswer, ArticleListAnswer, type ArticleSummary } from '#contract/articles.ts';
import { pictureOnSite } from '#lib/articles/picture.browser.ts';

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
