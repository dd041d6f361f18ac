import { useStore } from '@nanostores/react';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { ArticleSummary } from '#contract/articles.ts';
import { ArticlePage } from '#islands/articles/ArticlePage.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Failed, NotFound, TextSkeleton, TileSkeletons } from '#islands/shared/States.tsx';
import { Tile, Tiles } from '#islands/shared/Tile.tsx';
import { $articles } from '#lib/articles/article-list.store.ts';
import {
  $article,
  $articleBody,
  $articlePage,
  DRAWN_BODY,
  startArticles,
} from '#lib/articles/articles.store.ts';
import { getRoute, href } from '#lib/shared/routes.ts';

const ArticleTile = ({ article }: { article: ArticleSummary }) => (
  <Tile
    href={href('articles', article.slug)}
    {...(article.image.url !== '' && {
      picture: { src: article.image.url, width: 1200, height: 675 },
    })}
    title={article.title}
    text={article.description}
    foot={article.timeToRead}
  />
);

const List = () => {
  const list = useStore($articles, { ssr: 'initial' });
  if (list.status === 'loading') {
    return <TileSkeletons wide label="Loading the articles" />;
  }
  if (list.status === 'failed') return <Failed message={list.message} onRetry={startArticles} />;
  if (list.status === 'missing' || list.value.length === 0) {
    return (
      <div className="notice">
        <p>There is nothing to read yet.</p>
        <a className="btn btn-primary" href={href('browse')}>
          {`Browse ${PRODUCT_NAME}`}
        </a>
      </div>
    );
  }
  return (
    <Tiles wide>
      {list.value.map((article) => (
        <li key={article.slug}>
          <ArticleTile article={article} />
        </li>
      ))}
    </Tiles>
  );
};

const One = ({ slug }: { slug: string }) => {
  const state = useStore($article, { ssr: 'initial' });
  const body = useStore($articleBody, { ssr: () => DRAWN_BODY });
  switch (state.status) {
    case 'loading':
      return <TextSkeleton label="Loading the article" />;
    case 'ready':
      return <ArticlePage article={state.value} body={body} />;
    case 'missing':
      return (
        <NotFound title="Article not found">
          <p>There is no article at “{slug}”. It may have moved.</p>
          <a className="btn btn-primary" href={href('articles')}>
            Show all articles
          </a>
        </NotFound>
      );
    case 'failed':
      return (
        <>
          <h1>{getRoute('articles').title}</h1>
          <Failed message={state.message} onRetry={startArticles} />
        </>
      );
  }
};

/** The articles (behaviour/articles.md, 'Articles'). */
export const Articles = () => {
  const page = useStore($articlePage, { ssr: 'initial' });
  useWhenSignedIn(startArticles);
  if (page.kind === 'one') return <One slug={page.slug} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className={page.kind === 'unknown' ? 'invisible' : undefined}>
        <h1>{getRoute('articles').title}</h1>
        <p className="mt-3 lead">
          Methods for people who make new things, each a few minutes’ read.
        </p>
      </div>
      {page.kind === 'list' && <List />}
    </div>
  );
};
