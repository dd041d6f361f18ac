import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expect, joinAt, reach, signUpAt, test } from '#support/browser/fixtures.ts';
import { expiredDeckCode, newDeckCode, takenDeckCode } from '#support/deck-codes/deck-codes.ts';

const field = (page: Page) => page.getByLabel('Deck code', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const done = (page: Page) => page.getByRole('heading', { name: 'Your deck is registered.' });

/** Goes through entry and confirmation. */
const register = async (page: Page, code: string): Promise<void> => {
  await field(page).fill(code);
  await button(page, 'Continue').click();
  await button(page, 'Confirm & Activate').click();
};

test('a deck is registered by typing its code, and Return to Home goes to the dashboard', async ({
  page,
}) => {
  const code = await newDeckCode();
  await signUpAt(page, '/registration');
  await register(page, code.toLowerCase());
  await expect(done(page)).toBeFocused();
  await button(page, 'Return to Home').click();
  await reach(page, '/dash');
});

test('a registered deck leads on to a first card and to a first post', async ({ page }) => {
  const code = await newDeckCode();
  await joinAt(page, '/registration');
  await register(page, code);
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Share your first impression' })).toHaveAttribute(
    'href',
    '/social?intent=first-impression',
  );
  await page.getByRole('link', { name: 'Draw a first card' }).click();
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
});

test('the field shows the whole code, however narrow the page @long', async ({ page }) => {
  await joinAt(page, '/registration');
  const hidden: string[] = [];
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await field(page).fill(randomUUID());
    const fits = await field(page).evaluate(
      ({ clientHeight, clientWidth, scrollHeight, scrollWidth }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    );
    if (!fits) hidden.push(`${width} wide`);
  }
  expect(hidden).toEqual([]);
});

test('a deck is registered by keyboard alone', async ({ page }) => {
  const code = await newDeckCode();
  await joinAt(page, '/registration');
  await expect(button(page, 'Continue')).toBeEnabled();
  await field(page).focus();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Confirm & Activate')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await reach(page, '/dash');
});

test('a deck is registered by its printed link: account first, then the code is in the field @long', async ({
  page,
}) => {
  const code = await newDeckCode();
  await page.goto(`/r/${code}`);
  await expect(page.getByRole('heading', { name: 'Hey—good to have you here!' })).toBeVisible();
  await joinAt(page, `/registration/${code}`);
  await expect(field(page)).toHaveValue(code);
  await expect(field(page)).toBeEditable();
  await button(page, 'Continue').click();
  await button(page, 'Confirm & Activate').click();
  await expect(done(page)).toBeVisible();
});

test('a deck is registered by scanning the code in its box', async ({ openWithCamera }) => {
  const code = await newDeckCode();
  const page = await openWithCamera(`https://dck.example/r/${code}`);
  await joinAt(page, '/registration');
  await button(page, 'Scan code').click();
  await expect(field(page)).toHaveValue(code);
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Continue').click();
  await button(page, 'Confirm & Activate').click();
  await expect(done(page)).toBeVisible();
});

test('a card held to the deck scanner is told and scanning goes on @long', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera('B12');
  await joinAt(page, '/registration');
  await button(page, 'Scan code').click();
  await expect(page.getByText('This is the code of a card.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a pasted link becomes its code and says so', async ({ page }) => {
  const code = randomUUID();
  await joinAt(page, '/registration');
  await field(page).fill(` https://dck.example/r/${code}?from=box `);
  await expect(field(page)).toHaveValue(code.toUpperCase());
  await expect(page.getByText('We tidied the format.')).toBeVisible();
});

test('Continue locks the field, Change code opens it again', async ({ page }) => {
  await joinAt(page, '/registration');
  await field(page).fill(randomUUID());
  await button(page, 'Continue').click();
  await expect(field(page)).not.toBeEditable();
  await button(page, 'Change code').click();
  await expect(field(page)).toBeEditable();
  await expect(field(page)).toBeFocused();
});

test('Cancel goes to the dashboard @long', async ({ page }) => {
  await joinAt(page, '/registration');
  await button(page, 'Cancel').click();
  await reach(page, '/dash');
});

test('Continue with what is no deck code asks for the code and asks the server nothing', async ({
  page,
  expected,
}) => {
  expected.push(/status of 422/);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/api/registration')
      sent.push(request.postDataJSON());
  });
  await joinAt(page, '/registration');
  for (const [text, sentence] of [
    ['', /^Please enter your deck code\.$/],
    ['3F2504E0-4F89-11D3-9A0C-0305E82C3301', /Part 3 of 5 \(“11D3”\)/],
    ['B12', /That looks like a card code/],
    ['<img src=x onerror=alert(1)>', /“M” is in no deck code/],
  ] as const) {
    await field(page).fill(text);
    await button(page, 'Continue').click();
    const alert = page.getByRole('alert').filter({ hasText: sentence });
    await expect(alert, text).toContainText('Please enter your deck code.');
  }
  const code = randomUUID().toUpperCase();
  await register(page, code);
  await expect(page.getByText('That code is not valid.')).toBeVisible();
  const support = page.getByRole('link', { name: 'Contact support' });
  await expect(support).toHaveAttribute('href', '/imprint');
  expect(sent).toEqual([{ code }]);
});

