import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, fillSignIn, signUpAt, test, type Person } from '#support/browser/fixtures.ts';
import {
  addAuthenticator,
  type VirtualAuthenticator,
} from '#support/browser/virtual-authenticator.ts';

// The device belongs to one page, and cookies tell whether somebody was asked.
test.use({ reuseContext: false });

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

/**
 * A browser whose email field suggests no passkeys: the virtual device would answer it before anybody
 * could press the button.
 */
const withoutSuggestions = (page: Page): Promise<void> =>
  page.context().addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** Signs out; the browser is on the landing page afterwards. */
const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
};

/** A person who has signed up and out again, with a device beside them. */
const visitAgain = async (
  page: Page,
): Promise<{ person: Person; device: VirtualAuthenticator }> => {
  const person = await signUpAt(page, '/dash');
  await signOut(page);
  return { person, device: await addAuthenticator(page) };
};

/** Takes the offer after a sign-in by password. */
const takeOffer = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/dash');
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
};

/** A person whose device has a passkey and who is signed out, in a browser that suggests none. */
const ownPasskey = async (page: Page) => {
  await withoutSuggestions(page);
  const { device, person } = await visitAgain(page);
  await takeOffer(page, person);
  await signOut(page);
  return { device, person };
};

test('a person who signs in by password is offered a passkey and signs in by autofill from then on', async ({
  page,
}) => {
  const { device, person } = await visitAgain(page);
  await takeOffer(page, person);
  expect(await device.count()).toBe(1);
  await signOut(page);
  await page.goto('/dash');
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
});

test('a person presses a button to sign in with a passkey', async ({ page }) => {
  await ownPasskey(page);
  await page.goto('/browse/B14');
  await passkeyButton(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Break the quiet rule' })).toBeVisible();
});

test('‘Not now’ leads on, and the browser is not asked again', async ({ page }) => {
  const { device, person } = await visitAgain(page);
  await page.goto('/dash');
  await fillSignIn(page, person);
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
  await signOut(page);
  await page.goto('/dash');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
  expect(await device.count()).toBe(0);
});

test('a person on the way to a card is not held up', async ({ page }) => {
  const { person } = await visitAgain(page);
  await page.goto('/browse/T27');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'The map is late' })).toBeVisible();
});

test('a browser without passkeys shows no button for them and offers none', async ({ page }) => {
  const person = await signUpAt(page, '/dash');
  await signOut(page);
  await page.goto('/dash');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(passkeyButton(page)).toBeHidden();
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
});

test('a device that does not recognise the person does not sign them in', async ({ page }) => {
  const { device } = await ownPasskey(page);
  await page.goto('/dash');
  await device.recognises(false);
  await passkeyButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'No passkey was used. Try again, or sign in with your password.',
  );
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a copy of a passkey whose count is behind is refused', async ({
  page,
  browser,
  expected,
}) => {
  expected.push(/422/);
  const { device } = await ownPasskey(page);
  const thief = await (await browser.newContext()).newPage();
  await withoutSuggestions(thief);
  const copy = await addAuthenticator(thief);
  await device.copyTo(copy, 0);
  await thief.goto(new URL('/dash', page.url()).href);
  await passkeyButton(thief).click();
  await expect(thief.getByRole('alert')).toContainText('may have been copied');
  await thief.context().close();
});

test('an answer that is sent a second time is refused', async ({ page, expected }) => {
  expected.push(/422/);
  await ownPasskey(page);
  await page.goto('/dash');
  const sent = page.waitForRequest(/\/passkey\/answer$/);
  // The browser stays on the page, so that it can send the same once more.
  await page.route(/\/passkey\/answer$/, async (route) => {
    await route.fetch();
    await route.continue();
  });
  await passkeyButton(page).click();
  await sent;
  await expect(page.getByRole('alert')).toContainText('was used already');
});

test('two pages sign in with one passkey at once', async ({ page, expected }) => {
  // Whose count is behind the other's is told so.
  expected.push(/422/);
  const { device } = await ownPasskey(page);
  const second = await page.context().newPage();
  const other = await addAuthenticator(second);
  await device.copyTo(other, 10);
  await page.goto('/dash');
  await second.goto('/browse');
  await expect(passkeyButton(second)).toBeVisible();
  await Promise.all([passkeyButton(page).click(), passkeyButton(second).click()]);
  await expect(second.getByLabel('Card code')).toBeVisible();
});

test('the pages have no violation in both themes, on a phone and on a desktop', async ({
  page,
}) => {
  const { person } = await visitAgain(page);
  const look = async (): Promise<unknown[]> => {
    const found: unknown[] = [];
    for (const [theme, width, height] of [
      ['garden', 360, 740],
      ['dark', 1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      found.push(...(await new AxeBuilder({ page }).setLegacyMode().analyze()).violations);
    }
    return found;
  };
  await page.goto('/dash');
  await expect(passkeyButton(page)).toBeVisible();
  expect(await look()).toEqual([]);
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'No password next time?' })).toBeVisible();
  expect(await look()).toEqual([]);
});
