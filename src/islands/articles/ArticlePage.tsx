import { useStore } from '@nanostores/react';

import type { Article, ArticleSummary } from '#contract/article.ts';
import { href } from '#core/routes.ts';
import { $articleBody, $articlesBeside, NONE_BESIDE } from '#stores/articles.ts';

/** A day as the reader's own language writes it. */
const PubDate = ({ day }: { day: string }) => (
  <time dateTime={day}>
    {new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(day),
    )}
  </time>
);

const Beside = ({ label, article }: { label: string; article: ArticleSummary }) => (
  <a className="beside" href={href('articles', article.slug)}>
    <small>{label}</small>
    <span>{article.title}</span>
  </a>
);

const Body = () => {
  const body = useStore($articleBody, { ssr: () => undefined });
  if (!body) return null;
  return (
    <div
      className="article-body"
      ref={(place) => place?.replaceChildren(document.importNode(body, true))}
    />
  );
};

/** An article (behaviour.md, 'Articles'). */
export const ArticlePage = ({ article }: { article: Article }) => {
  const { previous, next } = useStore($articlesBeside, { ssr: () => NONE_BESIDE });
  return (
    <article className="article" aria-label={article.title}>
      <p className="back-link">
        <a href={href('articles')}>All articles</a>
      </p>
      <header className="article-head">
        <h1>{article.title}</h1>
        <p className="lead">{article.description}</p>
        <ul className="facts" role="list">
          <li>{article.author}</li>
          <li>
            <PubDate day={article.pubDate} />
          </li>
          <li>{article.timeToRead}</li>
        </ul>
      </header>
      {article.image.url !== '' && (
        <img className="article-picture" src={article.image.url} alt="" width="1200" height="675" />
      )}
      <Body />
      <nav className="besides" aria-label="More articles">
        {previous && <Beside label="Previous article" article={previous} />}
        {next && <Beside label="Next article" article={next} />}
      </nav>
    </article>
  );
};
