import { expect, test } from 'vitest';

import { hashDeckCode } from '#server/deck-codes/deck-code.ts';
import { OPERATOR_ISSUED } from '#server/identity/forgot/operator-link.ts';
import { forget, lastLink, lastMail, post, tokenOf } from '#support/identity/by-mail.ts';
import {
  ADA,
  authorizationRequest,
  exchange,
  IdentityBrowser,
  openPage,
  refresh,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity, type TestIdentity } from '#support/identity/identity-server.ts';

const NEW_PASSWORD = 'a bernoulli number program';
const MINUTE = 60_000;

const idOf = async ({ identity }: TestIdentity, email = ADA.email): Promise<string> =>
  (await identity.accounts.findByEmail(email))?.id ?? '';

/** A provider with mail, and Ada whose address is proven. */
const serveAda = async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const tokens = await signUp(identity.origin, ADA);
  await identity.identity.accounts.markVerified(await idOf(identity));
  return { ...identity, tokens, browser: new IdentityBrowser(identity.origin) };
};

const setPassword = (browser: IdentityBrowser, link: string, password = NEW_PASSWORD) =>
  post(browser, '/idp/reset', { token: tokenOf(link), password });

test('a mailed link sets a new password, and signs in where the person was going', async () => {
  const ada = await serveAda();
  const request = authorizationRequest(ada.origin);
  const { url } = await ada.browser.start('login', request);
  const uid = url.pathname.split('/').at(-1) ?? '';
  await post(ada.browser, '/idp/forgot', { email: ADA.email, interaction: uid });
  // The link is opened with another browser, which knows nothing of the sign-in.
  const elsewhere = new IdentityBrowser(ada.origin);
  const back = await setPassword(elsewhere, await lastLink(ada, ADA.email));
  expect(back.url.pathname).toBe('/auth');
  expect(back.url.searchParams.get('state')).toBe(request.parameters['state']);
  expect((await exchange(ada.origin, back.url, request)).status).toBe(200);
  await expect(signIn(ada.origin, ADA)).rejects.toThrow(/No code/);
  await signIn(ada.origin, { ...ADA, password: NEW_PASSWORD });
});

test('without a running sign-in it ends at the start of the app, signed in', async () => {
  const ada = await serveAda();
  await forget(ada.browser, ADA.email);
  const { url } = await setPassword(ada.browser, await lastLink(ada, ADA.email));
  expect(url.pathname).toBe('/dash');
  const again = await ada.browser.start('oauth2/authorize', authorizationRequest(ada.origin));
  expect(again.url.pathname).toBe('/auth');
});

test('a new password ends every session and token, in every process', async () => {
  const ada = await serveAda();
  const other = await serveIdentity({ place: ada.place, origin: ada.origin, mailConfigured: true });
  const lost = new IdentityBrowser(ada.origin);
  const { access_token, refresh_token } = await signIn(ada.origin, ADA, lost);
  await forget(ada.browser, ADA.email);
  await setPassword(ada.browser, await lastLink(ada, ADA.email));
  const headers = { Authorization: `Bearer ${access_token}` };
  expect((await fetch(`${other.origin}/idp/oauth2/userInfo`, { headers })).status).toBe(401);
  expect((await refresh(other.origin, refresh_token)).status).toBe(400);
  expect((await refresh(ada.origin, ada.tokens.refresh_token)).status).toBe(400);
  const { url } = await lost.start('oauth2/authorize', authorizationRequest(ada.origin));
  expect(url.pathname).toMatch(/^\/idp\/interaction\//);
});

test('a mail tells of the new password', async () => {
  const ada = await serveAda();
  await forget(ada.browser, ADA.email);
  await setPassword(ada.browser, await lastLink(ada, ADA.email));
  expect(await lastMail(ada, ADA.email)).toMatchObject({
    subject: 'Your DCK password was changed',
    links: [`${ada.origin}/idp/forgot`],
  });
});

test('looking at the link changes nothing, however often', async () => {
  const ada = await serveAda();
  await forget(ada.browser, ADA.email);
  const link = await lastLink(ada, ADA.email);
  const scanner = new IdentityBrowser(ada.origin);
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await scanner.fetch(link, { method })).status).toBe(200);
  }
  await signIn(ada.origin, ADA);
  expect((await setPassword(ada.browser, link)).url.pathname).toBe('/dash');
});

