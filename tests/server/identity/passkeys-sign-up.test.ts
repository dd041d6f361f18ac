import { expect, test } from 'vitest';

import { SoftPasskey } from '#support/identity/authenticator.ts';
import { lastCode, post as postForm } from '#support/identity/by-mail.ts';
import { ADA, IdentityBrowser, openPage, signUp } from '#support/identity/identity-client.ts';
import { serveIdentity, type TestIdentity } from '#support/identity/identity-server.ts';
import { beginSignIn, post } from '#support/identity/passkeys.ts';

const MINUTE = 60_000;
const GRACE = { email: 'grace@example.com', given_name: 'Grace' };

/** A browser on the sign-up page whose person wants no password. */
const begin = async (identity: TestIdentity, fields = GRACE) => {
  const { browser, url } = await openPage('signup', identity.origin, { ui_locales: 'en' });
  const send = (step: string, more: Readonly<Record<string, string>> = {}) =>
    browser.fetch(`${url.pathname}/passkey/${step}`, {
      method: 'POST',
      headers: { Origin: identity.origin },
      body: new URLSearchParams(more),
    });
  const first = await send('sign-up', fields);
  return {
    browser,
    first,
    path: url.pathname,
    send,
    ask: (step: string, answer?: string) =>
      post(browser, `${url.pathname}/passkey/${step}`, answer === undefined ? {} : { answer }),
  };
};

const lastMail = async ({ mails }: TestIdentity) => (await mails()).at(-1);

/** Types the code of the newest mail. */
const prove = async (identity: TestIdentity, { send }: Awaited<ReturnType<typeof begin>>) =>
  send('code', { code: (await lastMail(identity))?.code ?? '' });

/** Makes the passkey of somebody whose address is proven. */
const make = async (identity: TestIdentity, { ask }: Awaited<ReturnType<typeof begin>>) => {
  const { told } = await ask('make-options');
  if (!told.options) throw new Error(`No options: ${told.message}`);
  const passkey = new SoftPasskey(identity.origin);
  return { passkey, answered: await ask('make-answer', passkey.made(told.options)) };
};

test('a person signs up with a code and a passkey, has no password, and signs in again', async () => {
  const identity = await serveIdentity();
  const sent = await begin(identity);
  expect(sent.first.headers.get('Location')).toBe(`${sent.path}/passkey/code`);
  expect(await identity.identity.accounts.list()).toEqual([]);
  const proven = await prove(identity, sent);
  expect(proven.headers.get('Location')).toBe(`${sent.path}/passkey/make`);
  expect(await identity.identity.accounts.list()).toEqual([]);
  const { answered, passkey } = await make(identity, sent);
  const { url } = await sent.browser.open(answered.told.location ?? '');
  expect(url.searchParams.has('code')).toBe(true);
  expect(await identity.identity.accounts.list()).toMatchObject([
    { email: GRACE.email, givenName: 'Grace', hasPassword: false, holder: true, locale: 'en' },
  ]);
  const [account] = await identity.identity.accounts.list();
  expect(account?.verifiedAt).not.toBeNull();
  const again = await beginSignIn(identity.origin);
  expect((await again.answer(passkey.signed(again.options))).status).toBe(200);
});

test('a sign-up with a passkey names the fields in error, but no missing password', async () => {
  const identity = await serveIdentity();
  const { first } = await begin(identity, { email: 'no email', given_name: 'Grace' });
  const html = await first.text();
  expect(first.status).toBe(422);
  expect(html).toContain('Please enter an email such as name@example.com.');
  expect(html).not.toContain('id="password-problem"');
});

/** The same text for every sign-up: without what differs by its own address. */
const comparable = (html: string, path: string): string => html.replaceAll(path, '');

test('known and unknown addresses get the same pages; the mail alone tells', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  await signUp(identity.origin, ADA);
  const ada = await identity.identity.accounts.findByEmail(ADA.email);
  await identity.identity.accounts.markVerified(ada?.id ?? '');
  const pagesOf = async (email: string) => {
    const sent = await begin(identity, { email, given_name: 'Somebody' });
    const page = await sent.browser.open(`${sent.path}/passkey/code`);
    const shown = await page.response.text();
    const mail = await lastMail(identity);
    const wrong = await sent.send('code', { code: '000000' });
    const answers = [sent.first.status, wrong.status, shown, await wrong.text()];
    return {
      mail,
      answers: answers.map((text) =>
        comparable(String(text).replaceAll(email, 'EMAIL'), sent.path),
      ),
    };
  };
  const known = await pagesOf(ADA.email);
  const unknown = await pagesOf('nobody@example.com');
  expect(known.answers).toEqual(unknown.answers);
  expect(known.mail?.subject).toBe('You have a DCK account already');
  expect(known.mail?.code).toBeUndefined();
  expect(unknown.mail?.code).toMatch(/^\d{6}$/);
});

test('a code is tried five times, then a new mail is needed', async () => {
  const identity = await serveIdentity();
  const sent = await begin(identity);
  const code = (await lastMail(identity))?.code ?? '';
  const other = code === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await sent.send('code', { code: other })).status).toBe(422);
  }
  expect((await sent.send('code', { code })).status).toBe(422);
  expect(await (await sent.send('send')).text()).toContain('A new mail is on its way.');
  expect((await prove(identity, sent)).status).toBe(303);
});

test('no passkey is made before the address is proven', async () => {
  const identity = await serveIdentity();
  const sent = await begin(identity);
  expect((await sent.ask('make-options')).status).toBe(403);
  expect((await sent.ask('make-answer', '{}')).status).toBe(403);
  expect(await identity.identity.accounts.list()).toEqual([]);
});

