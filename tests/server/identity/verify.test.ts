import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Database } from '#server/db/open.ts';
import { lastCode, lastLink, lastMail, post, tokenOf } from '#support/identity/by-mail.ts';
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

const byEmail = ({ identity }: TestIdentity) => identity.accounts.findByEmail(ADA.email);

/** A provider with mail, and Ada who has just signed up. */
const serveAda = async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const browser = new IdentityBrowser(identity.origin);
  const tokens = await signUp(identity.origin, ADA, browser);
  const account = await byEmail(identity);
  if (!account) throw new Error('There is no account.');
  return { ...identity, browser, tokens, account };
};

const isProven = async (identity: TestIdentity): Promise<boolean> =>
  typeof (await byEmail(identity))?.verifiedAt === 'number';

/** A code that is not the given one. */
const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Every row of every table that holds one of the words. */
const rowsWith = async (db: Database, words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const texts = rows.map((row) => JSON.stringify(row));
    found.push(...texts.filter((text) => words.some((word) => text.includes(word))));
  }
  return found;
};

/** Gives an account a deck, as the registration does. */
const giveDeck = async (db: Database, accountId: string): Promise<void> => {
  await db.insertInto('mint_runs').values({ id: 'run', touched_at: 1, finished_at: 1 }).execute();
  await db
    .insertInto('deck_codes')
    .values({
      code_hash: 'hash',
      mint_run: 'run',
      expires_at: null,
      claimed_by: accountId,
      claimed_at: 1,
      code: 'CODE',
    })
    .execute();
};

const ownerOfDeck = async (db: Database) =>
  (await db.selectFrom('deck_codes').selectAll().executeTakeFirstOrThrow()).claimed_by;

test('the code of the mail proves the address, and the person goes back', async () => {
  const ada = await serveAda();
  const code = await lastCode(ada, ADA.email);
  const page = await ada.browser.fetch('/idp/verify?back=/settings');
  expect(await page.text()).toContain(ADA.email);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  const fields = { step: 'code', code: typed, back: `${ada.origin}/settings` };
  const { url } = await post(ada.browser, '/idp/verify', fields);
  expect(url.href).toBe(`${ada.origin}/settings?proven=1`);
  expect(await isProven(ada)).toBe(true);
});

test('a refreshed id token says that the address is proven', async () => {
  const ada = await serveAda();
  const claim = (token: string): unknown => decodeJwt(token)['email_verified'];
  expect(claim(ada.tokens.id_token)).toBe(false);
  await post(ada.browser, '/idp/verify', { step: 'code', code: await lastCode(ada, ADA.email) });
  const answer = await refresh(ada.origin, ada.tokens.refresh_token);
  const { id_token } = (await answer.json()) as { id_token: string };
  expect(claim(id_token)).toBe(true);
});

test('the app is told to ask for a proof only while mails reach people', async () => {
  const claim = async (mailConfigured: boolean): Promise<unknown> => {
    const { origin } = await serveIdentity({ mailConfigured });
    return decodeJwt((await signUp(origin, ADA)).id_token)['verify_email'];
  };
  expect(await claim(true)).toBe(true);
  expect(await claim(false)).toBeUndefined();
});

test.each([
  '//evil.example.com',
  'https://evil.example.com/settings',
  '/\\evil.example.com',
  '/idp/logout',
  'javascript:alert(1)',
  '/nowhere',
])('the verification does not redirect to %s', async (back) => {
  const ada = await serveAda();
  const fields = { step: 'code', code: await lastCode(ada, ADA.email), back };
  const { url } = await post(ada.browser, '/idp/verify', fields);
  expect(url.href).toBe(`${ada.origin}/dash?proven=1`);
});

