import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { BROWSER, LAUNCH } from '#support/browser/browser.ts';
import { countRefreshes } from '#support/browser/tabs.ts';
import { expect, joinAt, memberTest, reach, signUpAt, test } from '#support/browser/fixtures.ts';
import { PROVIDER } from '#support/browser/provider.ts';
import { DIST } from '#support/site/dist.ts';

// Tabs that race do so in processes of their own.
test.use({ launchOptions: { ...BROWSER.launchOptions, args: LAUNCH.args } });

test('five tabs with an expired token refresh once and nobody is signed out', async ({ page }) => {
  await signUpAt(page, '/dash');
  expect(await countRefreshes(page.context(), 5)).toEqual({ requests: 1, signedIn: 5 });
});

test('a sign-out reaches a guarded page in another tab @long', async ({ page }) => {
  await joinAt(page, '/browse/B12');
  await expect(page.getByRole('heading', { name: 'Open the locked drawer' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Open the locked drawer' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
});

test('a sign-in shows in the menu of another tab', async ({ page }) => {
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1280, height: 800 });
  await other.goto('/about');
  await joinAt(page, '/dash');
  await expect(other.getByRole('link', { name: 'Logout' })).toBeVisible();
});

test('going Back after signing out shows nothing guarded', async ({ page }) => {
  await joinAt(page, '/browse/B12');
  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Open the locked drawer' })).toBeHidden();
});

/** The scripts of the built site that know of the session. */
const signInScripts = async (): Promise<ReadonlySet<string>> => {
  const names = await readdir(join(DIST, '_astro'));
  const scripts = names.filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map((name) => readFile(join(DIST, '_astro', name), 'utf8')),
  );
  return new Set(scripts.filter((_, index) => texts[index]?.includes('cd.auth.')));
};

/** Which of them the page has asked for since. */
const countSignIn = async (page: Page): Promise<() => number> => {
  const scripts = await signInScripts();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('/').at(-1) ?? ''));
  return () => asked.filter((name) => scripts.has(name)).length;
};

/**
 * Waits until a page has been drawn, so that it has seen what is in sight, and has then asked for
 * something else: what it wanted by itself it has asked for before.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await fetch('/healthz');
  });

test('a public page loads nothing of the sign-in before a click', async ({ page }) => {
  const loaded = await countSignIn(page);
  await page.goto('/about', { waitUntil: 'load' });
  await settle(page);
  await page.goto('/', { waitUntil: 'load' });
  await settle(page);
  expect(loaded()).toBe(0);
  await page.getByRole('link', { name: 'I have an account' }).click();
  await reach(page, PROVIDER.signInPage);
  expect(loaded()).toBeGreaterThan(0);
});

memberTest.describe('on a phone', () => {
  memberTest.use({ viewport: { width: 360, height: 740 } });

  memberTest('nor does it for a member, before the menu opens', async ({ page }) => {
    const loaded = await countSignIn(page);
    await page.goto('/about', { waitUntil: 'load' });
    await settle(page);
    expect(loaded()).toBe(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'CONNECT YOUR DECK' })).toBeVisible();
    await expect.poll(loaded).toBeGreaterThan(0);
  });
});
