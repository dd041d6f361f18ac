import { describe, expect, test } from 'vitest';

import { Article, ArticleList } from '#contract/articles.ts';

const ARTICLE = {
  slug: 'one',
  title: 'One',
  description: 'The first.',
  image: { url: '/assets/articles/one.webp' },
  timeToRead: '1 min read',
  author: 'Ada',
  pubDate: '2026-01-31',
  bodyHtml: '<p>One.</p>',
};

describe('an article', () => {
  test.each(['/assets/articles/one.webp', '/assets/a-1/b_2/c.d.avif'])(
    'keeps the picture %s',
    (url) => {
      expect(Article.parse({ ...ARTICLE, image: { url } }).image).toEqual({ url });
    },
  );

  test.each<[unknown]>([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    [' javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['feed:https://evil.example'],
    ['feed:javascript:alert(1)'],
    ['data:image/svg+xml,<svg/>'],
    ['blob:https://dck.example/1'],
    ['file:///etc/passwd'],
    ['https://evil.example/a.webp'],
    ['http://evil.example/a.webp'],
    ['https:evil.example'],
    ['//evil.example/a.webp'],
    ['/\\evil.example/a.webp'],
    ['/\t/evil.example/a.webp'],
    ['/assets//evil.example/a.webp'],
    ['/assets/../idp/logout'],
    ['/assets/%2e%2e/idp/logout'],
    ['/assets/one.webp?x=1'],
    ['/assets/one.webp#x'],
    ['/assets/one.webp\n'],
    ['/idp/logout'],
    ['assets/articles/one.webp'],
    ['/assets/'],
    [''],
    [7],
    [null],
    [undefined],
    [['/assets/articles/one.webp']],
  ])('with the picture %j stays, without it', (url) => {
    const expected = { ...ARTICLE, image: { url: '' }, cards: [] };
    expect(Article.parse({ ...ARTICLE, image: { url } })).toEqual(expected);
  });

  test.each([[undefined], [null], ['/assets/articles/one.webp'], [[]]])(
    'whose image is %j stays, without a picture',
    (image) => {
      expect(Article.parse({ ...ARTICLE, image }).image).toEqual({ url: '' });
    },
  );
});

test('a list keeps every article, each with its own picture or none', () => {
  const summary = { ...ARTICLE, bodyHtml: undefined };
  const spoilt = { ...summary, slug: 'two', image: { url: 'feed:x' } };
  const urls = ArticleList.parse([summary, spoilt]).map(({ slug, image }) => [slug, image.url]);
  expect(urls).toEqual([
    ['one', '/assets/articles/one.webp'],
    ['two', ''],
  ]);
});
