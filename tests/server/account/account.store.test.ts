import { decodeJwt } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';

import { AccountData } from '#contract/account.ts';
import { signIn } from '#support/identity/identity-client.ts';
import { startMember, type Member } from '#support/stores/member.ts';
import { openPage } from '#support/stores/page.ts';

let member: Member;

beforeEach(async () => {
  member = await startMember();
});

const open = async () => {
  const page = openPage(member.origin, '/settings', member.tokens);
  return { page, ...(await import('#lib/account/account.store.ts')) };
};

test('the page shows what is stored about the person', async () => {
  const { loadAccount, $account } = await open();
  await loadAccount();
  expect($account.get()).toMatchObject({
    status: 'ready',
    value: { account: { email: member.person.email } },
  });
});

/** A page whose language was chosen and is not with the account yet. */
const openInGerman = async () => {
  const { page } = await open();
  const owner = JSON.stringify(decodeJwt(member.tokens.id_token).sub);
  page.localStorage.setItem('cd.personal.owner', owner);
  page.localStorage.setItem('cd.personal.language', 'de');
  return { page, ...(await import('#lib/api/pages-language.store.ts')) };
};

test('a language that was chosen stays in the browser until the account has it', async () => {
  const { page, sendPagesLanguage } = await openInGerman();
  page.setOnline(false);
  await sendPagesLanguage();
  expect(page.localStorage.getItem('cd.personal.language')).toBe('de');
  page.setOnline(true);
  await sendPagesLanguage();
  expect(page.localStorage.getItem('cd.personal.language')).toBeNull();
  const { $account, loadAccount } = await import('#lib/account/account.store.ts');
  await loadAccount();
  expect($account.get()).toMatchObject({ value: { account: { locale: 'de' } } });
});

test('a language that is chosen while another one is sent stays', async () => {
  const { page, sendPagesLanguage } = await openInGerman();
  const sent = sendPagesLanguage();
  page.localStorage.setItem('cd.personal.language', 'en');
  await sent;
  expect(page.localStorage.getItem('cd.personal.language')).toBe('en');
});

test('the export is a file with what is stored about the person', async () => {
  const { page, downloadData, $download } = await open();
  await downloadData();
  expect($download.get()).toEqual({ status: 'done' });
  const [file] = await page.files();
  expect(file?.name).toBe('dck-my-data.json');
  expect(AccountData.parse(JSON.parse(file?.text ?? ''))).toMatchObject({
    account: { email: member.person.email },
  });
});

test('an export without a connection fails with words and saves nothing', async () => {
  const { page, downloadData, $download } = await open();
  page.setOnline(false);
  await downloadData();
  expect($download.get()).toEqual({
    status: 'failed',
    message: 'Network error. Check your connection and try again.',
  });
  expect(await page.files()).toEqual([]);
});

test('an export that ends in its midst fails with words and saves nothing', async () => {
  const { page, downloadData, $download } = await open();
  page.cutAnswers();
  await downloadData();
  expect($download.get()).toEqual({
    status: 'failed',
    message: 'Network error. Check your connection and try again.',
  });
  expect(await page.files()).toEqual([]);
});

/** The page as it is opened on the way back from typing the password for a deletion. */
const openProved = async () => {
  const { page, ...stores } = await open();
  const { sub, nonce } = decodeJwt(member.tokens.id_token);
  const pending = JSON.stringify({ sub, nonce, askedAt: Date.now() });
  page.sessionStorage.setItem('cd.pending-erasure', pending);
  await stores.resumeErasure();
  expect(stores.$erasure.get()).toEqual({ step: 'proved' });
  return { page, ...stores };
};

test('a deletion that is confirmed leaves for the password and deletes nothing yet', async () => {
  const { page, openErasure, proveErasure } = await open();
  openErasure();
  await proveErasure();
  await vi.waitUntil(() => page.left.length > 0, { timeout: 60_000 });
  const { pathname, searchParams } = new URL(page.left[0] ?? '');
  expect([pathname, searchParams.get('prompt')]).toEqual(['/idp/oauth2/authorize', 'login']);
  expect(await signIn(member.origin, member.person)).toHaveProperty('access_token');
});

test('a deleted account leaves nothing in the browser, and nobody can sign in to it', async () => {
  const { page, requestErasure } = await openProved();
  page.localStorage.setItem('cd.captions.recent', '[]');
  await requestErasure();
  expect({ ...page.localStorage, ...page.sessionStorage }).toEqual({});
  const [address = ''] = page.left;
  expect(new URL(address).pathname).toBe('/idp/logout');
  await expect(signIn(member.origin, member.person)).rejects.toThrow('No code');
});

test('without a connection nothing is deleted, and it can be tried again', async () => {
  const { page, requestErasure, $erasure } = await openProved();
  page.setOnline(false);
  await requestErasure();
  expect($erasure.get()).toEqual({
    step: 'proved',
    problem: 'Network error. Check your connection and try again.',
  });
  expect(page.left).toEqual([]);
  page.setOnline(true);
  await requestErasure();
  await vi.waitUntil(() => page.left.length > 0, { timeout: 60_000 });
  expect({ ...page.localStorage }).toEqual({});
});

test('a deletion that cannot reach the provider says what every request says then', async () => {
  const { page, openErasure, proveErasure, $erasure } = await open();
  page.setOnline(false);
  openErasure();
  await proveErasure();
  expect($erasure.get()).toMatchObject({
    step: 'asked',
    problem: 'Network error. Check your connection and try again.',
  });
});
