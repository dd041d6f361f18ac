import { expect, test } from 'vitest';

import { guardStep } from '#lib/session/guard.ts';

const CODE = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

test.each([`/registration/${CODE}`, `/r/${CODE}`, `/registration/${CODE.toLowerCase()}?from=box`])(
  'a registration link with a code (%s) leads to the page that says why',
  (path) => {
    expect(guardStep(path)).toEqual({ kind: 'account-needed', path: `/accountneeded/${CODE}` });
  },
);

test.each(['/registration', '/r', '/dash', '/browse/B12?x=1#y'])(
  'any other page (%s) leads to sign-in and back',
  (path) => {
    expect(guardStep(path)).toEqual({ kind: 'sign-in', path });
  },
);

test.each([
  [`/registration/${CODE}?signup`, 'sign-up', `/registration/${CODE}`],
  [`/registration/${CODE}?signin`, 'sign-in', `/registration/${CODE}`],
  ['/dash?signup=', 'sign-up', '/dash'],
  ['/dash?x=1&signin#y', 'sign-in', '/dash?x=1#y'],
] as const)('%s names its door', (path, kind, back) => {
  expect(guardStep(path)).toEqual({ kind, path: back });
});

test('a registration link whose code is none leads there too, where that is told', () => {
  expect(guardStep('/r/1234')).toEqual({ kind: 'account-needed', path: '/accountneeded/1234' });
});
