import { expect, test } from 'vitest';

import { accountUrlOf } from '#lib/account/account-url.ts';

test.each([
  ['/idp', '', '/idp/account'],
  ['/idp/', 'https://id.example.com/me', '/idp/account'],
  ['https://id.example.com', 'https://id.example.com/me', 'https://id.example.com/me'],
  ['https://id.example.com', '', undefined],
])('with the provider %s and the page %j the settings link to %s', (provider, page, link) => {
  expect(accountUrlOf(provider, page)).toBe(link);
});
