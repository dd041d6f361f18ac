// The interpreters against what the hosts' own documentation says of their examples.
import { describe, expect, test } from 'vitest';

import { createAmplify } from '../../../hosts/amplify.ts';
import type { HeadersBy } from '../../../hosts/answer.ts';
import { freshFor, policyInForce, referrerInForce } from '../../../hosts/meaning.ts';
import { createNetlify } from '../../../hosts/netlify.ts';

interface Rule {
  readonly source: string;
  readonly target: string;
  readonly status: string;
}

const NO_HEADERS = 'customHeaders: []';

const amplify = (rules: readonly Rule[], files: readonly string[], headers = NO_HEADERS) =>
  createAmplify({ files: new Set(files), rewrites: JSON.stringify(rules), headers });

describe('Amplify Hosting', () => {
  test('takes the first rule from the top that fits', () => {
    const specific = { source: '/docs/a.html', target: '/b.html', status: '301' };
    const folder = { source: '/docs/<*>', target: '/documents/<*>', status: '301' };
    expect(amplify([specific, folder], [])('/docs/a.html').location).toBe('/b.html');
    expect(amplify([folder, specific], [])('/docs/a.html').location).toBe('/documents/a.html');
  });

  test('fills a placeholder with one segment', () => {
    const host = amplify(
      [{ source: '/docs/<year>/<id>', target: '/documents/<year>/<id>', status: '301' }],
      [],
    );
    expect(host('/docs/2026/7').location).toBe('/documents/2026/7');
    expect(host('/docs/2026/7/8').status).toBe(404);
  });

  test.each(['/docs/<*>/content', '/docs/<*>/content/<*>', 'https://example.com/docs'])(
    'ignores the source %s',
    (source) => {
      const host = amplify([{ source, target: '/other.html', status: '301' }], []);
      expect(host('/docs/a/content').status).toBe(404);
    },
  );

  test('reads a source between </ and /> as a regular expression', () => {
    const source = '</^[^.]+$|\\.(?!(css|js)$)([^.]+$)/>';
    const host = amplify(
      [{ source, target: '/index.html', status: '200' }],
      ['/index.html', '/a.js'],
    );
    expect(host('/deep/link').file).toBe('/index.html');
    expect(host('/a.js').file).toBe('/a.js');
  });

  test('lets a file go before a rule for what is not found, and before no other', () => {
    const files = ['/index.html', '/a.txt'];
    const rule = { source: '/<*>', target: '/index.html' };
    expect(amplify([{ ...rule, status: '404-200' }], files)('/a.txt').file).toBe('/a.txt');
    expect(amplify([{ ...rule, status: '404-200' }], files)('/b')).toMatchObject({ status: 200 });
    expect(amplify([{ ...rule, status: '404' }], files)('/b')).toMatchObject({ status: 404 });
    expect(amplify([{ ...rule, status: '200' }], files)('/a.txt').file).toBe('/index.html');
  });

  test('gives /about by /about.html, else by a way round over /about/', () => {
    expect(amplify([], ['/about.html'])('/about').file).toBe('/about.html');
    expect(amplify([], ['/about/index.html'])('/about?a=1').location).toBe('/about/?a=1');
    expect(amplify([], ['/about/index.html'])('/about/').file).toBe('/about/index.html');
  });

  test('lets a rule for unknown paths take an address without its slash', () => {
    const rule = { source: '/<*>', target: '/index.html', status: '404-200' };
    const host = amplify([rule], ['/index.html', '/about/index.html']);
    expect(host('/about').file).toBe('/index.html');
    expect(host('/about/').file).toBe('/about/index.html');
  });

  test('asks another server by HTTPS for a rewrite that names one', () => {
    const rule = { source: '/api/<*>', target: 'https://api.example.com/<*>', status: '200' };
    expect(amplify([rule], [])('/api/cards?a=1').proxied).toBe('https://api.example.com/cards?a=1');
  });

  test('takes the query along on a redirect', () => {
    const rule = { source: '/a', target: '/b', status: '302' };
    expect(amplify([rule], [])('/a?c=1').location).toBe('/b?c=1');
  });

  const headers = [
    'customHeaders:',
    "  - pattern: '**/*'",
    "    headers: [{ key: 'X-All', value: '1' }]",
    "  - pattern: '/path/*'",
    "    headers: [{ key: 'X-Path', value: '2' }, { key: 'Cache-Control', value: 'max-age=9' }]",
  ].join('\n');

  test('sets headers by pattern', () => {
    const host = amplify([], ['/path/a.txt', '/path/deep/a.txt'], headers);
    expect(host('/path/a.txt').headers).toMatchObject({ 'x-all': '1', 'x-path': '2' });
    expect(host('/path/deep/a.txt').headers).not.toHaveProperty('x-path');
  });

  test('sets Cache-Control on answers of 200 alone', () => {
    const rule = { source: '/path/<*>', target: '/missing.txt', status: '404' };
    const host = amplify([rule], ['/missing.txt', '/path/a.txt'], headers);
    expect(host('/path/a.txt').headers['cache-control']).toBe('max-age=9');
    expect(host('/path/b.txt').headers).not.toHaveProperty('cache-control');
  });
});

