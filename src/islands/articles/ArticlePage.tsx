import { useStore } from '@nanostores/react';
import { memo } from 'react';

import * as m from '#messages';

import type { Article, ArticleSummary } from '#contract/articles.ts';
import { safeHtml } from '#islands/articles/safe-html.tsx';
import { KeepButton } from '#islands/my-cards/KeepButton.tsx';
import { PreviousNext } from '#islands/shared/PreviousNext.tsx';
import { Sources } from '#islands/shared/Sources.tsx';
import { SheetOf } from '#islands/sheets/SheetOf.tsx';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { BackLink } from '#islands/shared/States.tsx';
import { $articleNeighbours } from '#lib/articles/articles.store.ts';
import { NO_NEIGHBOURS } from '#lib/shared/neighbours.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';
import { readableDay } from '#lib/shared/text.ts';

const linkTo = (article: ArticleSummary) => ({
  path: href('articles', article.slug),
  title: article.title,
  lang: langOf(article),
});

interface Props {
  readonly article: Article;
  /** Its sanitised text. */
  readonly body: DocumentFragment | undefined;
}

const Beside = () => (
  <PreviousNext
    name={m.shared_articles_beside()}
    previousLabel={m.shared_previous_article()}
    nextLabel={m.shared_next_article()}
    neighbours={useStore($articleNeighbours, { ssr: () => NO_NEIGHBOURS })}
    linkTo={linkTo}
  />
);

/**
 * An article (behaviour/articles.md, 'Articles'). The page's first script draws it too (src/layouts/first). Memoised,
 * since rendering a long text takes long.
 */
export const ArticlePage = memo(({ article, body }: Props) => {
  const lang = langOf(article);
  return (
    <article
      className="grid grid-cols-1 gap-6 *:max-w-[44rem] *:min-w-0"
      aria-label={article.title}
    >
      <BackLink href={href('articles')}>{m.articles_all()}</BackLink>
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-h2" lang={lang}>
          {article.title}
        </h1>
        <p className="lead" lang={lang}>
          {article.description}
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted" role="list">
          <li>{article.author}</li>
          <li>
            <time dateTime={article.pubDate}>{readableDay(article.pubDate)}</time>
          </li>
          <li>{article.timeToRead}</li>
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <KeepButton kind="article" id={article.slug} />
          <ShareButton title={article.title} path={href('article', article.slug)} />
        </div>
      </header>
      {article.image.url !== '' && (
        <img
          className="w-full rounded-card print:max-h-[7cm] print:object-cover"
          src={article.image.url}
          alt=""
          width="1200"
          height="675"
        />
      )}
      {body && (
        <div className="article-body prose" lang={lang}>
          {safeHtml(body)}
        </div>
      )}
      <SheetOf sheet={article.sheet} />
      <Sources sources={article.sources} lang={lang} />
      <Beside />
    </article>
  );
});
