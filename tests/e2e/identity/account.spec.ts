import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import {
  expect,
  fillSignIn,
  joinAt,
  memberTest,
  reach,
  test,
  type Person,
} from '#support/browser/fixtures.ts';
import { violationsOn } from '#support/browser/violations.ts';
import { readMails, type ReceivedMail } from '#support/mail/mails.ts';

const ACCOUNT = '/idp/account';
const NEW_PASSWORD = 'seven quiet looms by night';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ' +
  '(KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const SUBJECTS = {
  confirm: 'Confirm your new email for DCK',
  left: 'Your DCK account has another email now',
  password: 'Your DCK password was changed',
} as const;

/** The mail to an address by its subject, once it is there. */
const mailTo = async (address: string, subject: string): Promise<ReceivedMail> => {
  const outbox = join(process.env['DCK_TEST_DATA'] ?? '', 'outbox');
  const find = async () =>
    (await readMails(outbox)).find((mail) => mail.to === address && mail.subject === subject);
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`No mail to ${address}.`);
  return mail;
};

/** The link of a mail into the account's pages, on the server of the tests. */
const linkOf = ({ links }: ReceivedMail): string => {
  const { pathname, search } = new URL(links.find((link) => link.includes(ACCOUNT)) ?? '');
  return pathname + search;
};

/** A phone of the same person, on a page of the app that needs a sign-in. */
const openPhone = async (browser: Browser, baseURL: string, person: Person): Promise<Page> => {
  const context = await browser.newContext({ baseURL, userAgent: IPHONE });
  const page = await context.newPage();
  await page.goto('/settings');
  await fillSignIn(page, person);
  await reach(page, '/settings');
  return page;
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

memberTest(
  'the settings lead to the account, and the account back to the app',
  async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Manage your account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account.' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the app' }).click();
    await reach(page, '/settings');
  },
);

test('one device signs another out, in the app as well', async ({ page, browser, baseURL }) => {
  const person = await joinAt(page, '/settings');
  const phone = await openPhone(browser, baseURL ?? '', person);
  await page.goto(ACCOUNT);
  await expect(page.getByText('Safari on iPhone').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out of Safari on iPhone' }).click();
  await expect(page.getByRole('status')).toHaveText('That browser is signed out.');
  await phone.goto('/browse/B12');
  await reach(phone, /\/idp\/interaction\//);
  await phone.context().close();
  await page.goto('/settings');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('signing out everywhere ends here too, and this browser forgets @long', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await joinAt(page, '/settings');
  const phone = await openPhone(browser, baseURL ?? '', person);
  await page.goto(ACCOUNT);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await reach(page, '/#signed-out');
  expect(await page.evaluate(() => localStorage.getItem('cd.auth.token'))).toBeNull();
  await phone.goto('/browse/B12');
  await reach(phone, /\/idp\/interaction\//);
  await phone.context().close();
});

test('a changed password ends the other device, and this one goes on', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await joinAt(page, '/settings');
  const phone = await openPhone(browser, baseURL ?? '', person);
  await page.goto(ACCOUNT);
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status')).toContainText('Your password is changed');
  await phone.goto('/browse/B12');
  await reach(phone, /\/idp\/interaction\//);
  await fillSignIn(phone, { ...person, password: NEW_PASSWORD });
  await reach(phone, '/browse/B12');
  await phone.context().close();
  await page.goto('/browse/B12');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mailTo(person.email, SUBJECTS.password);
});

test('a new name shows in the app @long', async ({ page }) => {
  await joinAt(page, '/settings');
  await page.goto(ACCOUNT);
  await page.getByRole('link', { name: 'Change name' }).click();
  await page.getByLabel('Given name').fill('Augusta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Your name is changed.');
  await page.goto('/settings');
  await expect(page.getByText('Augusta')).toBeVisible();
});

test('a new email counts when the link of its mail is followed @long', async ({ page }) => {
  const person = await joinAt(page, '/settings');
  const email = `new-${person.email}`;
  await page.goto(`${ACCOUNT}/email`);
  await page.getByLabel('New email').fill(email);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail.' })).toBeVisible();
  await page.goto(linkOf(await mailTo(email, SUBJECTS.confirm)));
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('status')).toContainText('Your email is changed');
  await expect(page.getByText(email)).toBeVisible();
});

test('the address before takes the account back @long', async ({ page, browser, baseURL }) => {
  const person = await joinAt(page, '/settings');
  const emails = [`first-${person.email}`, `second-${person.email}`];
  for (const email of emails) {
    await page.goto(`${ACCOUNT}/email`);
    await page.getByLabel('New email').fill(email);
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByLabel('Code').fill((await mailTo(email, SUBJECTS.confirm)).code ?? '');
    await page.getByRole('button', { name: 'Use this email' }).click();
    await expect(page.getByRole('status')).toContainText('Your email is changed');
  }
  const [first = ''] = emails;
  const owner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await owner.goto(linkOf(await mailTo(first, SUBJECTS.left)));
  await owner.getByLabel('New password').fill(NEW_PASSWORD);
  await owner.getByRole('button', { name: 'Take it back' }).click();
  await expect(owner.getByRole('status')).toContainText('Your account is yours again.');
  await expect(owner.getByText(first)).toBeVisible();
  await owner.context().close();
  await page.goto(ACCOUNT);
  await reach(page, /\/idp\/interaction\//);
});

test('without script the account is signed in to, changed and signed out of @long', async ({
  browser,
  baseURL,
}) => {
  const maker = await browser.newPage({ baseURL: baseURL ?? '' });
  const person = await joinAt(maker, '/settings');
  await maker.close();
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${ACCOUNT}/name`);
  await fillSignIn(page, person);
  await page.getByLabel('Given name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter your given name.')).toBeVisible();
  await page.getByLabel('Given name').fill('Augusta');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Your name is changed.');
  await page.getByRole('button', { name: 'Sign out of Chrome' }).click();
  await expect(page.getByRole('status')).toHaveText('That browser is signed out.');
  await context.close();
});

test('no state of the pages has a violation of axe @long', async ({ page, expected }) => {
  expected.push(/422 \(Unprocessable Entity\)/);
  const person = await joinAt(page, '/settings');
  await page.goto(ACCOUNT);
  expect(await violationsOn(page)).toEqual([]);
  for (const form of ['name', 'password', 'email']) {
    await page.goto(`${ACCOUNT}/${form}`);
    expect(await violationsOn(page)).toEqual([]);
  }
  await page.getByLabel('New email').fill('no email');
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('New email').fill(`new-${person.email}`);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail.' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('the keyboard reaches every control, in the order of the page', async ({ page }) => {
  await joinAt(page, '/settings');
  await page.goto(ACCOUNT);
  const reached: string[] = [];
  const label = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
  while (reached.at(-1) !== 'Back to the app' && reached.length < 20) {
    await page.keyboard.press('Tab');
    reached.push(await label());
  }
  expect(reached).toEqual([
    'DCK, go to the start page',
    'Change name',
    'Confirm it',
    'Change email',
    'Change password',
    'Sign out of this browser',
    'Sign out everywhere',
    'Back to the app',
  ]);
  expect(pathOf(page)).toBe(ACCOUNT);
});

test('at twice the text size nothing is cut off on a phone @long', async ({ page }) => {
  await joinAt(page, '/settings');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['', '/name', '/password', '/email']) {
    await page.goto(ACCOUNT + path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});