test('the link proves the address by one button where the account is signed in', async () => {
  const ada = await serveAda();
  const link = await lastLink(ada, ADA.email);
  const page = await ada.browser.fetch(link);
  expect(await page.text()).toContain('Yes, confirm it');
  expect(page.headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(await isProven(ada)).toBe(false);
  const { url } = await post(ada.browser, '/idp/verify', { token: tokenOf(link), step: 'confirm' });
  expect(url.pathname).toBe('/dash');
  expect(await byEmail(ada)).toMatchObject({ id: ada.account.id, givenName: 'Ada' });
  expect(await isProven(ada)).toBe(true);
  expect((await ada.browser.fetch(link)).status).toBe(400);
});

test('elsewhere the button alone proves nothing, the password does, and signs in', async () => {
  const ada = await serveAda();
  const link = await lastLink(ada, ADA.email);
  const phone = new IdentityBrowser(ada.origin);
  const send = (fields: Record<string, string>) =>
    post(phone, '/idp/verify', { token: tokenOf(link), ...fields });
  await send({ step: 'confirm' });
  expect((await send({ step: 'password', password: 'guessed' })).response.status).toBe(422);
  expect(await isProven(ada)).toBe(false);
  await send({ step: 'password', password: ADA.password });
  expect(await byEmail(ada)).toMatchObject({ id: ada.account.id });
  expect(await isProven(ada)).toBe(true);
  const { url } = await phone.start('oauth2/authorize', authorizationRequest(ada.origin));
  expect(url.pathname).toBe('/auth');
});

test('a link without the password makes an account of its own and leaves the first one', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const eve = { ...ADA, givenName: 'Evelina' };
  const tokens = await signUp(identity.origin, eve);
  const former = await byEmail(identity);
  await giveDeck(identity.db, former?.id ?? '');
  const link = await lastLink(identity, ADA.email);
  const browser = new IdentityBrowser(identity.origin);
  const page = await (await browser.fetch(`${link}&new=1`)).text();
  expect(page).toContain('Use this email for your account.');
  const fields = { token: tokenOf(link), given_name: 'Ada', password: NEW_PASSWORD };
  const { url } = await post(browser, '/idp/verify', { ...fields, step: 'takeover' });
  expect(url.pathname).toBe('/dash');
  expect(await byEmail(identity)).toMatchObject({ givenName: 'Ada' });
  expect(await isProven(identity)).toBe(true);
  expect(await ownerOfDeck(identity.db)).toBe(former?.id);
  expect((await refresh(identity.origin, tokens.refresh_token)).status).toBe(200);
  await signIn(identity.origin, eve);
  await signIn(identity.origin, { ...ADA, password: NEW_PASSWORD });
});

test('a link with the old password keeps the account, under a new password', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  await signUp(identity.origin, ADA);
  const account = await byEmail(identity);
  const link = await lastLink(identity, ADA.email);
  const fields = { token: tokenOf(link), own: ADA.password, password: NEW_PASSWORD };
  const browser = new IdentityBrowser(identity.origin);
  await post(browser, '/idp/verify', { ...fields, step: 'takeover' });
  expect(await byEmail(identity)).toMatchObject({ id: account?.id, givenName: 'Ada' });
  expect(await isProven(identity)).toBe(true);
  await signIn(identity.origin, { ...ADA, password: NEW_PASSWORD });
});

test('of a takeover and a confirmation at once, in two processes, one counts', async () => {
  const ada = await serveAda();
  const other = await serveIdentity({ place: ada.place, origin: ada.origin, mailConfigured: true });
  const token = tokenOf(await lastLink(ada, ADA.email));
  const takeover = { token, step: 'takeover', given_name: 'Bea', password: NEW_PASSWORD };
  const [here, there] = await Promise.all([
    post(ada.browser, '/idp/verify', { token, step: 'confirm' }),
    new IdentityBrowser(other.origin).fetch('/idp/verify', {
      method: 'POST',
      headers: { Origin: ada.origin },
      body: new URLSearchParams(takeover),
    }),
  ]);
  expect(new Set([here.response.status, there.status])).toEqual(new Set([303, 400]));
  const proven = ada.db.selectFrom('accounts').selectAll().where('verified_at', 'is not', null);
  expect(await proven.execute()).toMatchObject([{ holder: 1 }]);
});

test('after five wrong codes the right one is refused, until a new mail brings another', async () => {
  const ada = await serveAda();
  ada.time.now = Date.now() + 1;
  const code = await lastCode(ada, ADA.email);
  const type = async (typed: string) => {
    const fields = { step: 'code', code: typed };
    return (await post(ada.browser, '/idp/verify', fields)).response;
  };
  const said: string[] = [];
  for (let left = 5; left > 0; left -= 1) said.push(await (await type(otherThan(code))).text());
  expect(said[0]).toContain('You have 4 more tries.');
  expect(said[3]).toContain('You have 1 more try.');
  expect(said[4]).toContain('This code counts no more.');
  expect((await type(code)).status).toBe(422);
  ada.time.now += 1;
  await post(ada.browser, '/idp/verify', { step: 'send' });
  expect((await type(await lastCode(ada, ADA.email))).status).toBe(303);
});

test('new codes and new accounts give no more than twenty tries a day for one address', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const start = Date.now();
  let looked = 0;
  for (let round = 0; round < 12; round += 1) {
    identity.time.now = start + round * 20 * MINUTE;
    const browser = new IdentityBrowser(identity.origin);
    await signUp(identity.origin, { ...ADA, password: `${NEW_PASSWORD} ${round}` }, browser);
    const code = await lastCode(identity, ADA.email);
    for (let left = 5; left > 0; left -= 1) {
      const fields = { step: 'code', code: otherThan(code) };
      const { response } = await post(browser, '/idp/verify', fields);
      if (!(await response.text()).includes('Too many tries.')) looked += 1;
    }
  }
  expect(looked).toBe(20);
});

