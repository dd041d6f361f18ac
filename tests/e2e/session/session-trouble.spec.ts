import type { Page } from '@playwright/test';

import {
  expect,
  fillSignIn,
  fillSignUp,
  joinAt,
  newPerson,
  signUpAt,
  test,
} from '#support/browser/fixtures.ts';
import { sample } from '#support/shared/rounds.ts';

const card = (page: Page) => page.getByRole('heading', { name: 'Open the locked drawer' });

/** Makes the stored tokens look expired, on a loaded dashboard; the refresh token stays good. */
const expireTokens = async (page: Page): Promise<void> => {
  // A call that is still to be made would meet them here, and not on the page of the test.
  await expect(page.getByRole('button', { name: 'Draw a card' })).toBeEnabled();
  await expect(page.getByText('Own a deck?')).toBeVisible();
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('cd.auth.token') ?? '{}');
    const [header, payload, signature] = tokens.id_token.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const old = btoa(JSON.stringify({ sub: claims.sub, exp: 1 }));
    localStorage.setItem(
      'cd.auth.token',
      JSON.stringify({ ...tokens, id_token: `${header}.${old}.${signature}` }),
    );
  });
};

/** Makes an area of browser storage refuse everything, as browsers with blocked site data do. */
const blockStorage = async (page: Page, areas: string[]): Promise<void> => {
  await page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  }, areas);
};

test.describe('an expired token', () => {
  test('is refreshed without a word', async ({ page }) => {
    await joinAt(page, '/dash');
    await expireTokens(page);
    await page.goto('/browse/B12');
    await expect(card(page)).toBeVisible();
  });

  test('whose refresh is refused clears the session and asks to sign in @long', async ({
    page,
    expected,
  }) => {
    expected.push(/400/);
    const person = await joinAt(page, '/dash');
    await expireTokens(page);
    await page.context().clearCookies();
    await page.route('**/oauth2/token*', (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
    );
    await page.goto('/browse/B12');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cd.auth.token'))).toBeNull();
    await page.unroute('**/oauth2/token*');
    await fillSignIn(page, person);
    await expect(card(page)).toBeVisible();
  });

  test('whose refresh gets no answer keeps the session and can be tried again @long', async ({
    page,
    expected,
  }) => {
    expected.push(/ERR_FAILED/);
    await joinAt(page, '/dash');
    await expireTokens(page);
    await page.route('**/oauth2/token*', (route) => route.abort());
    await page.goto('/browse/B12');
    await expect(
      page.getByText('Network error. Check your connection and try again.'),
    ).toBeVisible();
    await page.unroute('**/oauth2/token*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page)).toBeVisible();
  });
});

test.describe('at the callback', () => {
  for (const [name, status, sentence] of sample(
    [
      ['a provider in trouble', 503, 'Network error. Check your connection and try again.'],
      ['a refused code', 400, 'The sign-in was not completed. Please try again.'],
    ] as const,
    2,
  )) {
    test(`${name} is told and the sign-in can be started again @long`, async ({
      page,
      expected,
    }) => {
      expected.push(new RegExp(String(status)));
      await page.route('**/oauth2/token*', (route) => route.fulfill({ status, json: {} }));
      await page.goto('/browse/B12?signup');
      await fillSignUp(page, newPerson());
      await expect(page.getByText(sentence)).toBeVisible();
      await page.unroute('**/oauth2/token*');
      await page.getByRole('button', { name: 'Sign in again' }).click();
      await expect(card(page)).toBeVisible();
    });
  }

  test('an error of the provider is told', async ({ page }) => {
    await page.goto('/auth?error=access_denied&state=x');
    await expect(page.getByText('You stopped the sign-in.')).toBeVisible();
  });
});

test.describe('a browser that', () => {
  test('keeps nothing for good holds the session for the tab and says so @long', async ({
    page,
  }) => {
    await blockStorage(page, ['localStorage']);
    await signUpAt(page, '/browse/B12');
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('it lasts until you close this tab')).toBeVisible();
  });

  test('is full holds the session for the tab and says so @long', async ({ page }) => {
    await page.addInitScript(() => {
      const storage = localStorage;
      const full = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
      const proxy = new Proxy(storage, {
        get: (target, name) => {
          if (name === 'setItem') return full;
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      Object.defineProperty(window, 'localStorage', { get: () => proxy });
    });
    await signUpAt(page, '/browse/B12');
    await expect(page.getByText('it lasts until you close this tab')).toBeVisible();
  });

  test('keeps nothing at all is told what to change', async ({ page }) => {
    await blockStorage(page, ['localStorage', 'sessionStorage']);
    await page.goto('/browse');
    await expect(page.getByText('Your browser blocks storage for this site')).toBeVisible();
  });
});

for (const minutes of sample([-120, -10, 120, 10], 2)) {
  test(`a clock that is ${minutes} minutes off still signs in and reads a card @long`, async ({
    clock,
    page,
  }) => {
    await clock.install({ time: Date.now() + minutes * 60_000 });
    await signUpAt(page, '/browse/B12');
    await expect(card(page)).toBeVisible();
  });
}
