import { expect, test } from 'vitest';

import { ACCOUNT, serveAccount, type AccountTest } from '#support/identity/account-pages.ts';
import { ADA, IdentityBrowser, refresh, signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW = 'augusta@example.org';
const PASSWORD = 'seven quiet looms by night';

/** The latest mail to an address. */
const mailTo = async ({ mails }: AccountTest, address: string) => {
  const mail = (await mails()).findLast(({ to }) => to === address);
  if (!mail) throw new Error(`No mail to ${address}.`);
  return mail;
};

/** The part of a mail's link below the account's pages, and its token. */
const linkOf = (mail: { readonly links: readonly string[] }) => {
  const link = mail.links.find((address) => address.includes(ACCOUNT));
  if (link === undefined) throw new Error('No link in the mail.');
  const { pathname, search, searchParams } = new URL(link);
  return { path: `${pathname}${search}`, token: searchParams.get('token') ?? '' };
};

const emailOf = async ({ accountId, identity }: AccountTest) =>
  (await identity.accounts.find(accountId))?.email;

/** Asks for another address, lets the mail come, and types its code. */
const changeTo = async (served: AccountTest, email: string, browser = served.ada.browser) => {
  const { pass, post } = served;
  pass(2000);
  await post(browser, '/email', { email });
  pass(2000);
  const { code = '' } = await mailTo(served, email);
  return post(browser, '/email/code', { code });
};

test('a new address counts once the code of its mail is typed', async () => {
  const served = await serveAccount();
  const { ada, accountId, events, identity, post, read } = served;
  const asked = await post(ada.browser, '/email', { email: ` Augusta@Example.org ` });
  expect(asked.headers.get('Location')).toBe('/idp/account/email');
  expect(await emailOf(served)).toBe(ADA.email);
  expect(await read(ada.browser, '/email')).toContain('Check your mail.');
  const { code = '' } = await mailTo(served, NEW);
  const answer = await post(ada.browser, '/email/code', {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(answer.headers.get('Location')).toBe('/idp/account?done=email');
  const account = await identity.accounts.find(accountId);
  expect([account?.email, account?.verifiedAt !== null]).toEqual([NEW, true]);
  expect(await events()).toEqual(expect.arrayContaining(['email-asked', 'email-changed']));
});

test('opening the link changes nothing; its button does, where the account is signed in', async () => {
  const served = await serveAccount();
  const { ada, post } = served;
  await post(ada.browser, '/email', { email: NEW });
  const { path, token } = linkOf(await mailTo(served, NEW));
  const opened = await ada.browser.fetch(path);
  expect([opened.status, await emailOf(served)]).toEqual([200, ADA.email]);
  expect(opened.headers.get('Referrer-Policy')).toBe('strict-origin');
  expect((await post(ada.browser, '/confirm-email', { token })).status).toBe(303);
  expect(await emailOf(served)).toBe(NEW);
  expect((await post(ada.browser, '/confirm-email', { token })).status).toBe(400);
});

test('the link is refused for other accounts, so it cannot lure a person into one', async () => {
  const served = await serveAccount();
  const { ada, origin, post } = served;
  await post(ada.browser, '/email', { email: NEW });
  const { path, token } = linkOf(await mailTo(served, NEW));
  const stranger = new IdentityBrowser(origin);
  expect((await stranger.fetch(path)).status).toBe(403);
  expect((await post(stranger, '/confirm-email', { token })).status).toBe(403);
  await signUp(origin, { email: NEW, givenName: 'Eve', password: PASSWORD }, stranger);
  expect((await post(stranger, '/confirm-email', { token })).status).toBe(403);
  expect(await emailOf(served)).toBe(ADA.email);
});

test('every other session ends with a new address, and this one goes on', async () => {
  const served = await serveAccount();
  const { ada, another, origin } = served;
  const phone = await another();
  await changeTo(served, NEW);
  expect((await refresh(origin, phone.tokens.refresh_token)).status).toBe(400);
  const renewed = await refresh(origin, ada.tokens.refresh_token);
  const { id_token } = (await renewed.json()) as { id_token: string };
  const claims = JSON.parse(atob(id_token.split('.')[1] ?? '')) as Record<string, unknown>;
  expect([claims['email'], claims['email_verified']]).toEqual([NEW, true]);
});

test('the previous address reclaims the account within a week, even after a takeover', async () => {
  const served = await serveAccount();
  const { another, identity, origin, pass, post } = served;
  const thief = await another();
  await changeTo(served, NEW, thief.browser);
  // A second change does not end the link of the first, and the thief's own link ends with its use.
  await changeTo(served, 'eve@example.net', thief.browser);
  const thiefs = linkOf(await mailTo(served, NEW));
  const { path, token } = linkOf(await mailTo(served, ADA.email));
  pass(7 * DAY - MINUTE);
  const owner = new IdentityBrowser(origin);
  expect((await owner.fetch(path)).status).toBe(200);
  expect(await emailOf(served)).toBe('eve@example.net');
  const back = await post(owner, '/take-back', { token, password: PASSWORD });
  expect(back.headers.get('Location')).toBe('/idp/account?done=back');
  expect(await emailOf(served)).toBe(ADA.email);
  expect(await identity.accounts.verify(ADA.email, ADA.password)).toBeUndefined();
  expect(await identity.accounts.verify(ADA.email, PASSWORD)).toBeDefined();
  expect((await refresh(origin, thief.tokens.refresh_token)).status).toBe(400);
  expect((await owner.fetch(ACCOUNT)).status).toBe(200);
  const again = await post(new IdentityBrowser(origin), '/take-back', {
    ...thiefs,
    password: PASSWORD,
  });
  expect(again.status).toBe(400);
  expect(await emailOf(served)).toBe(ADA.email);
});

test('after a week the address stays changed', async () => {
  const served = await serveAccount();
  await changeTo(served, NEW);
  const { path, token } = linkOf(await mailTo(served, ADA.email));
  served.pass(7 * DAY);
  const browser = new IdentityBrowser(served.origin);
  expect((await browser.fetch(path)).status).toBe(400);
  const answer = await served.post(browser, '/take-back', { token, password: PASSWORD });
  expect([answer.status, await emailOf(served)]).toEqual([400, NEW]);
});

test('a weak new password leaves the link as it is', async () => {
  const served = await serveAccount();
  await changeTo(served, NEW);
  const { token } = linkOf(await mailTo(served, ADA.email));
  const browser = new IdentityBrowser(served.origin);
  expect((await served.post(browser, '/take-back', { token, password: 'short' })).status).toBe(422);
  expect(await emailOf(served)).toBe(NEW);
  expect((await served.post(browser, '/take-back', { token, password: PASSWORD })).status).toBe(
    303,
  );
});

test('an unproven old address gets no link to the account', async () => {
  const served = await serveAccount({ verified: false });
  await changeTo(served, NEW);
  const { links, subject } = await mailTo(served, ADA.email);
  expect(subject).toBe('Your email is no longer used for a DCK account');
  expect(links.filter((link) => link.includes('token'))).toEqual([]);
});

test('a request does not disclose whether the address has an account; its verification does', async () => {
  const served = await serveAccount();
  const { ada, identity, origin, post, read } = served;
  await signUp(origin, { email: NEW, givenName: 'Bea', password: PASSWORD });
  const bea = await identity.accounts.findByEmail(NEW);
  await identity.accounts.markVerified(bea?.id ?? '');
  const known = await post(ada.browser, '/email', { email: NEW });
  const page = await read(ada.browser, '/email');
  served.pass(1);
  const unknown = await post(ada.browser, '/email', { email: 'carol@example.org' });
  expect(known.status).toBe(unknown.status);
  expect(await read(ada.browser, '/email')).toBe(page.replaceAll(NEW, 'carol@example.org'));
  const refused = await changeTo(served, NEW);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Another account has this email already.');
  expect(await emailOf(served)).toBe(ADA.email);
});

test('an account that has not proven an address stays beside the one that proves it', async () => {
  const served = await serveAccount();
  const { identity, origin } = served;
  await signUp(origin, { email: NEW, givenName: 'Eve', password: PASSWORD });
  const eve = await identity.accounts.findByEmail(NEW);
  expect((await changeTo(served, NEW)).status).toBe(303);
  expect(await identity.accounts.find(eve?.id ?? '')).toMatchObject({ holder: false });
  expect(await emailOf(served)).toBe(NEW);
});

test.each([
  ['320 characters', `${'a'.repeat(308)}@example.com`],
  ['a line break', 'eve@example.com\r\nBcc: all@example.com'],
  ['a list', 'eve@example.com,all@example.com'],
  ['quotes', '"eve"@example.com'],
  ['nothing', ''],
  ['their own', 'ADA@example.com'],
])('an address of %s is refused in place, and no mail goes', async (_case, email) => {
  const { ada, mails, post } = await serveAccount();
  const answer = await post(ada.browser, '/email', { email });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('class="problem"');
  expect(await mails()).toEqual([]);
});

test.each([['plus+sign@example.org'], ['grüße@example.org'], ["o'hara@example.org"]])(
  '%s is an address as any other',
  async (email) => {
    const served = await serveAccount();
    expect((await changeTo(served, email)).status).toBe(303);
    expect(await emailOf(served)).toBe(email);
  },
);

test('a code is tried five times, then a new mail is needed', async () => {
  const served = await serveAccount();
  const { ada, pass, post } = served;
  await post(ada.browser, '/email', { email: NEW });
  const { code = '' } = await mailTo(served, NEW);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await post(ada.browser, '/email/code', { code: wrong })).status).toBe(422);
  }
  expect((await post(ada.browser, '/email/code', { code })).status).toBe(422);
  expect(await emailOf(served)).toBe(ADA.email);
  pass(2000);
  expect((await changeTo(served, NEW)).status).toBe(303);
});

