import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { matchRoute } from '#lib/shared/routes.ts';
import {
  expect,
  fillSignIn,
  fillSignUp,
  memberTest,
  newPerson,
  reach,
  signUpAt,
  test,
} from '#support/browser/fixtures.ts';
import { sample } from '#support/shared/rounds.ts';

const OPEN_PAGES = [
  { path: '/c/B12', title: 'Open the locked drawer', inside: '/browse/B12', guarded: 'browse' },
  {
    path: '/a/paper-first',
    title: 'Paper first: write before you talk',
    inside: '/articles/paper-first',
    guarded: 'articles',
  },
  { path: '/j/ines', title: 'Inês', inside: '/journeys/In%C3%AAs', guarded: 'journeys' },
] as const;

const tag = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"]`).getAttribute('content');

const titleOf = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

for (const { path, title, inside, guarded } of sample(OPEN_PAGES, 3)) {
  test(`${path} is read without an account, and both doors lead inside`, async ({ page }) => {
    await page.goto(path);
    await expect(titleOf(page, title)).toBeVisible();
    await expect(page.getByText('Make a free account to read it.')).toBeVisible();
    const main = page.getByRole('main');
    const doors = ['Sign up', 'Sign in'].map((name) => main.getByRole('link', { name }));
    await expect(doors[0] ?? main).toHaveAttribute('href', `${inside}?signup`);
    await expect(doors[1] ?? main).toHaveAttribute('href', `${inside}?signin`);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test(`the link of ${path} brings its title and a picture that is there`, async ({ page }) => {
    await page.goto(path);
    expect(await tag(page, 'og:title')).toBe(title);
    const { pathname } = new URL((await tag(page, 'og:image')) ?? '');
    const answer = await page.request.get(pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  memberTest(`${path} leads who is signed in on at once`, async ({ page }) => {
    await page.goto('/about');
    await page.goto(`${path}?from=friend`);
    await reach(page, (url) => matchRoute(url.pathname)?.route.id === guarded);
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test('who signs up from a card’s link lands on the card', async ({ page }) => {
  await page.goto('/c/b12');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await fillSignUp(page, newPerson());
  await expect(page).toHaveURL(/\/browse\/B12$/);
  await expect(page.getByText('A drawer was locked for a reason')).toBeVisible();
});

test('who signs in from a journey’s link lands on the journey @long', async ({ page }) => {
  const person = await signUpAt(page, '/tools');
  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
  await page.goto('/j/In%C3%AAs');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/journeys\/In%C3%AAs$/);
  await expect(page.getByText('I had asked everyone who was there')).toBeVisible();
});

test('the guarded page of a card still asks to sign in', async ({ page }) => {
  await page.goto('/browse/B12');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('an open page whose link names nothing says so', async ({ page }) => {
  for (const [path, words] of [
    ['/c/ZZZ', 'No card with the code ZZZ.'],
    ['/a/nothing', 'No article at nothing.'],
    ['/j/nobody', 'No journey of nobody.'],
    ['/c', 'This link names no card.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(words);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an open page shows all it has', async ({ page }) => {
    await page.goto('/c/B12');
    await expect(titleOf(page, 'Open the locked drawer')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible();
  });
});

for (const { path, inside } of sample(OPEN_PAGES, 3)) {
  memberTest(`${inside} is shared by its open address`, async ({ page, baseURL }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await page.goto(inside);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
  });
}

memberTest(
  'a device with a sheet to share gets title and open address',
  async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
      };
    });
    await page.goto('/browse/B12');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: 'Open the locked drawer', url: `${baseURL}/c/B12` }),
    );
  },
);
