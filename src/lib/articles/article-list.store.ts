import { ArticleList, ARTICLES_PATH } from '#contract/articles.ts';
import { createResource } from '#lib/api/resource.store.ts';

const articles = createResource('The articles', ArticleList);

/** Every article, without its body; newest first. */
export const $articles = articles.$state;

/** Loads the articles. Signed in only. */
export const loadArticles = (): Promise<void> => articles.load(ARTICLES_PATH);