test('mails that are asked for again and again stay few, and the last code counts', async () => {
  const ada = await serveAda();
  const notes: string[] = [];
  for (let left = 6; left > 0; left -= 1) {
    await ada.mails();
    const { response } = await post(ada.browser, '/idp/verify', { step: 'send' });
    notes.push(await response.text());
  }
  expect(notes[0]).toContain('A new mail is on its way.');
  expect(notes[5]).toContain('its code still counts');
  expect((await ada.mails()).filter(({ to }) => to === ADA.email)).toHaveLength(3);
  await post(ada.browser, '/idp/verify', { step: 'code', code: await lastCode(ada, ADA.email) });
  expect(await isProven(ada)).toBe(true);
});

test('with mail, sign-up answers alike for known and unknown addresses', async () => {
  const ada = await serveAda();
  const answerTo = async (email: string) => {
    const { browser, url } = await openPage('signup', ada.origin);
    const answer = await browser.fetch(`${url.pathname}/signup`, {
      method: 'POST',
      headers: { Origin: ada.origin },
      body: new URLSearchParams({ email, given_name: 'Eve', password: NEW_PASSWORD }),
    });
    const uid = url.pathname.split('/').at(-1) ?? '';
    const headers = [...answer.headers].filter(
      ([name]) => !['date', 'x-request-id'].includes(name),
    );
    // Each browser gets an id of its own, from its own moment on: as long, and otherwise alike.
    const text = JSON.stringify(headers)
      .replaceAll(uid, 'UID')
      .replace(/(?<=Expires=)[^;]+/, 'a date')
      .replace(/(?<=idp_device=)[\w.-]+/, (value) => value.replaceAll(/[\w-]/g, 'x'));
    return { status: answer.status, headers: text };
  };
  const unknown = await answerTo('nobody@example.com');
  expect(unknown.status).toBe(303);
  expect(await answerTo(ADA.email)).toEqual(unknown);
});

test('who has an account already hears of it by mail alone, and loses nothing', async () => {
  const ada = await serveAda();
  await ada.identity.accounts.markVerified(ada.account.id);
  await signUp(ada.origin, { ...ADA, password: NEW_PASSWORD });
  const { links, subject } = await lastMail(ada, ADA.email);
  expect(subject).toBe('You have a DCK account already');
  expect(links).toEqual([`${ada.origin}/idp/forgot`]);
  expect(await byEmail(ada)).toMatchObject({ id: ada.account.id });
  await signIn(ada.origin, ADA);
});

test('the code of a second sign-up moves its deck to the account of that address', async () => {
  const ada = await serveAda();
  await ada.identity.accounts.markVerified(ada.account.id);
  const browser = new IdentityBrowser(ada.origin);
  const again = await signUp(ada.origin, { ...ADA, password: NEW_PASSWORD }, browser);
  const second = (await ada.identity.accounts.list()).find(({ holder }) => !holder);
  await giveDeck(ada.db, second?.id ?? '');
  const fields = { step: 'code', code: await lastCode(ada, ADA.email) };
  const { response } = await post(browser, '/idp/verify', fields);
  expect(await response.text()).toContain('You have an account already.');
  expect(await ownerOfDeck(ada.db)).toBe(ada.account.id);
  expect(await rowsWith(ada.db, [second?.id ?? 'x'])).toEqual([]);
  expect((await refresh(ada.origin, again.refresh_token)).status).toBe(400);
});

test('the code of a second sign-up leaves it where both have My Cards', async () => {
  const ada = await serveAda();
  await ada.identity.accounts.markVerified(ada.account.id);
  const browser = new IdentityBrowser(ada.origin);
  await signUp(ada.origin, { ...ADA, password: NEW_PASSWORD }, browser);
  const second = (await ada.identity.accounts.list()).find(({ holder }) => !holder);
  const note = { kind: 'note', key: 'A01', value: '{"text":"mine"}', revision: 1 };
  for (const account_id of [ada.account.id, second?.id ?? '']) {
    await ada.db
      .insertInto('my_items')
      .values({ ...note, account_id })
      .execute();
  }
  const fields = { step: 'code', code: await lastCode(ada, ADA.email) };
  const { response } = await post(browser, '/idp/verify', fields);
  expect(await response.text()).toContain('each keeps its own');
  expect(await ada.db.selectFrom('my_items').selectAll().execute()).toHaveLength(2);
  await signIn(ada.origin, { ...ADA, password: NEW_PASSWORD });
});

