import { expect, test } from 'vitest';

import { isRecent, offlineWords, readableSize } from '#lib/offline/offline.ts';
import { picturesOf } from '#lib/offline/pictures.ts';

test.each([
  ['Ada', true, 'Offline, signed in as Ada. The deck is on this device.'],
  ['Ada', false, 'Offline, signed in as Ada.'],
  [undefined, true, 'Offline. The deck is on this device.'],
])('without a connection %s (deck kept: %s) reads: %s', (name, kept, words) => {
  expect(offlineWords(name, kept)).toBe(words);
});

test.each([
  [0, '1 kB'],
  [640_400, '640 kB'],
  [1_249_000, '1.2 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(readableSize(bytes)).toBe(words);
});

test.each([
  [0, true],
  [59, true],
  [61, false],
  [-1, false],
])('a deck that was looked for %d minutes ago is fresh: %s', (minutes, fresh) => {
  expect(isRecent(1_000_000_000 - minutes * 60_000, 1_000_000_000)).toBe(fresh);
});

test('the pictures of a deck are those of its people and of its texts, each once', () => {
  const article = JSON.stringify({
    image: { url: '/assets/articles/a.webp' },
    bodyHtml: '<img src="/assets/articles/b.png"><img src="/assets/articles/a.webp">',
  });
  expect(picturesOf([article], [{ name: 'Inês' }])).toEqual([
    '/assets/personas/ines.png',
    '/assets/articles/a.webp',
    '/assets/articles/b.png',
  ]);
});

test('no picture of another site is among them, and no file that is none', () => {
  expect(picturesOf(['{"a":"/assets/x.js","b":"/other/x.png"}'], [])).toEqual([]);
});
