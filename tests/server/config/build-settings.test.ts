import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { withBuildSettings } from '#server/config/build-settings.ts';
import { StartError } from '#server/shared/start-error.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

const BUILT = {
  PUBLIC_AUTH_REDIRECT_PATH: '/signed-in',
  PUBLIC_APP_ENV: 'production',
  PUBLIC_SITE_URL: '',
  TABLE_DAYS: '30',
};

const makeSite = async (settings: Readonly<Record<string, string>> = BUILT): Promise<string> => {
  const dist = await makeTemporaryFolder();
  await writeFile(join(dist, '_settings.json'), JSON.stringify(settings));
  return dist;
};

test('the settings of the build count where the start leaves them out', async () => {
  const env = { PORT: '80', PUBLIC_APP_ENV: '' };
  expect(withBuildSettings(await makeSite(), env)).toEqual({ ...BUILT, PORT: '80' });
});

test('an address with a last slash is the one that the site was built with', async () => {
  const dist = await makeSite({ PUBLIC_ORIGIN: 'https://app.example.com' });
  const env = { PUBLIC_ORIGIN: 'https://app.example.com/' };
  expect(withBuildSettings(dist, env)).toEqual(env);
});

test('the origin of the build is none of a start without one', async () => {
  const dist = await makeSite({ PUBLIC_ORIGIN: 'https://app.example.com' });
  expect(withBuildSettings(dist, {})).toEqual({});
});

test.each([
  ['PUBLIC_AUTH_REDIRECT_PATH', '/auth', 'the site was built with /signed-in'],
  ['PUBLIC_APP_ENV', 'dev', 'the site was built with production'],
  ['TABLE_DAYS', '60', 'the site was built with 30'],
  ['PUBLIC_SITE_URL', 'https://www.example.com', 'the site was built with none'],
])('%s=%s contradicts the build and is named', async (name, value, words) => {
  const dist = await makeSite();
  const read = () => withBuildSettings(dist, { [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(`${name}=${value} cannot be used: ${words}. Build it again.`);
});

test('a build that did not come to its end is told', async () => {
  const dist = await makeTemporaryFolder();
  expect(() => withBuildSettings(dist, {})).toThrow(`There is no complete site in ${dist}.`);
});
