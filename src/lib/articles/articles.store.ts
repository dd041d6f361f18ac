import { atom, computed } from 'nanostores';

import { ARTICLES_PATH } from '#contract/articles.ts';
import { takeDrawn } from '#lib/api/early.browser.ts';
import { readListPage, titleByItem, type ListPage } from '#lib/api/list-page.store.ts';
import { createResource } from '#lib/api/resource.store.ts';
import { ArticleWithPicture } from '#lib/articles/answers.browser.ts';
import { $articles, loadArticles } from '#lib/articles/article-list.store.ts';
import type { FirstArticle } from '#lib/articles/first-article.ts';
import { neighboursOf, NO_NEIGHBOURS } from '#lib/shared/neighbours.ts';

/** The article that the page's first script drew. */
const drawn = takeDrawn(`${ARTICLES_PATH}/`) as FirstArticle | undefined;

const article = createResource('The article', ArticleWithPicture, drawn?.article);

export const $article = article.$state;

/** The page; an article is open by its slug. */
export const $articlePage = atom<ListPage>(
  drawn ? { kind: 'one', name: drawn.article.slug } : { kind: 'unknown' },
);

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
    ? neighboursOf(list.value, ({ slug }) => slug === page.name)
    : NO_NEIGHBOURS,
);

titleByItem($article, ({ title }) => title, 'No article at this address.');

/** Loads the page of the address; retries what failed. Signed in only. */
export const startArticles = (): void => {
  const page = readListPage();
  $articlePage.set(page);
  if (page.kind === 'one') void article.load(`${ARTICLES_PATH}/${encodeURIComponent(page.name)}`);
  void loadArticles();
};
