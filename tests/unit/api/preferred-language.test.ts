import { expect, test } from 'vitest';

import { firstLanguage, preferredLanguage } from '#server/http/preferred-language.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-de,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['de;q=0.3, en;q=0.4', 'en'],
  ['fr, de;q=0.1', 'de'],
  ['pt-BR-x-old', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['de;q=0, en', 'en'],
  ['de;q=0', undefined],
  ['den', undefined],
  ['fr', undefined],
  ['*', undefined],
  ['', undefined],
  [',;=,;q', undefined],
  [undefined, undefined],
])('Accept-Language %j finds %j', (header, language) => {
  expect(preferredLanguage(header, ['en', 'de', 'pt', 'pt-BR'])).toBe(language);
});

test('the first wanted language that there is counts', () => {
  expect(firstLanguage(['fr', 'de-CH', 'en'])).toBe('de');
});
