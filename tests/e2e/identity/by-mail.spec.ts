import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';

import { expect, joinAt, reach, test } from '#support/browser/fixtures.ts';
import { violationsOn } from '#support/browser/violations.ts';

const OUTBOX = join(process.env['DCK_TEST_DATA'] ?? '', 'outbox');

/** The words of the mails to an address that have a subject, oldest first. */
const textsTo = async (address: string, subject: string): Promise<string[]> => {
  const names = await readdir(OUTBOX).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(OUTBOX, name)))),
  );
  return mails
    .filter((mail) => mail.to?.[0]?.address === address && mail.subject === subject)
    .map(({ text }) => text ?? '');
};

/** Waits for a mail and gives its words. */
const mailTo = async (address: string, subject: string): Promise<string> => {
  await expect.poll(async () => (await textsTo(address, subject)).length).toBeGreaterThan(0);
  return (await textsTo(address, subject)).at(-1) ?? '';
};

const linkIn = (text: string): string => /http\S+token=\S+/.exec(text)?.[0] ?? '';
const codeIn = (text: string): string => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '';

const CONFIRM = 'Confirm your email for DCK';
const RESET = 'Set a new password for DCK';

const NEW_PASSWORD = 'a bernoulli number program';

/** Types the code of the mail that went out after sign-up. */
const proveAddress = async (page: Page, email: string): Promise<void> => {
  await page.goto('/idp/verify?back=/settings');
  await page.getByLabel('Six digits').fill(codeIn(await mailTo(email, CONFIRM)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await reach(page, '/settings');
};

/** What the app stores of the session says that the provider offers to prove the address. */
const offerProof = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('cd.auth.token') ?? '{}');
    const [head, body, signature] = String(tokens.id_token).split('.');
    const claims = JSON.parse(atob((body ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const text = btoa(JSON.stringify({ ...claims, verify_email: true }));
    const id_token = [head, text.replaceAll('+', '-').replaceAll('/', '_'), signature].join('.');
    localStorage.setItem('cd.auth.token', JSON.stringify({ ...tokens, id_token }));
  });

test('a forgotten password: the email is carried over, the link ends where the person was going', async ({
  page,
}) => {
  const { email } = await joinAt(page, '/dash');
  await proveAddress(page, email);
  // From a page that does not go anywhere by itself when its session is gone.
  await page.goto('/faq');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/settings');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(page.url()).not.toContain(email);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('Please ask for your link.')).toBeVisible();
  await page.goto(linkIn(await mailTo(email, RESET)));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await reach(page, '/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the reader of an address gets an account beside one that somebody else signed up with @long', async ({
  baseURL,
  browser,
  page,
}) => {
  const { email } = await joinAt(page, '/dash');
  const reader = await browser.newPage({ baseURL: baseURL ?? '' });
  await reader.goto(linkIn(await mailTo(email, CONFIRM)));
  await reader.getByRole('link', { name: 'I did not choose a password here' }).click();
  await reader.getByLabel('Given name').fill('Grace');
  await reader.getByLabel('New password').fill(NEW_PASSWORD);
  await reader.getByRole('button', { name: 'Save and sign in' }).click();
  await reach(reader, '/dash');
  await expect(reader.getByText('Grace')).toBeVisible();
  await reader.context().close();
});

test('the notice leads to the proof and back, and is gone then @long', async ({ page }) => {
  const { email } = await joinAt(page, '/tools');
  const notice = page.getByRole('complementary', { name: 'Your email' });
  await expect(notice).toBeHidden();
  await offerProof(page);
  await page.reload();
  await notice.getByRole('link', { name: 'Confirm' }).click();
  await page.getByLabel('Six digits').fill(codeIn(await mailTo(email, CONFIRM)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await reach(page, '/tools');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cd.auth.token')?.includes('"-"')))
    .toBe(false);
});

test('the notice stays away for the session once it is told to @long', async ({ page }) => {
  await joinAt(page, '/tools');
  await offerProof(page);
  await page.reload();
  const notice = page.getByRole('complementary', { name: 'Your email' });
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('the pages of mails have no violation of axe @long', async ({ page, expected }) => {
  expected.push(/400 \(Bad Request\)/);
  const { email } = await joinAt(page, '/settings');
  const look = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  };
  const link = linkIn(await mailTo(email, CONFIRM));
  await look('/idp/verify?back=/settings');
  await look(link);
  await page.goto('/faq');
  await page.context().clearCookies();
  await look(link);
  await page.getByRole('link', { name: 'I did not choose a password here' }).click();
  await expect(page.getByLabel('Given name')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await look('/idp/forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('Please ask for your link.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await look(linkIn(await mailTo(email, RESET)));
  await look('/idp/reset?token=none');
});
