import { ARTICLES_PATH } from '#contract/articles.ts';
import { createResource } from '#lib/api/resource.store.ts';
import { ArticlesWithPictures } from '#lib/articles/answers.browser.ts';

const articles = createResource('The articles', ArticlesWithPictures);

/** Every article, without its body; newest first. */
export const $articles = articles.$state;

export const loadArticles = (): Promise<void> => articles.load(ARTICLES_PATH);
