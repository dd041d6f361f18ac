import { fitsUse, wordsOfUse } from '#lib/cards/use.ts';
import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { deck } from '#support/browser/reading.ts';

const card = deck.cards.find(({ code }) => code === 'T12');

test('a card says for whom, when and how long it is, how it goes in a call, what goes with it, and its source', async ({
  page,
}) => {
  await page.goto('/browse/T12');
  const article = page.getByRole('article');
  for (const words of card ? wordsOfUse(card) : [''])
    await expect(article.getByRole('listitem').getByText(words, { exact: true })).toBeVisible();
  await expect(article.getByText(card?.remote ?? '')).toBeVisible();
  for (const { why } of card?.pairs ?? []) await expect(article.getByText(why)).toBeVisible();
  for (const { work, year } of card?.source ?? [])
    await expect(article.getByText(`${work} (${year})`)).toBeVisible();
  const [pair] = card?.pairs ?? [];
  await article.getByRole('link', { name: new RegExp(`^${pair?.code} `) }).click();
  await expect(page).toHaveURL(new RegExp(`/browse/${pair?.code}$`));
});

test('time, people and when filter the grid, with stream and category, and stay in the address', async ({
  page,
}) => {
  const wanted = { time: '20', people: 'group', when: 'room' };
  const fitting = deck.cards.filter((each) => fitsUse(each, wanted));
  const games = fitting.filter(({ category }) => category === 'game');
  await page.goto('/browse');
  await expect(page.getByText('24 of 24 cards')).toBeVisible();
  await page.getByLabel('Time').selectOption('Up to 20 minutes');
  await page.getByLabel('People').selectOption('A group');
  await page.getByLabel('When').selectOption('In the room');
  await expect(page.getByText(`${fitting.length} of 24 cards`)).toBeVisible();
  await page.getByLabel('Category').selectOption('Game');
  await expect(page.getByText(`${games.length} of 24 cards`)).toBeVisible();
  await expect(page).toHaveURL(/\?category=game&time=20&people=group&when=room$/);
  await page.reload();
  await expect(page.getByText(`${games.length} of 24 cards`)).toBeVisible();
  await expect(page.getByLabel('Time')).toHaveValue('20');
});

test('who reads a card to its end is told where it is used @long', async ({ page }) => {
  const [recipe] = deck.recipes;
  const step = recipe?.steps.find((each) => 'card' in each);
  await page.goto(`/browse/${step && 'card' in step ? step.card : ''}`);
  await page.getByRole('button', { name: 'Print' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: recipe?.title ?? '' }).click();
  await expect(page.getByRole('article', { name: recipe?.title ?? '' })).toBeVisible();
});