test('what is no code at all costs no try', async () => {
  const served = await serveAccount();
  const { ada, post } = served;
  await post(ada.browser, '/email', { email: NEW });
  const { code = '' } = await mailTo(served, NEW);
  for (const typed of ['', '12345', '1234567', 'abcdef', '１２３４５６', `${code}${code}`]) {
    expect((await post(ada.browser, '/email/code', { code: typed })).status).toBe(422);
  }
  expect((await post(ada.browser, '/email/code', { code })).status).toBe(303);
});

test('a newer wish ends the one before, and so does a change of mind', async () => {
  const served = await serveAccount();
  const { ada, pass, post } = served;
  await post(ada.browser, '/email', { email: 'carol@example.org' });
  const first = linkOf(await mailTo(served, 'carol@example.org'));
  pass(2000);
  await post(ada.browser, '/email', { email: NEW });
  const second = linkOf(await mailTo(served, NEW));
  expect((await post(ada.browser, '/confirm-email', { token: first.token })).status).toBe(400);
  pass(2000);
  const stopped = await post(ada.browser, '/email/stop');
  expect(stopped.headers.get('Location')).toBe('/idp/account?done=stays');
  expect((await post(ada.browser, '/confirm-email', { token: second.token })).status).toBe(400);
  expect(await emailOf(served)).toBe(ADA.email);
});

