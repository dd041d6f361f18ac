/** The list of articles. No DOM. */

import type { ArticleSummary } from '#contract/articles.ts';

/** The articles that link to a card. */
export const articlesOn = (
  articles: readonly ArticleSummary[],
  code: string,
): readonly ArticleSummary[] => articles.filter(({ cards }) => cards.includes(code));
