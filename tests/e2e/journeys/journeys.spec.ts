import type { Page } from '@playwright/test';

import { readableName } from '#lib/shared/text.ts';
import { expect, joinAnew, memberTest as test } from '#support/browser/fixtures.ts';
import { alive, comparableHtml, holdModules } from '#support/browser/first-words.ts';
import { deck, textsOf } from '#support/browser/reading.ts';

const ines = (page: Page) => page.getByRole('article', { name: 'Inês' });
const toInes = (page: Page) => page.getByRole('link', { name: /^Inês/ });
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('the list shows every persona with picture, descriptor and stream', async ({ page }) => {
  await page.goto('/journeys');
  await expect(toInes(page)).toBeVisible();
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
  await toInes(page).click();
  await expect(ines(page).getByText('Stream: Serendipity Symphony')).toBeVisible();
  const { stream: _stream, ...persona } = deck.personas.find(({ name }) => name === 'Inês') ?? {};
  const shown = squeezed((await ines(page).textContent()) ?? '');
  const texts = textsOf(persona).map(squeezed);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  await expect(page).toHaveTitle(/^Inês \| /);
  await page.getByRole('link', { name: /Happy mistakes/ }).click();
  await expect(page).toHaveURL(/\/browse\/S11$/);
  await page.goBack();
  await expect(ines(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('article', { name: 'Happy mistakes' })).toBeVisible();
});

test('a journey is readable before any module has loaded, and React takes it over', async ({
  page,
}) => {
  const release = await holdModules(page);
  await page.goto('/journeys/in%C3%AAs', { waitUntil: 'commit' });
  await expect(ines(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Inês \| /);
  // The cards take the colours of their streams later.
  const parts = page.locator('main article > :not(nav, section:has(.deck-card))');
  const drawn = await comparableHtml(parts);
  await ines(page).evaluate((element) => Object.assign(window, { drawn: element }));
  release();
  await alive(page);
  await expect(page.getByRole('link', { name: /^Previous journey|^Next journey/ })).not.toHaveCount(
    0,
  );
  expect(await comparableHtml(parts)).toBe(drawn);
  expect(
    await ines(page).evaluate((element) => 'drawn' in window && window.drawn === element),
  ).toBe(true);
});

test('a journey leads to those beside it @long', async ({ page }) => {
  const [first, second] = deck.personas.map(({ name }) => name);
  await page.goto(`/journeys/${first}`);
  await page.getByRole('link', { name: `Next journey ${second}` }).click();
  await page.getByRole('link', { name: `Previous journey ${first}` }).click();
  await expect(page.getByRole('article', { name: first ?? '' })).toBeVisible();
});

test('a persona that is saved says so by more than its name @long', async ({ page }) => {
  await joinAnew(page, '/journeys/Otto');
  const save = page.getByRole('button', { name: 'Keep Otto' });
  const ground = () => save.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const before = await ground();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(ground).not.toBe(before);
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
  await page.goto('/browse/S11');
  // What names the card is loaded once its place is near.
  await page.getByRole('button', { name: 'Print' }).scrollIntoViewIfNeeded();
  await toInes(page).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await toInes(page).click();
  await expect(ines(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(left - 2);
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(left + 2);
});

test('the list and each journey say that its people are invented @long', async ({ page }) => {
  await page.goto('/journeys');
  await expect(page.getByText('Invented people and stories, real cards.')).toBeVisible();
  await toInes(page).click();
  await expect(ines(page).getByText('Invented people and stories, real cards.')).toBeVisible();
  await expect(ines(page).getByRole('heading', { name: 'Voices from the story' })).toBeVisible();
});
