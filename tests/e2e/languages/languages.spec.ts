import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { recipeTable } from '#lib/recipes/recipe-table.ts';
import { expect, fillSignIn, joinAt, test } from '#support/browser/fixtures.ts';
import { foreignOn, textsIn } from '#support/browser/interface-texts.ts';
import { deck } from '#support/browser/reading.ts';
import { actAt, openTable, stateAt } from '#support/browser/table-host.ts';
import { violationsOn } from '#support/browser/violations.ts';

const TITLE = { en: 'Open the locked drawer', de: 'Öffnet die verschlossene Schublade' };
const NOTE = 'Fragt doch once the night shift';

const [recipe] = deck.recipes;
if (!recipe) throw new Error('The deck has no recipe.');

/** Takes the record as Markdown. */
const recordOf = async (page: Page, language: 'en' | 'de'): Promise<string> => {
  const t = textsIn(language);
  const record = page.getByRole('group', { name: t('record_title') });
  await record.getByRole('button', { name: t('record_download') }).press('Enter');
  const coming = page.waitForEvent('download');
  await record.getByRole('button', { name: 'Markdown' }).press('Enter');
  return readFile(await (await coming).path(), 'utf8');
};

/** Follows the menu's link to a language. */
const changeTo = async (page: Page, name: 'Deutsch' | 'English'): Promise<void> => {
  const opener = page.locator('.menu-button-open');
  if (await opener.isVisible()) await opener.click();
  await page.locator('#drawer').getByRole('link', { name, exact: true }).click();
};

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('host, guest and screen of one table have their own languages, and so has each record', async ({
    page,
    browser,
  }) => {
    const [de, en] = [textsIn('de'), textsIn('en')];
    await joinAt(page, '/robots.txt');
    const code = await openTable(page, recipeTable(recipe));
    const { origin } = new URL(page.url());
    await page.goto(`/de/table/${code}`);
    const viewport = { width: 360, height: 740 };
    const foreign = await browser.newContext({ baseURL: origin, locale: 'en-GB', viewport });
    const guest = await foreign.newPage();
    await guest.goto(`/table/${code}`);
    expect(await foreignOn(guest, 'en')).toEqual([]);
    await guest.getByLabel(en('tables_join_name')).fill('Kim');
    await guest.getByRole('button', { name: en('tables_join_go'), exact: true }).click();
    await expect(guest.getByRole('button', { name: en('tables_guest_ready') })).toBeVisible();
    const screen = await page.context().newPage();
    await screen.setViewportSize({ width: 1920, height: 1080 });
    await screen.goto(`/de/table/${code}/screen`);

    await actAt(page, code, { kind: 'go', from: null, to: 0, timed: false });
    for (const reader of [page, screen])
      await expect(reader.getByText(de('recipes_opening')).first()).toBeVisible();
    await expect(guest.getByText(en('recipes_opening')).first()).toBeVisible();

    const { cards } = await stateAt(page, code);
    const place = cards.find((card) => card.code === 'B12')?.place ?? '';
    await actAt(page, code, { kind: 'turn', place, face: 'up' });
    await actAt(page, code, { kind: 'light', place });
    for (const reader of [page, screen])
      await expect(reader.getByText(TITLE.de).first()).toBeVisible();
    await expect(guest.getByText(TITLE.en).first()).toBeVisible();
    await actAt(guest, code, { kind: 'note', note: randomUUID(), place, text: NOTE });
    for (const reader of [page, guest]) await expect(reader.getByText(NOTE).first()).toBeVisible();
    expect(await foreignOn(page, 'de')).toEqual([]);
    expect(await foreignOn(screen, 'de')).toEqual([]);
    expect(await foreignOn(guest, 'en')).toEqual([]);

    const german = await recordOf(page, 'de');
    const english = await recordOf(guest, 'en');
    for (const part of [TITLE.de, de('record_steps'), de('recipes_opening'), NOTE])
      expect(german).toContain(part);
    for (const part of [TITLE.en, en('record_steps'), en('recipes_opening'), NOTE])
      expect(english).toContain(part);
    expect(german).not.toContain(TITLE.en);
    expect(english).not.toContain(TITLE.de);

    await changeTo(guest, 'Deutsch');
    await expect(guest).toHaveURL(`/de/table/${code}`);
    await expect(guest.getByRole('button', { name: de('tables_guest_ready') })).toBeVisible();
    await expect(guest.getByText(TITLE.de).first()).toBeVisible();
    await guest.getByRole('button', { name: de('tables_guest_people') }).click();
    await expect(guest.getByRole('dialog').getByRole('listitem')).toHaveText([
      de('tables_host'),
      /^Kim/,
    ]);
    expect(await foreignOn(guest, 'de')).toEqual([]);
  });
});

test('the menu leads to the same page in the other language, which is kept, also for another browser, and back', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await joinAt(page, '/browse/B12?x=1');
  await expect(page.getByRole('heading', { name: TITLE.en })).toBeVisible();
  const stored = page.waitForResponse(/\/api\/account\/language$/);
  await changeTo(page, 'Deutsch');
  await expect(page).toHaveURL('/de/browse/B12?x=1');
  await expect(page.getByRole('heading', { name: TITLE.de })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cd.pages'))).toBe('de');
  expect((await stored).status()).toBe(204);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await other.goto('/browse/B12?x=2');
  await fillSignIn(other, person);
  await expect(other).toHaveURL('/de/browse/B12?x=2');
  await expect(other.getByRole('heading', { name: TITLE.de })).toBeVisible();
  await page.goto('/games?exercise=round-trip');
  await expect(page).toHaveURL('/de/games?exercise=round-trip');
  await page.getByRole('button', { name: textsIn('de')('exercises_close') }).click();
  await changeTo(page, 'English');
  await expect(page).toHaveURL('/games');
  await page.goto('/browse/B12');
  await expect(page.getByRole('heading', { name: TITLE.en })).toBeVisible();
  await expect(page).toHaveURL('/browse/B12');
});

test('the menu of an open page keeps what the address says', async ({ page }) => {
  for (const path of [
    '/hand#B12-T12',
    '/social?intent=thanks',
    '/c/E14',
    '/faq#what-are-the-streams',
  ]) {
    // Until the page's late scripts run, the link leads to the page alone.
    await expect(async () => {
      await page.goto(path);
      await changeTo(page, 'Deutsch');
      expect(new URL(page.url()).pathname).toMatch(/^\/de/);
      await expect(page).toHaveURL(`/de${path}`, { timeout: 1000 });
    }).toPass();
  }
});

test('German pages have no violation', async ({ page }) => {
  const found: Record<string, unknown> = {};
  await joinAt(page, '/robots.txt');
  for (const path of ['faq', 'social', 'dash', 'browse/B12', 'settings']) {
    await page.goto(`/de/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const violations = await violationsOn(page);
    if (violations.length > 0) found[path] = violations;
  }
  expect(found).toEqual({});
});

test('a German page opens without a network, and English ones keep their own worker', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await joinAt(page, '/de/settings');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/de/');
  await page.goto('/de/dash');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(
    /\/de\/service-worker\.js$/,
  );
  await context.setOffline(true);
  await page.goto('/de/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsIn('de')('routes_settings'),
  );
  await expect(
    page.getByText(textsIn('de')('offline_signed_in', { name: 'Ada' })).first(),
  ).toBeVisible();
  expect(await foreignOn(page, 'de')).toEqual([]);
  // The worker of the German pages has nothing to say on an English one.
  await expect(page.goto('/settings')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsIn('en')('routes_settings'),
  );
  await context.close();
});