test.each([
  ['cut', (token: string) => token.slice(0, -1)],
  ['doubled', (token: string) => token + token],
  ['in capitals', (token: string) => token.toUpperCase()],
  ['empty', () => ''],
  ['with a NUL', (token: string) => `${token}\0`],
])('a token that is %s changes nothing', async (_case, spoil) => {
  const served = await serveAccount();
  const { ada, post } = served;
  await changeTo(served, NEW);
  const { token } = linkOf(await mailTo(served, ADA.email));
  const fields = { token: spoil(token), password: PASSWORD };
  expect((await post(ada.browser, '/take-back', fields)).status).toBe(400);
  expect(await emailOf(served)).toBe(NEW);
});

test('mails to one mailbox are limited across accounts', async () => {
  const served = await serveAccount();
  const { ada, mails, pass, post } = served;
  for (let asked = 0; asked < 5; asked += 1) {
    const email = `box-${asked}@example.org`;
    expect((await post(ada.browser, '/email', { email })).status).toBe(303);
    pass(1);
  }
  const refused = await post(ada.browser, '/email', { email: 'carol@example.org' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Please wait 60 minutes');
  expect((await mails()).filter(({ to }) => to === 'carol@example.org')).toEqual([]);
});

test('a changed email ends every other session, in every process', async () => {
  const served = await serveAccount();
  const { another, origin, pass, place } = served;
  pass(1);
  const phone = await another();
  const other = await serveIdentity({ place, origin });
  other.time.now = served.time.now;
  const userInfo = async () => {
    const headers = { Authorization: `Bearer ${phone.tokens.access_token}` };
    return (await fetch(`${other.origin}/idp/oauth2/userInfo`, { headers })).status;
  };
  expect(await userInfo()).toBe(200);
  expect((await changeTo(served, NEW)).status).toBe(303);
  expect(await userInfo()).toBe(401);
  expect((await refresh(other.origin, phone.tokens.refresh_token)).status).toBe(400);
});