test.describe('the server says no:', () => {
  test.beforeEach(({ expected }) => {
    expected.push(/status of 4\d\d/);
  });

  test('an unknown, a taken and an expired code unlock the field, each with its message @long', async ({
    page,
  }) => {
    await joinAt(page, '/registration');
    for (const [code, message] of [
      [randomUUID(), 'That code is not valid. Please check and try again.'],
      [await takenDeckCode(), 'This code is already in use.'],
      [
        await expiredDeckCode(),
        'This code has expired. Contact support if you believe this is a mistake.',
      ],
    ] as const) {
      await register(page, code);
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await expect(field(page)).toHaveValue(code.toUpperCase());
      await expect(field(page)).toBeEditable();
    }
  });

  test('too many tries count down, over a reload too, with the code kept @long', async ({
    page,
  }) => {
    const code = await takenDeckCode();
    await joinAt(page, '/registration');
    for (let tries = 0; tries < 5; tries += 1) {
      await register(page, code);
      await expect(page.getByText('This code is already in use.')).toBeVisible();
    }
    await register(page, code);
    await expect(
      page.getByText('Too many attempts. Please wait a minute and retry.'),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^0:[0-5]\d$/);
    await expect(field(page)).toHaveValue(code);
    await expect(button(page, 'Continue')).toBeDisabled();
  });

  test('the way is open again when the countdown ends', async ({ clock, page }) => {
    await clock.install();
    await joinAt(page, '/registration');
    await page.route('**/api/registration', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            headers: { 'Retry-After': '42' },
            json: { error: 'rate_limited', message: 'Wait.' },
          })
        : route.continue(),
    );
    await register(page, randomUUID());
    await expect(page.getByRole('timer')).toHaveText(/^0:([0-3]\d|4[0-2])$/);
    await clock.fastForward(43_000);
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(button(page, 'Continue')).toBeEnabled();
  });

  test('a server in trouble has its own message @long', async ({ page, expected }) => {
    expected.push(/status of 503/);
    await joinAt(page, '/registration');
    await page.route('**/api/registration', (route) =>
      route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Later.' } }),
    );
    await register(page, randomUUID());
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  });
});

test('an answer whose list lacks the code is no success', async ({ page }) => {
  await joinAt(page, '/registration');
  await page.route('**/api/registration', (route) => route.fulfill({ json: { codes: [] } }));
  await register(page, randomUUID());
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible();
  await expect(done(page)).toBeHidden();
});

test('offline keeps the code, and back online it can be tried again from there', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const code = await newDeckCode();
  await joinAt(page, '/registration');
  await field(page).fill(code);
  await expect(button(page, 'Continue')).toBeEnabled();
  await context.setOffline(true);
  await register(page, code);
  await expect(page.getByText('Network error. Try again.')).toBeVisible();
  await expect(field(page)).toHaveValue(code);
  await expect(button(page, 'Try again')).toBeHidden();
  await context.setOffline(false);
  await button(page, 'Try again').click();
  await expect(done(page)).toBeVisible();
});

test('a server that does not answer is a network error that keeps the code over a reload @long', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  const code = randomUUID().toUpperCase();
  await joinAt(page, '/registration');
  await page.route('**/api/registration', (route) => route.abort());
  await register(page, code);
  await expect(page.getByText('Network error. Try again.')).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue(code);
});

test('a code that is one’s own already says so and is a success', async ({ page }) => {
  const code = await newDeckCode();
  await joinAt(page, '/registration');
  await register(page, code);
  await expect(done(page)).toBeVisible();
  await page.goto('/registration');
  await expect(page.getByText('DCK Registered')).toBeVisible();
  await register(page, code);
  await expect(page.getByRole('heading', { name: 'This deck is already yours.' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('no step scrolls sideways @long', async ({ page }) => {
    await joinAt(page, '/registration');
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    const found = [await overflow()];
    await field(page).fill(randomUUID());
    await button(page, 'Continue').click();
    await expect(button(page, 'Change code')).toBeVisible();
    found.push(await overflow());
    expect(found).toEqual([0, 0]);
  });
});
