import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { deck, failOnce, print, textsOf } from '#support/browser/reading.ts';

const [recipe, second] = deck.recipes;
const title = recipe?.title ?? '';

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('the dashboard leads to the recipes @long', async ({ page }) => {
  await page.goto('/dash');
  await page.getByRole('link', { name: 'Recipes and sheets to print' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
  await expect(page.locator('main .tile .font-title')).toHaveText(
    deck.recipes.map((each) => each.title),
  );
});

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

test('a recipe leads to the next one @long', async ({ page }) => {
  await page.goto(`/resources/${recipe?.slug}`);
  await page.getByRole('link', { name: `Next recipe ${second?.title}` }).click();
  await expect(page.getByRole('article', { name: second?.title ?? '' })).toBeVisible();
});

test('a recipe that is not there says so and leads on @long', async ({ page, expected }) => {
  expected.push(/No recipe at this address/);
  await page.goto('/resources/nowhere');
  await expect(page.getByText('There is no recipe at “nowhere”.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all recipes' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('recipes that fail to load can be tried again @long', async ({ page, expected }) => {
  expected.push(/503/, /^The recipes could not be loaded: unavailable$/);
  await failOnce(page, 'recipes');
  await page.goto('/resources');
  await expect(page.getByText('Not just now.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a sheet is saved as a PDF for the paper that was chosen', async ({ page }) => {
  await page.goto('/resources');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Decision page, A4' }).click();
  expect((await saved).suggestedFilename()).toBe('dck-decision-page-a4.pdf');
  await expect(page.getByText('dck-decision-page-a4.pdf is saved.')).toBeVisible();
});

test('a hand is printed by the codes of its cards @long', async ({ page }) => {
  await page.goto('/resources');
  const field = page.getByLabel('Their codes');
  await field.fill('b14 t2');
  await expect(page.getByText('Three characters each, at most 12 cards.')).toBeVisible();
  await field.fill('b14, T24');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Cards of a hand, A4' }).click();
  expect((await saved).suggestedFilename()).toBe('dck-cards-b14-t24-a4.pdf');
});

test('a hand with a card that is not there says which @long', async ({ page, expected }) => {
  expected.push(/404/, /The sheet could not be loaded: not_found/);
  await page.goto('/resources');
  await page.getByLabel('Their codes').fill('B14 ZZZ');
  await page.getByRole('button', { name: 'Cards of a hand, A4' }).click();
  await expect(page.getByText('No card with the code ZZZ.')).toBeVisible();
});

test('a recipe is printed without what leads elsewhere @long', async ({ page }, info) => {
  await page.goto(`/resources/${recipe?.slug}`);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  const text = await print(page, info);
  expect(text).toContain(squeezed(recipe?.debrief.question ?? ''));
  expect(text).not.toMatch(/All recipes|To print|Next recipe|Logout/);
});