test('My Cards of a second sign-up go to an account that has none', async () => {
  const ada = await serveAda();
  await ada.identity.accounts.markVerified(ada.account.id);
  const browser = new IdentityBrowser(ada.origin);
  await signUp(ada.origin, { ...ADA, password: NEW_PASSWORD }, browser);
  const second = (await ada.identity.accounts.list()).find(({ holder }) => !holder);
  const note = { kind: 'note', key: 'A01', value: '{"text":"mine"}', revision: 1 };
  await ada.db
    .insertInto('my_items')
    .values({ ...note, account_id: second?.id ?? '' })
    .execute();
  const fields = { step: 'code', code: await lastCode(ada, ADA.email) };
  await post(browser, '/idp/verify', fields);
  const owners = await ada.db.selectFrom('my_items').select('account_id').execute();
  expect(owners).toEqual([{ account_id: ada.account.id }]);
  expect(await ada.identity.accounts.find(second?.id ?? '')).toBeUndefined();
});

test.each([
  ['cut', (token: string) => token.slice(1)],
  ['upper-cased', (token: string) => token.toUpperCase()],
  ['doubled', (token: string) => `${token}&token=${token}`],
])('a link that is %s proves nothing', async (_name, spoil) => {
  const ada = await serveAda();
  const token = tokenOf(await lastLink(ada, ADA.email));
  const address = `/idp/verify?token=${spoil(token)}`;
  expect((await ada.browser.fetch(address)).status).toBe(400);
  const body = new URLSearchParams(new URL(`${address}&step=confirm`, ada.origin).search);
  const init = { method: 'POST', headers: { Origin: ada.origin }, body };
  expect((await ada.browser.fetch('/idp/verify', init)).status).toBe(400);
  expect(await isProven(ada)).toBe(false);
});

test('a link of one kind opens nothing of another', async () => {
  const ada = await serveAda();
  const token = tokenOf(await lastLink(ada, ADA.email));
  expect((await ada.browser.fetch(`/idp/reset?token=${token}`)).status).toBe(400);
  const fields = { token, password: NEW_PASSWORD, given_name: 'Eve' };
  expect((await post(ada.browser, '/idp/reset', fields)).response.status).toBe(400);
  await signIn(ada.origin, ADA);
});

test('a browser without a session is asked to sign in, and cannot type codes', async () => {
  const ada = await serveAda();
  const code = await lastCode(ada, ADA.email);
  const stranger = new IdentityBrowser(ada.origin);
  const page = await stranger.fetch('/idp/verify');
  expect(await page.text()).toContain('Please sign in first.');
  expect((await post(stranger, '/idp/verify', { step: 'code', code })).response.status).toBe(401);
  expect(await isProven(ada)).toBe(false);
});

test('where it is mandatory, sign-in requires a verified address', async () => {
  const identity = await serveIdentity({ mailConfigured: true, requireVerifiedEmail: true });
  const { origin } = identity;
  const request = authorizationRequest(origin);
  const browser = new IdentityBrowser(origin);
  const { url } = await browser.start('signup', request);
  const { email, givenName, password } = ADA;
  const step = await browser.submit(url, 'signup', { email, given_name: givenName, password });
  expect(step.url.pathname).toMatch(/^\/idp\/interaction\//);
  expect(await step.response.text()).toContain('Confirm your email.');
  const action = `${step.url.pathname}/verify`;
  const wrong = otherThan(await lastCode(identity, email));
  expect((await post(browser, action, { step: 'code', code: wrong })).response.status).toBe(422);
  const fields = { step: 'code', code: await lastCode(identity, email) };
  const back = await post(browser, action, fields);
  expect(back.url.pathname).toBe('/auth');
  expect((await exchange(origin, back.url, request)).status).toBe(200);
  await signIn(origin, ADA);
});

test('where it comes first, a sign-in from before is asked as well', async () => {
  const ada = await serveAda();
  const strict = await serveIdentity({
    place: ada.place,
    mailConfigured: true,
    requireVerifiedEmail: true,
  });
  await expect(signIn(strict.origin, ADA)).rejects.toThrow(/No code/);
});

test('a page that asks for the code is no proof of who opens it again', async () => {
  const identity = await serveIdentity({ mailConfigured: true, requireVerifiedEmail: true });
  const { email, givenName, password } = ADA;
  const { browser, url } = await openPage('signup', identity.origin);
  const step = await browser.submit(url, 'signup', { email, given_name: givenName, password });
  const account = await byEmail(identity);
  await identity.identity.accounts.markVerified(account?.id ?? '');
  identity.time.now = Date.now() + 6 * MINUTE;
  expect((await browser.open(step.url.href)).url.pathname).toBe('/auth');
  const fields = { account: account?.id ?? '', password: NEW_PASSWORD };
  const { response } = await post(browser, '/idp/account/password', fields);
  expect(response.status).toBe(422);
  expect(await identity.identity.accounts.isPassword(account?.id ?? '', password)).toBe(true);
});
