import type { Page } from '@playwright/test';

import { stepsOf } from '#lib/exercises/exercises.ts';
import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { deck, print, tabTo } from '#support/browser/reading.ts';

const PARTS = ['What', 'You need', 'How', 'What goes wrong', 'In a call', 'Outcome', 'Who'];

const tile = (page: Page) => page.getByRole('link', { name: /^Round trip/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Round trip' });
const part = (page: Page, name: string) =>
  dialogOf(page).locator('summary', { hasText: new RegExp(`^${name}$`) });

test('every exercise is in the grid with its summary and badges', async ({ page }) => {
  await page.goto('/games');
  await expect(tile(page)).toBeVisible();
  const tiles = await page.locator('main .tile').allInnerTexts();
  expect(tiles.map((text) => text.split(/\n+/).map((line) => line.trim()))).toEqual(
    deck.exercises.map(({ title, summary, level, tier, people }) => [
      title,
      summary,
      expect.stringMatching(new RegExp(`^${level}$`, 'i')),
      expect.stringMatching(new RegExp(`^${tier} set$`, 'i')),
      '45 min',
      `${people?.from} to ${people?.to} people`,
    ]),
  );
});

test('an exercise opens with all its fields, and Back closes it', async ({ page }) => {
  const exercise = deck.exercises.find(({ title }) => title === 'Round trip');
  await page.goto('/games');
  await tile(page).click();
  await expect(page).toHaveURL(/exercise=round-trip$/);
  for (const name of PARTS.slice(1)) await part(page, name).click();
  for (const text of [
    exercise?.summary,
    exercise?.what,
    exercise?.outcome,
    exercise?.prepare,
    exercise?.remote,
    'Advanced',
    'Pro set',
  ]) {
    await expect(dialogOf(page).getByText(text ?? '', { exact: true })).toBeVisible();
  }
  await expect(dialogOf(page).getByText('45 min')).toBeVisible();
  expect(await dialogOf(page).locator('li').allInnerTexts()).toEqual([
    ...(exercise?.materials ?? []),
    ...stepsOf(exercise?.how ?? ''),
    ...(exercise?.goesWrong ?? []),
    ...(exercise?.who ?? []),
  ]);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await page.goForward();
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole('link', { name: 'T16' }).click();
  await expect(page).toHaveURL(/\/browse\/T16$/);
  await page.goBack();
  await expect(dialogOf(page)).toBeVisible();
});

test('an exercise that is open again when the browser tells of its closing stays open', async ({
  page,
}) => {
  await page.goto('/games');
  await tile(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).evaluate(async (dialog: HTMLDialogElement) => {
    const told = new Promise((resolve) =>
      dialog.addEventListener('close', resolve, { once: true }),
    );
    dialog.close();
    dialog.showModal();
    await told;
  });
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(/exercise=round-trip$/);
});

test('the keyboard opens an exercise, stays in it, unfolds its parts and comes back @long', async ({
  page,
}) => {
  await page.goto('/games');
  await expect(tile(page)).toBeVisible();
  await tabTo(page, /^Round trip/);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
  for (const [name, key] of [
    ['You need', 'Enter'],
    ['How', 'Enter'],
    ['What goes wrong', 'Enter'],
    ['In a call', 'Space'],
    ['Outcome', 'Space'],
    ['Who', 'Enter'],
  ] as const) {
    await tabTo(page, new RegExp(`^${name}$`));
    await page.keyboard.press(key);
    await expect(dialogOf(page).locator('[open] > summary', { hasText: name })).toBeVisible();
  }
  await expect(dialogOf(page).locator('details[open]')).toHaveCount(PARTS.length);
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    // After the last place the focus is on the browser itself, which the page sees as its body.
    await expect(page.locator('main .tile:focus, select:focus, nav :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(tile(page)).toBeFocused();
  await expect(page).toHaveURL(/\/games$/);
});

test('an exercise is closed by Back, its button or Escape, and the focus is back on its tile @long', async ({
  page,
}) => {
  await page.goto('/games');
  for (const close of [
    () => page.goBack(),
    () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await tile(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(tile(page)).toBeFocused();
    await expect(page).toHaveURL(/\/games$/);
  }
});

test('level and set filter the grid, stay over a reload, and can be let go', async ({ page }) => {
  const counts = (level: string, tier = level) =>
    deck.exercises.filter((one) => one.level === level || one.tier === tier).length;
  await page.goto('/games');
  await page.getByLabel('Level').selectOption('advanced');
  await expect(
    page.getByText(`${counts('advanced')} of ${deck.exercises.length} exercises`),
  ).toBeVisible();
  await page.getByLabel('Set').selectOption('free');
  await expect(page.getByText('No exercise matches.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Set')).toHaveValue('free');
  await page.getByRole('button', { name: 'Show all exercises' }).click();
  await expect(page.getByText('2 of 2 exercises')).toBeVisible();
});

test('levels stand from the easiest to the hardest, and a set is no price', async ({ page }) => {
  await page.goto('/games');
  await expect(tile(page)).toBeVisible();
  await expect(page.getByLabel('Level').locator('option')).toHaveText([
    'All levels',
    'Beginner',
    'Advanced',
  ]);
  await expect(page.getByText(/None of them costs anything\.$/)).toBeVisible();
});

test('an exercise leads to the next one, and Back from there to the list', async ({ page }) => {
  const titles = deck.exercises.map(({ title }) => title);
  const next = titles[titles.indexOf('Round trip') + 1] ?? '';
  await page.goto('/games');
  await tile(page).click();
  await dialogOf(page)
    .getByRole('link', { name: `Next: ${next}` })
    .click();
  await expect(page.getByRole('dialog', { name: next })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tile(page)).toBeVisible();
});

test('an open exercise is printed whole and alone @long', async ({ page }, info) => {
  await page.goto('/games?exercise=round-trip');
  await expect(dialogOf(page)).toBeVisible();
  const text = await print(page, info);
  const missing = [
    ...PARTS,
    'Advanced',
    '45 min',
    'Mark the steps',
    'Someone who answers customers',
  ].filter((words) => !text.includes(words));
  const extra = ['Close', 'Short relay', 'All levels', 'Logout'].filter((words) =>
    text.includes(words),
  );
  expect({ missing, extra }).toEqual({ missing: [], extra: [] });
});

test('an exercise hands out the sheet that it uses @long', async ({ page }) => {
  await page.goto('/games?exercise=round-trip');
  const saved = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Journey map, Letter' }).click();
  expect((await saved).suggestedFilename()).toBe('dck-pilot-journey-map-letter.pdf');
  await expect(
    dialogOf(page).getByText('dck-pilot-journey-map-letter.pdf is in your downloads.'),
  ).toBeVisible();
});
