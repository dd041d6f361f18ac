import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import * as z from 'zod/mini';

import * as m from '#messages';

import { Article, ArticlePicture, ArticleSummary } from '#contract/articles.ts';
import { Citation } from '#contract/citation.ts';
import { parseSource, wrongIn, type SourceFile } from '#server/catalogue/source.ts';
import { interfaceLanguage } from '#server/http/preferred-language.ts';

/** The fields that an author writes; reading time and cards are derived from the text. */
export const FrontMatter = z.strictObject({
  ...z.omit(ArticleSummary, { timeToRead: true, image: true, cards: true, language: true }).shape,
  ...z.pick(Article, { sheet: true }).shape,
  image: ArticlePicture,
  sources: z.optional(z.array(z.strictObject(Citation.shape))),
});

/** Silent reading of running English text (Brysbaert 2019: 238), a little slower for the links. */
const WORDS_PER_MINUTE = 220;

const pipeline = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeStringify)
  .freeze();

/** Reading time as the page shows it, such as `4 min read`. */
const timeToRead = (markdown: string, language: string): string => {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return m.articles_time_to_read({ minutes }, { locale: interfaceLanguage(language) });
};

/** The codes of the cards that HTML links to, unique and sorted. */
const cardsIn = (html: string): string[] => {
  const codes = [...html.matchAll(/href="\/browse\/([^"]*)"/g)].map(([, code = '']) => code);
  return [...new Set(codes)].toSorted();
};

/**
 * Parses an article file. The body becomes HTML without scripts, handlers and styles.
 * @throws StartError with file and line for the first error
 */
export const parseArticle = (source: SourceFile): Article => {
  const { image, ...head } = parseSource(source, FrontMatter);
  if (!source.name.endsWith(`${head.slug}.md`)) {
    throw wrongIn(source, ['slug'], `an article's file is named by its slug, ${head.slug}.md`);
  }
  const bodyHtml = String(pipeline.processSync(source.body));
  return {
    ...head,
    image: { url: image },
    timeToRead: timeToRead(source.body, source.language ?? ''),
    cards: cardsIn(bodyHtml),
    bodyHtml,
  };
};
