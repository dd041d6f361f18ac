import type { Page } from '@playwright/test';

import { parseTableCode } from '#contract/tables-bounds.ts';
import { expect, joinAt, test } from '#support/browser/fixtures.ts';
import { openTable, stateAt } from '#support/browser/table-host.ts';
import { drawTable, photographTable } from '#support/browser/table-pictures.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

const { exercises, recipes } = await loadTestDeck();

const [recipe] = recipes;
const exercise = exercises.find(({ title }) => title === 'Short relay');
if (!recipe || !exercise) throw new Error('The deck has neither recipe nor exercise.');

const start = (page: Page) => page.getByRole('button', { name: 'Start a table' });

/** The table that the page has gone to, as its host sees it. */
const tableOf = async (page: Page) => {
  await expect(page).toHaveURL(
    (url) => parseTableCode(url.pathname.replace('/table/', '')) !== undefined,
  );
  return stateAt(page, new URL(page.url()).pathname.replace('/table/', ''));
};

test('a table that is started from a hand has its cards, in their order @long', async ({
  page,
}) => {
  await joinAt(page, '/mycards');
  await page.getByLabel('Name your first hand').fill('Monday');
  await page.keyboard.press('Enter');
  for (const code of ['T14', 'B12']) {
    await page.getByLabel('Card code').fill(code);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Done with Monday' }).click();
  await page.getByRole('button', { name: 'Start a table: Monday' }).click();
  const { cards, source } = await tableOf(page);
  expect(source).toEqual({ kind: 'hand', title: 'Monday' });
  expect(cards.map(({ code, face }) => `${code} ${face}`)).toEqual(['T14 up', 'B12 up']);
});

test('a table that is started from a recipe has its steps, and its cards face down', async ({
  page,
}) => {
  await joinAt(page, `/resources/${recipe.slug}`);
  await start(page).click();
  const { cards, source, steps } = await tableOf(page);
  expect(source).toEqual({ kind: 'recipe', title: recipe.title });
  expect(steps.map(({ minutes }) => minutes)).toEqual([
    recipe.opening.minutes,
    ...recipe.steps.map(({ minutes }) => minutes),
    recipe.debrief.minutes,
  ]);
  const named = recipe.steps.flatMap((step) => ('card' in step ? [step.card] : []));
  expect(cards.map(({ code, face }) => `${code} ${face}`)).toEqual(
    named.map((code) => `${code} down`),
  );
});

test('a table that is started from an exercise has its phases', async ({ page }) => {
  await joinAt(page, '/games?exercise=short-relay');
  await start(page).click();
  const { source, steps } = await tableOf(page);
  expect(source).toEqual({ kind: 'exercise', title: exercise.title });
  expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
  expect(steps[0]?.text).toMatch(/^Agree on one task/);
});

test('an empty table is started from the dashboard', async ({ page }) => {
  await joinAt(page, '/dash');
  await start(page).click();
  const { cards, source, steps } = await tableOf(page);
  expect([source, cards, steps]).toEqual([{ kind: 'empty' }, [], []]);
});

test('a table is started with the cards that the scanner has found @long', async ({ page }) => {
  await joinAt(page, '/browse');
  await page.getByRole('button', { name: 'Scan code' }).click();
  await page.getByRole('button', { name: 'Whole table' }).click();
  const codes = ['B12', 'M14', 'T14'];
  const frame = drawTable(
    codes.map((code) => `https://dck.example/browse/${code}`),
    { width: 1280, height: 720 },
  );
  await page.getByLabel('Use a picture').setInputFiles(await photographTable(frame));
  await page.getByRole('button', { name: 'Start a table with these' }).click();
  const { cards } = await tableOf(page);
  expect(new Set(cards.map(({ code }) => code))).toEqual(new Set(codes));
});

test('whoever has five open tables is told at the button', async ({ expected, page }) => {
  expected.push(/413/);
  await joinAt(page, '/robots.txt');
  for (let count = 0; count < 5; count += 1) await openTable(page);
  await page.goto('/dash');
  await start(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You have 5 open tables. Close one of them first.',
  );
  await expect(page).toHaveURL(/\/dash$/);
});

test('without a network the button says so, and can be pressed again @long', async ({
  expected,
  page,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await joinAt(page, '/dash');
  await page.route('**/api/tables', (route) => route.abort());
  await start(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Network error. Check your connection and try again.',
  );
  await page.unroute('**/api/tables');
  await start(page).click();
  expect((await tableOf(page)).source).toEqual({ kind: 'empty' });
});
