import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { ArticleSummary } from '#contract/articles.ts';
import { ArticlePage } from '#islands/articles/ArticlePage.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { OpenItem, TileList } from '#islands/shared/ListPage.tsx';
import { Tile } from '#islands/shared/Tile.tsx';
import { $articles } from '#lib/articles/article-list.store.ts';
import {
  $article,
  $articleBody,
  $articlePage,
  DRAWN_BODY,
  startArticles,
} from '#lib/articles/articles.store.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';

const ArticleTile = ({ article }: { article: ArticleSummary }) => (
  <Tile
    href={href('articles', article.slug)}
    {...(article.image.url !== '' && {
      picture: { src: article.image.url, width: 1200, height: 675 },
    })}
    title={article.title}
    text={article.description}
    lang={langOf(article)}
    foot={article.timeToRead}
  />
);

const List = () => (
  <TileList
    list={useStore($articles, { ssr: 'initial' })}
    loading={m.shared_loading_articles()}
    wide
    empty={m.articles_none()}
    instead={{ to: 'browse', label: m.articles_browse({ product: PRODUCT_NAME }) }}
    onRetry={startArticles}
  >
    {(article) => (
      <li key={article.slug}>
        <ArticleTile article={article} />
      </li>
    )}
  </TileList>
);

const One = ({ slug }: { slug: string }) => {
  const body = useStore($articleBody, { ssr: () => DRAWN_BODY });
  return (
    <OpenItem
      item={useStore($article, { ssr: 'initial' })}
      loading={m.shared_loading_article()}
      notFound={m.shared_article_not_found()}
      showAll={m.shared_all_articles()}
      list="articles"
      title={m.routes_articles()}
      missing={m.articles_missing({ slug })}
      onRetry={startArticles}
    >
      {(article) => <ArticlePage article={article} body={body} />}
    </OpenItem>
  );
};

/** The articles (behaviour/articles.md, 'Articles'). */
export const Articles = () => {
  const page = useStore($articlePage, { ssr: 'initial' });
  useWhenSignedIn(startArticles);
  if (page.kind === 'one') return <One slug={page.name} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className={page.kind === 'unknown' ? 'invisible' : undefined}>
        <h1>{m.routes_articles()}</h1>
        <p className="mt-3 lead">{m.articles_lead()}</p>
      </div>
      {page.kind === 'list' && <List />}
    </div>
  );
};
