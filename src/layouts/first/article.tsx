/** Draws the article of an address as soon as it is known, for React to take over. */
import { ArticlePage } from '#islands/articles/ArticlePage.tsx';
import { safeHtml } from '#islands/articles/safe-html.tsx';
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

/** Paragraphs of each frame, with the white space between them; a whole article would take a slow phone long. */
const NODES_PER_FRAME = 16;

/** Copies a part of the text, since React reads the whole of it. */
const partOf = (nodes: readonly Node[], from: number): DocumentFragment => {
  const part = document.createDocumentFragment();
  for (const node of nodes.slice(from, from + NODES_PER_FRAME)) part.append(node.cloneNode(true));
  return part;
};

drawFirst('/articles/', parse, ({ article, body }) => {
  const waiting = document.querySelector('main > astro-island > *');
  const nodes = Array.from(body.childNodes);
  const page = (<ArticlePage article={article} body={partOf(nodes, 0)} />) as unknown as Element;
  const text = page.querySelector('.article-body');
  if (!waiting || !text) return false;
  // What follows the text is not moved by it.
  const below = Array.from(page.children).slice(Array.from(page.children).indexOf(text) + 1);
  for (const element of below) element.remove();
  waiting.replaceWith(page);
  document.title = documentTitle(article.title);
  let drawn = NODES_PER_FRAME;
  return () => {
    text.append(...(safeHtml(partOf(nodes, drawn)) as Iterable<string | Node>));
    drawn += NODES_PER_FRAME;
    if (drawn < nodes.length) return true;
    page.append(...below.splice(0));
    return false;
  };
});
