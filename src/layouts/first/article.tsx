/** Draws the article of an address as soon as it is known, for React to take over. */
import { ArticlePage } from '#islands/articles/ArticlePage.tsx';
import { parseFirstArticle, type FirstArticle } from '#lib/articles/first-article.ts';
import { pictureOnSite } from '#lib/articles/picture.browser.ts';
import { sanitise } from '#lib/articles/sanitise.browser.ts';
import { documentTitle } from '#lib/shared/brand.ts';
import { drawFirst } from './draw.ts';

globalThis.sanitiseArticle = sanitise;

const parse = (answer: unknown): FirstArticle | undefined => {
  const article = parseFirstArticle(answer, pictureOnSite);
  return article && { article, body: sanitise(article.bodyHtml) };
};

drawFirst('/articles/', parse, ({ article, body }) => {
  const waiting = document.querySelector('main > astro-island > *');
  if (!waiting) return false;
  waiting.replaceWith((<ArticlePage article={article} body={body} />) as unknown as Node);
  document.title = documentTitle(article.title);
  return true;
});
