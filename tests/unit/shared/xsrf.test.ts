import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { XSRF_HEADER } from '#contract/xsrf.ts';
import { xsrfHeader } from '#lib/shared/xsrf.ts';

const COOKIES = 'theme=dark; XSRF-TOKEN=nonce.signature; other=1';

describe('the anti-forgery header', () => {
  test.each(['POST', 'put', 'PATCH', 'DELETE'])('goes with %s to a relative address', (method) => {
    expect(xsrfHeader(method, '/api/registration', COOKIES)).toEqual({
      'X-XSRF-TOKEN': 'nonce.signature',
    });
  });

  test.each(['/api', 'api/x', './x', '../x', '?a=1', '', '/api//x', '/api/https://x', '/a\\b'])(
    'takes %j for relative',
    (url) => {
      expect(xsrfHeader('POST', url, COOKIES)).toHaveProperty(XSRF_HEADER);
    },
  );

  test.each(['GET', 'get', 'HEAD', 'head'])('does not go with %s', (method) => {
    expect(xsrfHeader(method, '/api/cards', COOKIES)).toEqual({});
  });

  test.each([
    'https://api.example.com/x',
    'HTTP://localhost/x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    'https:evil.example',
    'http:/evil.example',
    'https:\\evil.example',
    'h\tttps://evil.example',
    'javascript:alert(1)',
    'data:text/plain,x',
    'blob:https://one.invalid/x',
    'http://',
    'https://one.invalid/x',
    '//one.invalid/x',
    'http://two.invalid/x',
  ])('does not go to %j', (url) => {
    expect(xsrfHeader('POST', url, COOKIES)).toEqual({});
  });

  test('goes nowhere that a browser would take for another origin', () => {
    const piece = fc.constantFrom('/', '\\', ':', '@', '?', '#', '.', '\t', '\n', ' ', 'http', 'a');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = pieces.join('');
        const page = 'https://app.example';
        const reached = URL.parse(url, `${page}/browse`)?.origin;
        const sent = XSRF_HEADER in xsrfHeader('POST', url, COOKIES);
        expect(sent && reached !== page).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['', 'theme=dark', 'XSRF-TOKEN=', 'NOT-XSRF-TOKEN=x; xsrf-token=y'])(
    'is left out where the cookies are %j',
    (cookies) => {
      expect(xsrfHeader('POST', '/api/registration', cookies)).toEqual({});
    },
  );
});
