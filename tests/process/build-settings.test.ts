import { expect, test } from 'vitest';

import { runProcess } from '#support/shared/process.ts';

const build = (env: Record<string, string>) =>
  runProcess(['node_modules/astro/bin/astro.mjs', 'build', '--silent'], env);

test.each([
  ['PUBLIC_AUTH_REDIRECT_PATH', '/dash', 'must be a path of its own such as /auth'],
  [
    'PUBLIC_HOME_AFTER_SIGN_OUT',
    '/nowhere',
    'must be the path of an open page such as /, or an address',
  ],
  ['PUBLIC_AUTH_ISSUER', '/idp', 'must be an address such as https://idp.example.com'],
  ['PUBLIC_AUTH_TOKEN_PARAMS', 'form', 'must be query or body'],
  ['PUBLIC_SITE_URL', 'www.example.com', 'must be an address such as https://www.example.com'],
  ['PUBLIC_SITE_URL', 'https://www.example.com/app', 'must have no path'],
  ['PUBLIC_APP_ENV', 'staging', 'must be production, dev or local'],
])('%s=%s stops the build with one line', async (name, value, words) => {
  const { ended, stderr, stdout } = build({ [name]: value });
  expect(await ended).toBe(1);
  expect([stdout(), stderr()]).toEqual(['', `${name}=${value} cannot be used: ${words}.\n`]);
});