test('another browser cannot go on with a sign-up', async () => {
  const identity = await serveIdentity();
  const sent = await begin(identity);
  const other = await openPage('signup', identity.origin);
  const answer = await other.browser.fetch(`${sent.path}/passkey/code`, {
    method: 'POST',
    headers: { Origin: identity.origin },
    body: new URLSearchParams({ code: (await lastMail(identity))?.code ?? '' }),
  });
  expect(answer.status).toBe(400);
});

test('a new email begins anew: the code of the one before proves nothing', async () => {
  const identity = await serveIdentity();
  const sent = await begin(identity);
  const code = (await lastMail(identity))?.code ?? '';
  await sent.send('sign-up', { email: 'eve@example.com', given_name: 'Eve' });
  expect((await sent.send('code', { code })).status).toBe(422);
});

test.each([
  ['of another origin', { origin: 'https://evil.example' }],
  ['without recognition of the person', { verified: false }],
])('a passkey %s makes no account', async (_what, says) => {
  const identity = await serveIdentity();
  const sent = await begin(identity);
  await prove(identity, sent);
  const { told } = await sent.ask('make-options');
  const options = told.options ?? { challenge: '', user: { id: '' } };
  const made = new SoftPasskey(identity.origin).made(options, says);
  expect((await sent.ask('make-answer', made)).status).toBe(422);
  expect(await identity.identity.accounts.list()).toEqual([]);
});

test('a passkey that is another account’s makes no account', async () => {
  const identity = await serveIdentity();
  const first = await begin(identity);
  await prove(identity, first);
  const { passkey } = await make(identity, first);
  const second = await begin(identity, { email: 'eve@example.com', given_name: 'Eve' });
  await prove(identity, second);
  const { told } = await second.ask('make-options');
  const made = passkey.made(told.options ?? { challenge: '', user: { id: '' } });
  const { status, told: refused } = await second.ask('make-answer', made);
  expect([status, refused.message]).toEqual([422, 'This passkey belongs to an account already.']);
  expect(await identity.identity.accounts.list()).toHaveLength(1);
});

test('proving an address makes an account beside an unconfirmed one, and the page says so', async () => {
  const identity = await serveIdentity();
  await signUp(identity.origin, ADA);
  const sent = await begin(identity, { email: ADA.email, given_name: 'The real Ada' });
  await prove(identity, sent);
  const page = await sent.browser.open(`${sent.path}/passkey/make`);
  const shown = (await page.response.text()).replaceAll(/\s+/g, ' ');
  expect(shown).toContain('The old one is not deleted.');
  await make(identity, sent);
  expect(await identity.identity.accounts.list()).toMatchObject([
    { givenName: 'The real Ada', hasPassword: false, holder: true },
    { givenName: 'Ada', hasPassword: true, holder: false, verifiedAt: null },
  ]);
});

test('an account that proves the address meanwhile stays what it is', async () => {
  const identity = await serveIdentity();
  await signUp(identity.origin, ADA);
  const sent = await begin(identity, { email: ADA.email, given_name: 'Somebody' });
  await prove(identity, sent);
  const ada = await identity.identity.accounts.findByEmail(ADA.email);
  await identity.identity.accounts.markVerified(ada?.id ?? '');
  const { answered } = await make(identity, sent);
  expect([answered.status, answered.told.message]).toEqual([
    422,
    'There is an account with this email already. Please sign in.',
  ]);
  expect(await identity.identity.accounts.list()).toMatchObject([
    { id: ada?.id, givenName: 'Ada' },
  ]);
});

test('of two answers at once one makes the account', async () => {
  const identity = await serveIdentity();
  const sent = await begin(identity);
  await prove(identity, sent);
  const { told } = await sent.ask('make-options');
  const options = told.options ?? { challenge: '', user: { id: '' } };
  const made = new SoftPasskey(identity.origin).made(options);
  const answers = await Promise.all([sent.ask('make-answer', made), sent.ask('make-answer', made)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await identity.identity.accounts.list()).toHaveLength(1);
});

test('what was not finished is gone after half an hour', async () => {
  const identity = await serveIdentity();
  const sent = await begin(identity);
  identity.time.now = Date.now() + 31 * MINUTE;
  expect((await sent.send('code', { code: '123456' })).status).toBe(400);
  await identity.identity.purge();
  expect(await identity.db.selectFrom('passkey_sign_ups').selectAll().execute()).toEqual([]);
});

test('too many mails to one address have to wait', async () => {
  const identity = await serveIdentity();
  const sent = await begin(identity);
  await sent.send('send');
  await sent.send('send');
  expect(await (await sent.send('send')).text()).toContain('Another one can be sent in');
  const more = await begin(identity);
  expect(more.first.status).toBe(429);
});

test('codes and mails that a stranger uses up leave the owner of the address their own', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const ada = new IdentityBrowser(identity.origin);
  await signUp(identity.origin, ADA, ada);
  const code = await lastCode(identity, ADA.email);
  for (let signUps = 0; signUps < 3; signUps += 1) {
    const stranger = await begin(identity, { email: ADA.email, given_name: 'Eve' });
    for (let tries = 0; tries < 7; tries += 1) {
      await stranger.send('code', { code: code === '000000' ? '111111' : '000000' });
    }
  }
  const sent = await postForm(ada, '/idp/verify', { step: 'send' });
  expect(await sent.response.text()).toContain('A new mail is on its way.');
  const fields = { step: 'code', code: await lastCode(identity, ADA.email) };
  const { url } = await postForm(ada, '/idp/verify', fields);
  expect(url.search).toBe('?proven=1');
});