const netlify = (
  redirects: string,
  files: readonly string[],
  headers = '',
  by: HeadersBy = 'address',
) => createNetlify({ files: new Set(files), rewrites: redirects, headers }, by);

describe('Netlify', () => {
  test('lets a file go before a rule, unless the rule is forced', () => {
    const files = ['/index.html', '/partials/chat.html'];
    expect(netlify('/* /index.html 200', files)('/partials/chat.html').file).toBe(
      '/partials/chat.html',
    );
    expect(netlify('/* /index.html 200!', files)('/partials/chat.html').file).toBe('/index.html');
  });

  test('fills splats and placeholders, and answers 301 where no status is named', () => {
    const host = netlify(
      '# comment\n/news/:year/:slug /blog/:slug-:year\n/old/* /new/:splat 302',
      [],
    );
    expect(host('/news/2004/story')).toMatchObject({ status: 301, location: '/blog/story-2004' });
    expect(host('/old/a/b?c=1')).toMatchObject({ status: 302, location: '/new/a/b?c=1' });
  });

  test('fits a path with and without its slash', () => {
    expect(netlify('/home / 302', [])('/home/').location).toBe('/');
  });

  test('joins what two rules say of one header', () => {
    const headers = '/*\n  Cache-Control: max-age=0\n/a/*\n  Cache-Control: max-age=9';
    expect(netlify('', ['/a/b.txt'], headers)('/a/b.txt').headers['cache-control']).toBe(
      'max-age=0, max-age=9',
    );
  });

  test('matches headers with the address or the file, as is said', () => {
    const headers = '/a/*\n  X-A: 1\n/index.html\n  X-Index: 1';
    const by = (how: HeadersBy) => netlify('/a/* /index.html 200', ['/index.html'], headers, how);
    expect(by('address')('/a/b').headers).toHaveProperty('x-a');
    expect(by('file')('/a/b').headers).toHaveProperty('x-index');
  });
});

describe('what browsers make of headers', () => {
  test.each([
    ['no-store', undefined],
    ['no-cache', 0],
    ['public, max-age=0, must-revalidate', 0],
    ['public, max-age=31536000, immutable', 31_536_000],
    ['max-age=0, max-age=9', 0],
    ['', 0],
  ])('an answer with %j is fresh for %s', (header, seconds) => {
    expect(freshFor(header)).toBe(seconds);
  });

  test('a page is held to the policy of its header and to its own', () => {
    const page = `<meta http-equiv="content-security-policy" content="default-src &#39;self&#39;;">`;
    expect([...policyInForce("frame-ancestors 'none'", page)]).toEqual([
      "frame-ancestors 'none'",
      "default-src 'self'",
    ]);
  });

  test('a page’s own word on referrers goes before the header’s', () => {
    expect(referrerInForce('origin', '<meta name="referrer" content="no-referrer">')).toBe(
      'no-referrer',
    );
    expect(referrerInForce('origin, same-origin', '')).toBe('same-origin');
  });
});
