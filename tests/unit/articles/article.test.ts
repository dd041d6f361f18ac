import { describe, expect, test } from 'vitest';

import { ArticleAnswer, ArticleListAnswer } from '#contract/articles.ts';
import { pictureOf } from '#contract/picture.ts';

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

/** Addresses that are no picture of ours, wherever ours are. */
const REFUSED: readonly string[] = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'feed:https://evil.example',
  'feed:javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://dck.example/1',
  'file:///etc/passwd',
  'https://evil.example/a.webp',
  'http://evil.example/a.webp',
  'https:evil.example',
  '//evil.example/a.webp',
  '/\\evil.example/a.webp',
  '/\t/evil.example/a.webp',
  '/assets/../idp/logout',
  '/assets/%2e%2e/idp/logout',
  '/idp/logout',
  '/assets/',
  '',
];

const HERE = 'https://dck.example';

describe('without a site of its own, the picture of an article', () => {
  test.each([
    ['/assets/articles/one.webp', '/assets/articles/one.webp'],
    ['/assets/a-1/b_2/c.d.avif', '/assets/a-1/b_2/c.d.avif'],
    ['assets/articles/one.webp', `${HERE}/assets/articles/one.webp`],
    ['/media/one.JPG', `${HERE}/media/one.JPG`],
    ['/assets/one.webp?x=1', `${HERE}/assets/one.webp?x=1`],
    [`${HERE}/media/one.webp`, `${HERE}/media/one.webp`],
    ['//dck.example/one.webp', `${HERE}/one.webp`],
    ['/.//evil.example/a.webp', `${HERE}//evil.example/a.webp`],
  ])('%s is %s', (url, address) => {
    expect(pictureOf(url, '', HERE)).toBe(address);
  });

  test.each([
    ...REFUSED,
    'http://dck.example/one.webp',
    'https://dck.example:8443/one.webp',
    'https://user@dck.example/one.webp',
    `${HERE}/idp/logout?x=one.webp`,
  ])('is never %j', (url) => {
    expect(pictureOf(url, '', HERE)).toBe('');
  });
});

describe('where the site has an address, the picture of an article', () => {
  const SITE = 'https://www.dck.example';

  test.each([
    ['/assets/articles/one.webp', `${SITE}/assets/articles/one.webp`],
    ['media/one.JPG', `${SITE}/media/one.JPG`],
    [`${SITE}/media/2026/one.png?width=800`, `${SITE}/media/2026/one.png?width=800`],
    ['//www.dck.example/one.webp', `${SITE}/one.webp`],
  ])('%s is %s', (url, address) => {
    expect(pictureOf(url, SITE, HERE)).toBe(address);
  });

  test.each([
    ...REFUSED,
    'http://www.dck.example/one.webp',
    'https://www.dck.example:8443/one.webp',
    'https://user@www.dck.example/one.webp',
    'https://www.dck.example.evil.example/one.webp',
    `${SITE}/idp/logout?x=one.webp`,
    `${SITE}/logout#one.webp`,
  ])('is never %j', (url) => {
    expect(pictureOf(url, SITE, HERE)).toBe('');
  });
});

describe('an article of another server', () => {
  test.each<[unknown, string]>([
    [{ url: '/a.webp' }, '/a.webp'],
    ['/a.webp', '/a.webp'],
    [['/a.webp', '/b.webp'], '/a.webp'],
    [[{ url: '/a.webp' }], '/a.webp'],
    [{ url: 7 }, ''],
    [undefined, ''],
    [null, ''],
    [[], ''],
    [7, ''],
  ])('whose image is %j has the picture %j', (image, url) => {
    expect(ArticleAnswer.parse({ ...ARTICLE, image }).image).toEqual({ url });
  });

  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-01-31T23:30:00Z', '2026-01-31'],
    ['2026-01-31T23:30:00.123+02:00', '2026-01-31'],
    ['2026-01-31T23:30', '2026-01-31'],
  ])('of %s is of the day %s', (pubDate, day) => {
    expect(ArticleAnswer.parse({ ...ARTICLE, pubDate }).pubDate).toBe(day);
  });

  test.each(['yesterday', '31.01.2026', '2026-13-01', '2026-01-31Tea', ''])(
    'of %j is none',
    (pubDate) => {
      expect(ArticleAnswer.safeParse({ ...ARTICLE, pubDate }).success).toBe(false);
    },
  );

  test.each<[unknown, string]>([
    [4, '4 min read'],
    [3.6, '4 min read'],
    [0, '1 min read'],
    ['4 min', '4 min'],
  ])('that takes %j to read says %s', (timeToRead, words) => {
    expect(ArticleAnswer.parse({ ...ARTICLE, timeToRead }).timeToRead).toBe(words);
  });
});

test('a list keeps every article, each with its own picture or none', () => {
  const summary = { ...ARTICLE, bodyHtml: undefined };
  const spoilt = { ...summary, slug: 'two', image: 'feed:x', timeToRead: 2 };
  const read = ArticleListAnswer.parse([summary, spoilt]);
  expect(read.map(({ slug, image }) => [slug, pictureOf(image.url, '', HERE)])).toEqual([
    ['one', '/assets/articles/one.webp'],
    ['two', ''],
  ]);
});
