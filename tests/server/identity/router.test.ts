import { expect, test } from 'vitest';

import { serveIdentity } from '#support/identity/identity-server.ts';

/** Close to the longest target that Node reads. */
const LONG = 'a'.repeat(15_000);

/** The route of a request in the log. */
const loggedRoute = async (path: string): Promise<unknown> => {
  const { log, origin } = await serveIdentity();
  await fetch(`${origin}${path}`);
  await expect.poll(() => log).toHaveLength(1);
  return log[0]?.['route'];
};

test('the log names a path by its pattern, without what is a person’s', async () => {
  expect(await loggedRoute(`/idp/interaction/${'a'.repeat(43)}/passkey/options?x=1`)).toBe(
    '/idp/interaction/:uid/passkey/:path',
  );
});

test.each(['/interaction/', '/interaction/x/passkey/', '/oauth2/authorize/'])(
  'a path below %s that is longer than any known one is not looked for',
  async (folder) => {
    expect(await loggedRoute(`/idp${folder}${LONG}`)).toBe('/idp/*');
  },
);
