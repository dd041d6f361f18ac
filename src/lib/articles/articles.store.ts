import { atom, computed } from 'nanostores';

import { ARTICLES_PATH, type ArticleSummary } from '#contract/articles.ts';
import { createResource } from '#lib/api/resource.store.ts';
import { ArticleWithPicture } from '#lib/articles/answers.browser.ts';
import { $articles, loadArticles } from '#lib/articles/article-list.store.ts';
import { sanitise } from '#lib/articles/sanitise.browser.ts';
import { currentPathname, setDocumentTitle } from '#lib/shared/address.browser.ts';
import { documentTitle } from '#lib/shared/brand.ts';
import { neighboursOf, type Neighbours } from '#lib/shared/neighbours.ts';
import { matchRoute } from '#lib/shared/routes.ts';

const article = createResource('The article', ArticleWithPicture);

export const $article = article.$state;

/** The page: the list, an article by slug, or not known yet. */
export const $articlePage = atom<
  { readonly kind: 'unknown' } | { readonly kind: 'list' } | { readonly kind: 'one'; slug: string }
>({ kind: 'unknown' });

export const $articleBody = computed($article, (state) =>
  state.status === 'ready' ? sanitise(state.value.bodyHtml) : undefined,
);

/** Value of {@link $articleNeighbours} before loading. */
export const NO_ARTICLE_NEIGHBOURS: Neighbours<ArticleSummary> = {};

/** The articles before and after the open one. */
export const $articleNeighbours = computed([$articles, $articlePage], (list, page) =>
  list.status === 'ready' && page.kind === 'one'
    ? neighboursOf(list.value, ({ slug }) => slug === page.slug)
    : NO_ARTICLE_NEIGHBOURS,
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