test('the page of a link is not cached and sends no referrer to other sites', async () => {
  const ada = await serveAda();
  await forget(ada.browser, ADA.email);
  const { headers } = await ada.browser.fetch(await lastLink(ada, ADA.email));
  expect(headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('known and unknown addresses get the same answer, byte by byte', async () => {
  const ada = await serveAda();
  const answerTo = async (email: string) => {
    const { response } = await forget(new IdentityBrowser(ada.origin), email);
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
    );
    return { status: response.status, headers, html: await response.text() };
  };
  const known = await answerTo(ADA.email);
  expect(known.status).toBe(200);
  expect(await answerTo('nobody@example.com')).toEqual(known);
});

test('an unknown address costs the same row, and gets no mail', async () => {
  const ada = await serveAda();
  await ada.mails();
  await forget(ada.browser, ADA.email);
  await forget(ada.browser, 'nobody@example.com');
  const rows = await ada.db
    .selectFrom('mails')
    .select(['kind', 'account_id', 'details', 'tries'])
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
  const mails = await ada.mails();
  expect(mails.filter(({ to }) => to !== ADA.email)).toEqual([]);
});

test('many requests bring few mails, the same answer, and a link that works', async () => {
  const ada = await serveAda();
  const before = (await ada.mails()).length;
  const answers: string[] = [];
  for (let left = 8; left > 0; left -= 1) {
    await ada.mails();
    const { response } = await forget(ada.browser, ADA.email);
    answers.push(await response.text());
  }
  expect(new Set(answers).size).toBe(1);
  expect((await ada.mails()).length - before).toBe(3);
  const { url } = await setPassword(ada.browser, await lastLink(ada, ADA.email));
  expect(url.pathname).toBe('/dash');
});

test('whenever the mails to an address are used up, its last link still works', async () => {
  const ada = await serveAda();
  const start = Date.now();
  // Somebody asks every minute for two hours; the owner looks at the newest mail each time.
  for (let minute = 0; minute < 120; minute += 1) {
    ada.time.now = start + minute * MINUTE;
    await forget(ada.browser, ADA.email);
    const answer = await ada.browser.fetch(await lastLink(ada, ADA.email));
    expect(answer.status).toBe(200);
  }
});

test.each([
  ['cut', (link: string) => link.slice(0, -1)],
  ['doubled', (link: string) => `${link}&token=${tokenOf(link)}`],
  ['upper-cased', (link: string) => link.replace(/token=.*/, (text) => text.toUpperCase())],
  ['without a token', () => '/idp/reset'],
])('a link that is %s opens a plain page and changes nothing', async (_name, spoil) => {
  const ada = await serveAda();
  await forget(ada.browser, ADA.email);
  const link = await lastLink(ada, ADA.email);
  const { response } = await ada.browser.open(spoil(link));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This link does not work.');
  const { searchParams } = new URL(spoil(link), ada.origin);
  searchParams.set('password', NEW_PASSWORD);
  const headers = { Origin: ada.origin };
  const init = { method: 'POST', headers, body: searchParams };
  expect((await ada.browser.fetch('/idp/reset', init)).status).toBe(400);
  expect((await ada.browser.fetch(link)).status).toBe(200);
});

test('a link is over after half an hour, after its use, and when a newer one comes', async () => {
  const ada = await serveAda();
  const statusOf = async (link: string) => (await ada.browser.fetch(link)).status;
  ada.time.now = Date.now();
  await forget(ada.browser, ADA.email);
  const first = await lastLink(ada, ADA.email);
  ada.time.now += 1;
  await forget(ada.browser, ADA.email);
  const second = await lastLink(ada, ADA.email);
  expect([await statusOf(first), await statusOf(second)]).toEqual([400, 200]);
  ada.time.now += 30 * MINUTE;
  expect(await statusOf(second)).toBe(400);
  await forget(ada.browser, ADA.email);
  const third = await lastLink(ada, ADA.email);
  await setPassword(ada.browser, third);
  expect(await statusOf(third)).toBe(400);
  await setPassword(ada.browser, third, 'another password of hers');
  await signIn(ada.origin, { ...ADA, password: NEW_PASSWORD });
});

test('of two that use one link at once, in two processes, exactly one sets the password', async () => {
  const ada = await serveAda();
  const other = await serveIdentity({ place: ada.place, origin: ada.origin, mailConfigured: true });
  await forget(ada.browser, ADA.email);
  const link = await lastLink(ada, ADA.email);
  const elsewhere = new IdentityBrowser(other.origin);
  const words = ['the first new password', 'the second new password'];
  const [here, there] = await Promise.all([
    setPassword(new IdentityBrowser(ada.origin), link, words[0]),
    elsewhere.fetch('/idp/reset', {
      method: 'POST',
      headers: { Origin: ada.origin },
      body: new URLSearchParams({ token: tokenOf(link), password: words[1] ?? '' }),
    }),
  ]);
  const statuses = [here.response.status, there.status];
  expect(new Set(statuses)).toEqual(new Set([303, 400]));
  const won = statuses.indexOf(303);
  await signIn(ada.origin, { ...ADA, password: words[won] ?? '' });
});

test('a password that will not do leaves the link as it was', async () => {
  const ada = await serveAda();
  await forget(ada.browser, ADA.email);
  const link = await lastLink(ada, ADA.email);
  const { response } = await setPassword(ada.browser, link, 'short');
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('at least 10 characters');
  expect((await setPassword(ada.browser, link)).url.pathname).toBe('/dash');
});

test('a form that another site sends is refused', async () => {
  const ada = await serveAda();
  await forget(ada.browser, ADA.email);
  const link = await lastLink(ada, ADA.email);
  const forged = await ada.browser.fetch('/idp/reset', {
    method: 'POST',
    headers: { Origin: 'https://evil.example.com' },
    body: new URLSearchParams({ token: tokenOf(link), password: NEW_PASSWORD }),
  });
  expect(forged.status).toBe(403);
  await signIn(ada.origin, ADA);
});

test.each([
  ['no address', 'ada'],
  ['a line break', 'ada@example.com\r\nBcc: eve@example.com'],
  ['two addresses', 'ada@example.com, eve@example.com'],
  ['a name and an address', '"Ada" <ada@example.com>'],
  ['320 characters', `${'a'.repeat(300)}@example.com`],
  ['nothing', ''],
])('%s is refused before any mail', async (_name, email) => {
  const ada = await serveAda();
  await ada.mails();
  const { response } = await forget(ada.browser, email);
  expect(response.status).toBe(422);
  expect(await ada.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test.each(['ada+cards@example.com', 'åda@exämple.com', "o'brien@example.com"])(
  '%s gets its own link',
  async (email) => {
    const identity = await serveIdentity({ mailConfigured: true });
    await signUp(identity.origin, { ...ADA, email });
    await identity.identity.accounts.markVerified(await idOf(identity, email));
    const browser = new IdentityBrowser(identity.origin);
    await forget(browser, email.toUpperCase());
    const { url } = await setPassword(browser, await lastLink(identity, email));
    expect(url.pathname).toBe('/dash');
  },
);

test('the origin of a link is the configured one, whatever a request says', async () => {
  const origin = 'https://app.example.com';
  const identity = await serveIdentity({ origin, mailConfigured: true });
  await identity.identity.accounts.create(ADA);
  await fetch(`${identity.origin}/idp/forgot`, {
    method: 'POST',
    headers: {
      Origin: origin,
      'X-Forwarded-Host': 'evil.example.com',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'host=evil.example.com',
    },
    body: new URLSearchParams({ email: ADA.email }),
  });
  const { html, links, text } = await lastMail(identity, ADA.email);
  expect(links.map((link) => new URL(link).origin)).toEqual([origin]);
  expect(`${html}${text}`).not.toContain('evil');
});

test('no line of the log holds an address, a token or a link', async () => {
  const ada = await serveAda();
  await forget(ada.browser, ADA.email);
  const link = await lastLink(ada, ADA.email);
  await ada.browser.fetch(link);
  await setPassword(ada.browser, link);
  const lines = JSON.stringify(ada.log);
  expect(lines).toContain('"/idp/reset"');
  expect(lines).not.toMatch(/ada@|token=/);
  expect(lines).not.toContain(tokenOf(link));
});

/** Eve has signed up with Ada's address, which she cannot prove, and has a deck. */
const serveUnproven = async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const tokens = await signUp(identity.origin, { ...ADA, givenName: 'Eve' });
  const id = await idOf(identity);
  const code = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
  const deck = { code_hash: hashDeckCode(code), mint_run: 'run', expires_at: null, code };
  await identity.db
    .insertInto('deck_codes')
    .values({ ...deck, claimed_by: id, claimed_at: 1 })
    .execute();
  const browser = new IdentityBrowser(identity.origin);
  await forget(browser, ADA.email);
  const link = await lastLink(identity, ADA.email);
  const reset = (fields: Record<string, string>) =>
    post(browser, '/idp/reset', { token: tokenOf(link), password: NEW_PASSWORD, ...fields });
  const deckOf = async () =>
    (await identity.db.selectFrom('deck_codes').selectAll().executeTakeFirst())?.claimed_by;
  return { ...identity, browser, code, deckOf, id, link, reset, tokens };
};

test('the page of an unconfirmed account says before what becomes of it', async () => {
  const { browser, link } = await serveUnproven();
  const page = await (await browser.fetch(link)).text();
  const [before = ''] = page.split('<form');
  expect(before).toContain('There is an account with this email that was never confirmed.');
  expect(before).toContain('The old one is not deleted.');
});

test('a new password for an unconfirmed address makes a new account and leaves the old one', async () => {
  const eve = await serveUnproven();
  expect((await eve.reset({ given_name: 'Ada' })).url.pathname).toBe('/dash');
  const account = await eve.identity.accounts.findByEmail(ADA.email);
  expect(account).toMatchObject({ givenName: 'Ada' });
  expect(account?.verifiedAt).not.toBeNull();
  expect(account?.id).not.toBe(eve.id);
  expect(await eve.deckOf()).toBe(eve.id);
  expect((await refresh(eve.origin, eve.tokens.refresh_token)).status).toBe(200);
  await signIn(eve.origin, ADA);
  await signIn(eve.origin, { ...ADA, password: NEW_PASSWORD });
});

test.each([
  ['old password', () => ADA.password],
  ['deck code', (code: string) => ` ${code.toLowerCase()} `],
  ['link of a deck', (code: string) => `https://dck.example/r/${code}`],
])('the %s keeps the unconfirmed account, and confirms it', async (_what, ownOf) => {
  const eve = await serveUnproven();
  expect((await eve.reset({ own: ownOf(eve.code) })).url.pathname).toBe('/dash');
  const accounts = await eve.identity.accounts.list();
  expect(accounts).toMatchObject([{ id: eve.id, givenName: 'Eve', holder: true }]);
  expect(accounts[0]?.verifiedAt).not.toBeNull();
  expect(await eve.deckOf()).toBe(eve.id);
  await expect(signIn(eve.origin, ADA)).rejects.toThrow(/No code/);
  await signIn(eve.origin, { ...ADA, password: NEW_PASSWORD });
});

test('what is neither the old password nor a deck code of the address changes nothing', async () => {
  const eve = await serveUnproven();
  const other = await eve.identity.accounts.create({ ...ADA, email: 'other@example.com' });
  const foreign = '7C9E6679-7425-40DE-944B-E07FC1F90AE7';
  const deck = {
    code_hash: hashDeckCode(foreign),
    mint_run: 'run',
    expires_at: null,
    code: foreign,
  };
  await eve.db
    .insertInto('deck_codes')
    .values({ ...deck, claimed_by: other?.id ?? '', claimed_at: 1 })
    .execute();
  for (const own of ['a wrong password', foreign]) {
    const { response } = await eve.reset({ own, given_name: 'Ada' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('No account with this email has this password');
  }
  expect(await eve.identity.accounts.list()).toHaveLength(2);
  await signIn(eve.origin, ADA);
});

test('a link that an operator hands over keeps what the account has', async () => {
  const identity = await serveIdentity();
  await signUp(identity.origin, ADA);
  const id = await idOf(identity);
  const secrets = await identity.identity.tokens.make({
    kind: 'reset',
    accountId: id,
    email: ADA.email,
    details: OPERATOR_ISSUED,
    mail: { id: crypto.randomUUID(), createdAt: Date.now() },
  });
  const browser = new IdentityBrowser(identity.origin);
  const fields = { token: secrets?.token ?? '', password: NEW_PASSWORD };
  expect((await post(browser, '/idp/reset', fields)).url.pathname).toBe('/dash');
  expect(await identity.identity.accounts.find(id)).toMatchObject({ verifiedAt: null });
  await signIn(identity.origin, { ...ADA, password: NEW_PASSWORD });
});

test('a disabled account gets no link', async () => {
  const ada = await serveAda();
  const before = (await ada.mails()).length;
  await ada.identity.accounts.setDisabled(await idOf(ada), true);
  await forget(ada.browser, ADA.email);
  expect(await ada.mails()).toHaveLength(before);
});

test('the sign-in page leads there and back', async () => {
  const { origin } = await serveIdentity({ mailConfigured: true });
  const { browser, html, url } = await openPage('login', origin);
  const [, way = ''] = /href="(\/idp\/forgot[^"]*)"/.exec(html) ?? [];
  const page = await (await browser.fetch(way)).text();
  expect(page).toContain(`href="${url.pathname}/signin"`);
});

test('without a mail server the pages say whom to ask', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  const asked = await forget(browser, ADA.email);
  for (const html of [
    await (await browser.fetch('/idp/forgot')).text(),
    await asked.response.text(),
  ]) {
    expect(html).toContain('This site can’t send email.');
    expect(html).toContain('npm run users -- reset-link EMAIL');
  }
});
