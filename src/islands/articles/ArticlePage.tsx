import { useStore } from '@nanostores/react';

import type { Article, ArticleSummary } from '#contract/articles.ts';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { BackLink } from '#islands/shared/States.tsx';
import { $articleBody, $articlesBeside, NONE_BESIDE } from '#lib/articles/articles.store.ts';
import { href } from '#lib/shared/routes.ts';

/** A day as the reader's own language writes it. */
const PubDate = ({ day }: { day: string }) => (
  <time dateTime={day}>
    {new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(day),
    )}
  </time>
);

const Beside = ({ label, article }: { label: string; article: ArticleSummary }) => (
  <a
    className="group grid grid-cols-1 gap-1 rounded-card border-2 border-line-strong p-4"
    href={href('articles', article.slug)}
  >
    <small className="text-small text-muted">{label}</small>
    <span className="font-display text-[1.25rem]/[1.15] group-hover:underline-title">
      {article.title}
    </span>
  </a>
);

const Body = () => {
  const body = useStore($articleBody, { ssr: () => undefined });
  if (!body) return null;
  return (
    <div
      className="article-body prose"
      ref={(place) => place?.replaceChildren(document.importNode(body, true))}
    />
  );
};

/** An article (behaviour.md, 'Articles'). */
export const ArticlePage = ({ article }: { article: Article }) => {
  const { previous, next } = useStore($articlesBeside, { ssr: () => NONE_BESIDE });
  return (
    <article
      className="grid grid-cols-1 gap-6 *:max-w-[44rem] *:min-w-0"
      aria-label={article.title}
    >
      <BackLink href={href('articles')}>All articles</BackLink>
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-h2">{article.title}</h1>
        <p className="lead">{article.description}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted" role="list">
          <li>{article.author}</li>
          <li>
            <PubDate day={article.pubDate} />
          </li>
          <li>{article.timeToRead}</li>
        </ul>
        <div className="flex flex-wrap items-center gap-2">
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
      <Body />
      <nav
        className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:hidden"
        aria-label="More articles"
      >
        {previous && <Beside label="Previous article" article={previous} />}
        {next && <Beside label="Next article" article={next} />}
      </nav>
    </article>
  );
};
