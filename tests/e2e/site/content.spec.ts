import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { failOnce, print, tabTo } from '#support/browser/reading.ts';

test('what fails to load is told in the words of the server, and can be tried again', async ({
  page,
  expected,
}) => {
  expected.push(/503/, /could not be loaded: unavailable$/);
  for (const [path, api, loaded] of [
    ['/games', 'exercises', 'Round trip'],
    ['/journeys', 'personas', 'The finder by the river'],
    ['/journeys/In%C3%AAs', 'personas', 'The finder by the river'],
    ['/articles', 'articles', 'Paper first: write before you talk'],
    ['/articles/paper-first', 'articles/paper-first', 'Put one question on the wall'],
    ['/resources', 'recipes', 'Second wind in an hour'],
    ['/settings', 'account/summary', 'Member since'],
    ['/dash', 'situations', 'We talk in circles'],
  ] as const) {
    await failOnce(page, api);
    await page.goto(path);
    await expect(page.getByText('Not just now.'), path).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main').getByText(loaded).first(), path).toBeVisible();
  }
});

test('an address of nothing says so, and leads to all there is @long', async ({
  page,
  expected,
}) => {
  expected.push(/404/, /No (journey|recipe|article|exercise) (of this name|at this address)/);
  for (const [path, words, button, shown] of [
    ['/journeys/Nobody', 'There is no journey for “Nobody”.', 'Show all journeys', /^Inês/],
    [
      '/resources/nowhere',
      'There is no recipe at “nowhere”.',
      'Show all recipes',
      /^Second wind in an hour/,
    ],
    ['/articles/nowhere', 'There is no article at “nowhere”.', 'Show all articles', /^Paper first/],
    ['/games?exercise=nothing', 'There is no such exercise.', 'Show all exercises', /^Round trip/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words), path).toBeVisible();
    await page
      .getByRole('link', { name: button })
      .or(page.getByRole('button', { name: button }))
      .click();
    await expect(page.getByRole('link', { name: shown }), path).toBeVisible();
  }
});

test('the keyboard leads from a list to its entry, and back @long', async ({ page }) => {
  for (const [path, entry, list] of [
    ['/journeys', /^Inês/, /^All journeys$/],
    ['/articles', /^Paper first/, /^All articles$/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: entry })).toBeVisible();
    await tabTo(page, entry);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: entry }), path).toBeVisible();
    await tabTo(page, list);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: entry }), path).toBeVisible();
  }
});

test('a page is printed with its words, and without what leads elsewhere @long', async ({
  page,
}, info) => {
  for (const [path, wanted, unwanted] of [
    ['/journeys/In%C3%AAs', /The struggle[^]*No easy way/, /All journeys|^\s*Keep\s*$|Lay it out/m],
    ['/articles/paper-first', /5 March 2026[^]*Put one question/, /All articles|Next article/],
    ['/resources/first-hour', /Say to begin with/, /All recipes|To print|Next recipe/],
    ['/browse?category=theory&q=words', /Words of the others/, /Search|of 24|Card code|Scan code/],
    ['/browse/B12', /Open the locked drawer/, /Card code|All cards|Next card/],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main :is(article, .deck-card)').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const text = await print(page, info);
    expect.soft(text, path).toMatch(wanted);
    expect.soft(text, path).not.toMatch(unwanted);
    expect.soft(text, path).not.toMatch(/Logout/);
  }
});
