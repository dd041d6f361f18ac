import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { deck, textsOf } from '#support/browser/reading.ts';

const [recipe, second] = deck.recipes;
const title = recipe?.title ?? '';

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('a recipe shows all of it, and its steps lead to cards and exercises @long', async ({
  page,
}) => {
  await page.goto('/resources');
  await page.getByRole('link', { name: title }).click();
  const article = page.getByRole('article', { name: title });
  await expect(article).toBeVisible();
  const { slug: _slug, ...shown } = recipe ?? {};
  const text = squeezed((await article.textContent()) ?? '');
  const steps = new Set(
    recipe?.steps.flatMap((step) => ('exercise' in step ? [step.exercise] : [])),
  );
  expect(
    textsOf(shown).filter((part) => !steps.has(part) && !text.includes(squeezed(part))),
  ).toEqual([]);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
  const step = recipe?.steps.find((each) => 'card' in each);
  await article.getByRole('link', { name: step?.title ?? '' }).click();
  await expect(page.getByRole('article', { name: step?.title ?? '' })).toBeVisible();
});

test('a recipe leads to the next one', async ({ page }) => {
  await page.goto(`/resources/${recipe?.slug}`);
  await page.getByRole('link', { name: `Next recipe ${second?.title}` }).click();
  await expect(page.getByRole('article', { name: second?.title ?? '' })).toBeVisible();
});

test('a sheet is saved as a PDF for the paper that was chosen', async ({ page }) => {
  await page.goto('/resources');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Decision page, A4' }).click();
  expect((await saved).suggestedFilename()).toBe('dck-decision-page-a4.pdf');
  await expect(page.getByText('dck-decision-page-a4.pdf is in your downloads.')).toBeVisible();
});

test('a hand is printed by the codes of its cards', async ({ page }) => {
  await page.goto('/resources');
  const field = page.getByLabel('Their codes');
  await field.fill('b12 t2');
  await expect(page.getByText('Three characters each, at most 12 cards.')).toBeVisible();
  await field.fill('b12, T12');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Cards of a hand, A4' }).click();
  expect((await saved).suggestedFilename()).toBe('dck-cards-b12-t12-a4.pdf');
});

test('a hand with a card that is not there says which', async ({ page, expected }) => {
  expected.push(/404/, /The sheet could not be loaded: not_found/);
  await page.goto('/resources');
  await page.getByLabel('Their codes').fill('B12 ZZZ');
  await page.getByRole('button', { name: 'Cards of a hand, A4' }).click();
  await expect(page.getByText('No card with the code ZZZ.')).toBeVisible();
});
