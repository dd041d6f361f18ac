import { ArticleList, ARTICLES_PATH } from '#contract/article.ts';
import { createResource } from '#stores/resource.ts';

const articles = createResource('The articles', ArticleList);

/** Every article, without its body; newest first. */
export const $articles = articles.$state;

/** Loads the articles. Signed in only. */
export const loadArticles = (): Promise<void> => articles.load(ARTICLES_PATH);
