import { ArticleList, ARTICLES_PATH, type ArticleSummary } from '#contract/article.ts';
import { createResource } from '#stores/resource.ts';

const articles = createResource('The articles', ArticleList);

/** Every article, without its body; apart from the page of articles, which brings its sanitiser. */
export const $articles = articles.$state;

/** Loads the articles. Signed in only. */
export const loadArticles = (): Promise<void> => articles.load(ARTICLES_PATH);

/** The articles that link to a card. */
export const articlesOn = (
  list: readonly ArticleSummary[],
  code: string,
): readonly ArticleSummary[] => list.filter(({ cards }) => cards.includes(code));
