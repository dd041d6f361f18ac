import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { getConfig } from '#server/config/config.ts';
import { startServer } from '#server/server.ts';
import { expect, fillSignUp, newPerson, reach, test } from '#support/browser/fixtures.ts';
import { TEST_DECK } from '#support/shared/test-deck.ts';
import { freePort } from '#support/shared/free-port.ts';

const OTHER = {
  PUBLIC_AUTH_REDIRECT_PATH: '/signed-in',
  PUBLIC_HOME_AFTER_SIGN_OUT: '/faq',
  PUBLIC_AUTH_TOKEN_PARAMS: 'body',
  PUBLIC_SITE_URL: 'https://www.dck.example',
  PUBLIC_OPERATOR_NAME: 'Deck & Co',
  PUBLIC_OPERATOR_ADDRESS: '1 Card Street, Cardiff',
  PUBLIC_OPERATOR_EMAIL: 'help@dck.example',
};

/** Builds the site with other settings than the other tests' into a folder. */
const build = async (folder: string): Promise<void> => {
  const program = ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', folder];
  const env = { ...process.env, ...OTHER };
  const [status] = await once(spawn(process.execPath, program, { env, stdio: 'inherit' }), 'close');
  if (status !== 0) throw new Error(`The build ended with ${status}.`);
};

test('a product with other settings signs people in and out by them @long', async ({ page }) => {
  // A whole build, on a machine that may be busy.
  test.setTimeout(600_000);
  // Astro moves files out of the project into the built site: both have to lie on one disk.
  await mkdir('.tmp', { recursive: true });
  const folder = await mkdtemp(join('.tmp', 'other-'));
  await build(join(folder, 'site'));
  const env = {
    ...OTHER,
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DECK_DIR: TEST_DECK,
  };
  const config = getConfig(env);
  const server = await startServer(config, join(folder, 'site'), () => {});
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const tokenCalls: unknown[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname !== '/idp/oauth2/token') return;
    tokenCalls.push([search, new URLSearchParams(request.postData() ?? '').get('grant_type')]);
  });

  await page.goto(`${config.origin}/dash?signup`);
  await fillSignUp(page, newPerson());
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
  expect(visited).toContain('/signed-in');
  expect(visited).not.toContain('/auth');
  expect(tokenCalls).toEqual([['', 'authorization_code']]);

  const policy = "img-src 'self' data: blob: https://www.dck.example;";
  const answer = await page.request.get(`${config.origin}/articles`);
  expect(answer.headers()['content-security-policy']).toContain(policy);
  expect(await answer.text()).toContain(policy);
  await page.route('https://www.dck.example/**', (route) =>
    route.fulfill({
      path: join(
        TEST_DECK,
        'pictures',
        new URL(route.request().url()).pathname.replace('/assets/', ''),
      ),
    }),
  );
  await page.goto(`${config.origin}/articles/paper-first`);
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveAttribute('src', /^https:\/\/www\.dck\.example\/assets\/articles\//);
  const width = () => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  for (const path of ['/imprint', '/privacy', '/terms']) {
    await page.goto(config.origin + path);
    await expect(page.getByText('1 Card Street, Cardiff')).toBeVisible();
    const mailbox = page.getByRole('link', { name: 'help@dck.example' });
    await expect(mailbox).toHaveAttribute('href', 'mailto:help@dck.example');
    await expect(page.getByText('has not filled in')).toHaveCount(0);
  }

  await page.goto(`${config.origin}/logout`);
  await reach(page, `${config.origin}/faq`);
  await page.goto(`${config.origin}/dash`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

  // Nothing of the page is under way any more.
  await page.goto('about:blank');
  await server.close(100);
  await rm(folder, { recursive: true });
});
