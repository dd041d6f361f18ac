import { expect, test } from 'vitest';

import { routeOf } from '#server/identity/router.ts';

/** About the longest that Node reads of a target. */
const LONG = 'a'.repeat(16_000);

test('the log names a path by its pattern, without what is a person’s', () => {
  expect(routeOf(`/idp/interaction/${'a'.repeat(43)}/passkey/options?x=1`)).toBe(
    '/idp/interaction/:uid/passkey/:path',
  );
});

test.each(['/interaction/', '/interaction/x/passkey/', '/oauth2/authorize/'])(
  'a path below %s that is longer than any known one is not looked for',
  (folder) => {
    expect(routeOf(`/idp${folder}${LONG}`)).toBe('/idp/*');
  },
);
