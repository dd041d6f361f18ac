import { atom, computed } from 'nanostores';

import { ARTICLES_PATH } from '#contract/articles.ts';
import { takeDrawn } from '#lib/api/early.browser.ts';
import { createResource } from '#lib/api/resource.store.ts';
import { ArticleWithPicture } from '#lib/articles/answers.browser.ts';
import { $articles, loadArticles } from '#lib/articles/article-list.store.ts';
import type { FirstArticle } from '#lib/articles/first-article.ts';
import { currentPathname, setDocumentTitle } from '#lib/shared/address.browser.ts';
import { documentTitle } from '#lib/shared/brand.ts';
import { neighboursOf, NO_NEIGHBOURS } from '#lib/shared/neighbours.ts';
import { matchRoute } from '#lib/shared/routes.ts';

/** The article that the page's first script drew. */
const drawn = takeDrawn(`${ARTICLES_PATH}/`) as FirstArticle | undefined;

const article = createResource('The article', ArticleWithPicture, drawn?.article);

export const $article = article.$state;

/** The page: the list, an article by slug, or not known yet. */
export const $articlePage = atom<
  { readonly kind: 'unknown' } | { readonly kind: 'list' } | { readonly kind: 'one'; slug: string }
>(drawn ? { kind: 'one', slug: drawn.article.slug } : { kind: 'unknown' });

/** Value of {@link $articleBody} before loading. */
export const DRAWN_BODY = drawn?.body;

/** The sanitised text of the article. The sanitiser is part of the page, whose first script uses it. */
export const $articleBody = computed($article, (state) => {
  if (state.status !== 'ready') return undefined;
  const { bodyHtml } = state.value;
  return bodyHtml === drawn?.article.bodyHtml ? DRAWN_BODY : sanitiseArticle(bodyHtml);
});

/** The articles before and after the open one. */
export const $articleNeighbours = computed([$articles, $articlePage], (list, page) =>
  list.status === 'ready' && page.kind === 'one'
    ? neighboursOf(list.value, ({ slug }) => slug === page.slug)
    : NO_NEIGHBOURS,
);

$article.listen((state) => {
  if (state.status === 'ready') setDocumentTitle(documentTitle(state.value.title));
  if (state.status === 'missing') console.error('No article at this address.');
});

/** Loads the page of the address; retries what failed. Signed in only. */
export const startArticles = (): void => {
  const match = matchRoute(currentPathname());
  const slug = match?.parameter ?? match?.malformed;
  $articlePage.set(slug === undefined ? { kind: 'list' } : { kind: 'one', slug });
  if (slug !== undefined) void article.load(`${ARTICLES_PATH}/${encodeURIComponent(slug)}`);
  void loadArticles();
};
