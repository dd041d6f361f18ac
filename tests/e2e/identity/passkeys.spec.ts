import { join } from 'node:path';

import type { Page } from '@playwright/test';

import {
  expect,
  fillSignIn,
  joinAt,
  newPerson,
  test,
  type Person,
} from '#support/browser/fixtures.ts';
import {
  addAuthenticator,
  type VirtualAuthenticator,
} from '#support/browser/virtual-authenticator.ts';
import { violationsOn } from '#support/browser/violations.ts';
import { signUp } from '#support/identity/identity-client.ts';
import { readMails } from '#support/mail/mails.ts';

// The virtual authenticator belongs to one page, and a cookie records the offer.
test.use({ reuseContext: false });

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

/**
 * Disables passkey autofill: the virtual authenticator would answer it before a press of the button.
 */
const withoutSuggestions = async (page: Page): Promise<void> => {
  await page.context().addInitScript(() => {
    // A page without an address has no such thing.
    if (!isSecureContext) return;
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
};

/** Signs out; the browser is on the landing page afterwards. */
const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
};

/** Somebody with an account and a password, who made them elsewhere. */
const makePerson = async (): Promise<Person> => {
  const person = newPerson();
  await signUp(`http://localhost:${process.env['DCK_TEST_PORT']}`, person);
  return person;
};

/** A person who has signed up elsewhere, with a device beside them. */
const visitAgain = async (
  page: Page,
): Promise<{ person: Person; device: VirtualAuthenticator }> => {
  const person = await makePerson();
  return { person, device: await addAuthenticator(page) };
};

/** The code of the mail to an address; mails are files where no mail server is set. */
const codeFor = async (email: string): Promise<string> => {
  const outbox = join(process.env['DCK_TEST_DATA'] ?? '', 'outbox');
  const findCode = async (): Promise<string> => {
    const mails = await readMails(outbox);
    return mails.findLast(({ to }) => to === email)?.code ?? '';
  };
  await expect.poll(findCode).toMatch(/^\d{6}$/);
  return findCode();
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

test('a person who signs in by password is offered a passkey and signs in by autofill from then on @long', async ({
  page,
}) => {
  const { device, person } = await visitAgain(page);
  await takeOffer(page, person);
  expect(await device.count()).toBe(1);
  await signOut(page);
  await page.goto('/dash');
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
});

test('‘Not now’ leads on, and the browser is not asked again @long', async ({ page }) => {
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

test('a person on the way to a card is not held up @long', async ({ page }) => {
  const { person } = await visitAgain(page);
  await page.goto('/browse/T14');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'The plan is old' })).toBeVisible();
});

test('a browser without passkeys shows no button for them and offers none @long', async ({
  page,
}) => {
  const person = await makePerson();
  await page.goto('/dash');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(passkeyButton(page)).toBeHidden();
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
});

test('a device that does not recognise the person does not sign them in @long', async ({
  page,
}) => {
  const { device } = await ownPasskey(page);
  await page.goto('/dash');
  await device.recognises(false);
  await passkeyButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'No passkey was used. Try again, or sign in with your password.',
  );
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('two pages sign in with one passkey at once @long', async ({ page, expected }) => {
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

test('a person adds, names and removes a passkey on the account page @long', async ({
  page,
  expected,
}) => {
  expected.push(/422/);
  await withoutSuggestions(page);
  const device = await addAuthenticator(page);
  await joinAt(page, '/idp/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await expect(page.getByText('This device only')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This device has a passkey for your account already.',
  );
  await page.getByRole('link', { name: /^Rename/ }).click();
  await page.getByLabel('Name').fill('My laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  // A passkey of another device keeps working until it is removed; this one stands for it.
  const other = await page.context().newPage();
  const copy = await addAuthenticator(other);
  await device.copyTo(copy, 5);
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(page.getByText('That passkey is removed.')).toBeVisible();
  // The browser tells the device, where it can.
  await expect.poll(() => device.count()).toBe(0);
  await signOut(page);
  await other.goto('/dash');
  await passkeyButton(other).click();
  await expect(other.getByRole('alert')).toContainText('is not known here any more');
  await expect.poll(() => copy.count()).toBe(0);
});

test('a person proves by passkey that it is them @long', async ({ page }) => {
  await withoutSuggestions(page);
  await addAuthenticator(page);
  await joinAt(page, '/idp/account/passkeys/confirm');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm with a passkey' })).toBeHidden();
  await page.goto('/idp/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await page.goto('/idp/account/passkeys/confirm');
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByText('Thank you. Now you can add a passkey.')).toBeVisible();
});

test('a person signs up with a passkey and no password, and signs in with it', async ({ page }) => {
  await withoutSuggestions(page);
  const device = await addAuthenticator(page);
  const { email } = newPerson();
  await page.goto('/dash?signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Given name').fill('Ada');
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail.' })).toBeVisible();
  await page.getByLabel('Six digits').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
  expect(await device.count()).toBe(1);
  await signOut(page);
  await page.goto('/dash');
  await passkeyButton(page).click();
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
  await page.goto('/idp/account');
  await expect(page.getByText('None: you sign in with a passkey')).toBeVisible();
});

test('the pages have no violation of axe @long', async ({ page }) => {
  const { person } = await visitAgain(page);
  await page.goto('/dash');
  await expect(passkeyButton(page)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'No password next time?' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
  await page.goto('/idp/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('the pages of a sign-up without password have no violation @long', async ({ page }) => {
  await withoutSuggestions(page);
  await addAuthenticator(page);
  const { email } = newPerson();
  await page.goto('/dash?signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Given name').fill('Ada');
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Look into your mail.' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Six digits').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Make a passkey' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});
