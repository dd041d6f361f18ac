import { CASE_SLUGS } from '#support/site/cases.ts';
import { expect, memberTest, test } from '#support/browser/fixtures.ts';
import { drawTable } from '#support/browser/table-pictures.ts';
import { violationsOn } from '#support/browser/violations.ts';
import { sample } from '#support/shared/rounds.ts';

/** A page of each kind; those in the second list are like one of them, and left to `npm run stress`. */
const OPEN_PAGES = ['/', '/showcase/rain-coat', '/social'];
const MORE_OPEN_PAGES = [
  '/faq#what-are-the-streams',
  '/c/B12',
  '/accountneeded/3F2504E0-4F89-41D3-9A0C-0305E82C3301',
  '/?theme=lih',
  '/?theme=acid',
  '/?theme=crh',
  '/?theme=miele',
  '/about',
  '/privacy',
  '/terms',
  '/imprint',
  '/showcase',
  ...CASE_SLUGS.map((slug) => `/showcase/${slug}`).filter((path) => !OPEN_PAGES.includes(path)),
  '/saved',
  '/c/ZZZ',
  '/a/paper-first',
  '/j/ines',
];

for (const [name, paths] of [
  ['no public page of each kind has a violation', OPEN_PAGES],
  ['no other public page has a violation @long', MORE_OPEN_PAGES],
] as const)
  test(name, async ({ page }) => {
    const found: Record<string, unknown> = {};
    for (const path of paths) {
      await page.goto(path);
      const violations = await violationsOn(page);
      if (violations.length > 0) found[path] = violations;
    }
    expect(found).toEqual({});
  });

test('the open drawer has no violation @long', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  // Everything else is inert, also the main landmark that axe would miss.
  expect(await violationsOn(page, '#drawer')).toEqual([]);
});

test('a page with saved cases has no violation @long', async ({ page }) => {
  await page.goto('/showcase/rain-coat');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto('/saved');
  await expect(page.getByRole('button', { name: 'Save The coat that dries itself' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('a caption with its preview has no violation @long', async ({ page }) => {
  await page.goto('/social');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('textbox').fill('An amazing [caption]. '.repeat(12));
  await page.getByRole('button', { name: '… more' }).click();
  await expect(page.getByText('folds about here')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

for (const [path, button] of sample(
  [
    ['/dash?signup', 'Sign up'],
    ['/dash', 'Sign in'],
  ] as const,
  2,
)) {
  test(`the page to ${button.toLowerCase()} has no violation`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
}

const MEMBER_PAGES = [
  ['/dash', 'The card of the day'],
  ['/browse/B12', 'Identify'],
] as const;
const MORE_MEMBER_PAGES = [
  ['/journeys/Otto', 'Otto'],
  ['/games?exercise=round-trip', 'Round trip'],
  ['/settings', 'Settings'],
  ['/dash?draw', 'Your card'],
  ['/games', 'Exercises and Games'],
  ['/journeys', 'Our Journeys'],
  ['/articles', 'Articles'],
  ['/articles/paper-first', 'Paper first: write before you talk'],
  ['/browse?start=round-and-round', 'We talk in circles'],
  ['/resources', 'Sheets to print'],
  ['/resources/first-hour', 'Say to begin with'],
  ['/tools', 'Tools'],
] as const;

for (const [title, pages] of [
  ['no page of each kind for members has a violation', MEMBER_PAGES],
  ['no other page for members has a violation @long', MORE_MEMBER_PAGES],
] as const)
  memberTest(title, async ({ page }) => {
    const found: Record<string, unknown> = {};
    for (const [path, name] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      const violations = await violationsOn(page);
      if (violations.length > 0) found[path] = violations;
    }
    expect(found).toEqual({});
  });

memberTest('the scan dialog has no violation @long', async ({ page }) => {
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Scan code' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Use a picture').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('B12'),
  });
  await expect(page.getByText('This file is not a picture')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

memberTest(
  'the scan dialog with a running camera has no violation @long',
  async ({ openWithCamera }) => {
    const page = await openWithCamera('https://dck.example/r/3F2504E0-4F89-41D3-9A0C-0305E82C3301');
    await page.goto('/browse');
    await page.getByRole('button', { name: 'Scan code' }).click();
    await expect(page.getByRole('link', { name: 'Register your deck' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  },
);

memberTest('the whole table in the scanner has no violation @long', async ({ openOver }) => {
  const page = await openOver(
    drawTable(['B12', 'T14', 'https://example.com/menu'], { width: 1280, height: 720 }),
  );
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Scan code' }).click();
  await page.getByRole('button', { name: 'Whole table' }).click();
  await expect(page.getByRole('button', { name: 'Make a hand' })).toBeVisible();
  await expect(page.getByText('One code here is no card of the deck.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

memberTest('the registration has no violation at any step', async ({ page }) => {
  await page.goto('/registration/3F2504E0-4F89-41D3-9A0C-0305E82C3301');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  const found = await violationsOn(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Change code' })).toBeVisible();
  found.push(...(await violationsOn(page)));
  await page.getByRole('button', { name: 'Change code' }).click();
  await page.getByLabel('Deck code', { exact: true }).fill('3F25');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter your deck code.')).toBeVisible();
  found.push(...(await violationsOn(page)));
  expect(found).toEqual([]);
});
