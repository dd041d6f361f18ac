import fc from 'fast-check';
import { expect, test } from 'vitest';

import { plainMarkup, TEXT_ATTRIBUTES, TEXT_TAGS } from '#core/markup.ts';
import { HOSTILE_BODIES } from '#support/hostile-bodies.ts';

/** All that may come out: text, and bare tags with quoted attributes. */
const PLAIN = new RegExp(
  `^(?:[^<>]|</(?:${TEXT_TAGS.join('|')})>|` +
    `<(?:${TEXT_TAGS.join('|')})(?: (?:${TEXT_ATTRIBUTES.join('|')})="[^"<>]*")*>)*$`,
);

test.each([
  ['<p>a <em>b</em> &amp; c</p>', '<p>a <em>b</em> &amp; c</p>'],
  [
    '<a href="/browse/B14" title=\'x "y"\'>B14</a>',
    '<a href="/browse/B14" title="x &quot;y&quot;">B14</a>',
  ],
  ['<IMG SRC=/assets/a.png ALT="">', '<img src="/assets/a.png" alt="">'],
  ['<p>1 < 2 and 3 > 2</p>', '<p>1 &lt; 2 and 3 &gt; 2</p>'],
  ['<p title="a > b" onclick="x()">text</p>', '<p title="a &gt; b">text</p>'],
  ['<section><p>kept</p></section>', '<p>kept</p>'],
  ['a<script>x()</script>b<!-- c -->d<style>e</style>f', 'abdf'],
  ['<script>never closed', 'never closed'],
])('%s becomes %s', (html, plain) => {
  expect(plainMarkup(html)).toBe(plain);
});

test.each(['<', '<a ', '<a "', '<a href="', '<!', '<!--', '<script>', '<style ', '</script '])(
  'a long row of %s comes out plain',
  (piece) => {
    // A reader that looked at every pair of pieces would not end before the test is given up.
    const plain = plainMarkup(piece.repeat(50_000));
    expect(plainMarkup(plain)).toBe(plain);
  },
);

test('hostile bodies and any pieces of them come out plain, and stay as they are', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...HOSTILE_BODIES),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      '<!--',
      '-->',
      '<p ',
      '<a href=',
      ' onclick=',
      '\0',
    ),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const plain = plainMarkup(parts.join(''));
      expect(plain).toMatch(PLAIN);
      expect(plainMarkup(plain)).toBe(plain);
    }),
  );
});
