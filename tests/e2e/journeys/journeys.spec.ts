import type { Page } from '@playwright/test';

import { readableName } from '#lib/shared/text.ts';
import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { deck, textsOf } from '#support/browser/reading.ts';

const zoe = (page: Page) => page.getByRole('article', { name: 'Zoë' });
const toZoe = (page: Page) => page.getByRole('link', { name: /^Zoë/ });
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('the list shows every persona with picture, descriptor and stream', async ({ page }) => {
  await page.goto('/journeys');
  await expect(toZoe(page)).toBeVisible();
  const tiles = page.locator('main .tile');
  expect((await tiles.allInnerTexts()).map((text) => text.split(/\n+/))).toEqual(
    deck.personas.map(({ name, descriptor, stream }) => [name, descriptor, readableName(stream)]),
  );
  const notDrawn = () =>
    tiles
      .locator('img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      );
  await expect.poll(notDrawn).toEqual([]);
});

test('a journey shows all its fields, and its cards lead to themselves and back', async ({
  page,
}) => {
  await page.goto('/journeys');
  await toZoe(page).click();
  await expect(zoe(page).getByText('Stream: Serendipity Symphony')).toBeVisible();
  const { stream: _stream, ...persona } = deck.personas.find(({ name }) => name === 'Zoë') ?? {};
  const shown = squeezed((await zoe(page).textContent()) ?? '');
  const texts = textsOf(persona).map(squeezed);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  await expect(page).toHaveTitle(/^Zoë \| /);
  await page.getByRole('link', { name: /Useful accidents/ }).click();
  await expect(page).toHaveURL(/\/browse\/S42$/);
  await page.goBack();
  await expect(zoe(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('article', { name: 'Useful accidents' })).toBeVisible();
});

test('a journey leads to those beside it @long', async ({ page }) => {
  const [first, second] = deck.personas.map(({ name }) => name);
  await page.goto(`/journeys/${first}`);
  await page.getByRole('link', { name: `Next journey ${second}` }).click();
  await page.getByRole('link', { name: `Previous journey ${first}` }).click();
  await expect(page.getByRole('article', { name: first ?? '' })).toBeVisible();
});

test('a persona that is saved says so by more than its name @long', async ({ page }) => {
  await page.goto('/journeys/Hana');
  const save = page.getByRole('button', { name: 'Keep Hana' });
  const ground = () => save.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const before = await ground();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(ground).not.toBe(before);
  await save.click();
});

test('a name is found in any case, with its accents and spaces encoded or left out @long', async ({
  page,
  expected,
}) => {
  expected.push(/404/);
  await page.route('**/api/personas', async (route) => {
    const response = await route.fetch();
    const [first, ...rest] = await response.json();
    await route.fulfill({ response, json: [{ ...first, name: 'María del Mar' }, ...rest] });
  });
  const addresses = ['mar%C3%ADa%20del%20mar', 'MARI%CC%81A DEL MAR', 'Maria%20del%20Mar'];
  for (const address of addresses) {
    await page.goto(`/journeys/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: 'María del Mar' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'All journeys' }).click();
  await page.getByRole('link', { name: /^María/ }).click();
  await expect(page).toHaveURL(/\/journeys\/Mar%C3%ADa%20del%20Mar$/);
});

test('a card names who likes it; from there Back returns to the same place @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/browse/S42');
  // What names the card is loaded once its place is near.
  await page.getByRole('button', { name: 'Print' }).scrollIntoViewIfNeeded();
  await toZoe(page).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await toZoe(page).click();
  await expect(zoe(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(left - 2);
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(left + 2);
});

test('the list and each journey say that its people are invented @long', async ({ page }) => {
  await page.goto('/journeys');
  await expect(page.getByText('Invented people, real situations.')).toBeVisible();
  await toZoe(page).click();
  await expect(zoe(page).getByText('Invented people, real situations.')).toBeVisible();
  await expect(zoe(page).getByRole('heading', { name: 'Voices from the story' })).toBeVisible();
});
