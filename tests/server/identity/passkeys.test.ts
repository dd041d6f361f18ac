import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';

import { listPasskeys, PASSKEYS_MAX } from '#server/identity/passkeys/store.ts';
import { dropPasskey, keepPasskey } from '#server/identity/passkeys/changes.ts';
import { SoftPasskey } from '#support/identity/authenticator.ts';
import {
  ADA,
  authorizationRequest,
  exchange,
  IdentityBrowser,
  openPage,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity, type TestIdentity } from '#support/identity/identity-server.ts';
import { beginSignIn, ownPasskey, post } from '#support/identity/passkeys.ts';

const MINUTE = 60_000;

/** A browser on the sign-in page, and a passkey whose owner has an account. */
const begin = async (says: Parameters<SoftPasskey['made']>[1] = {}) => {
  const identity = await serveIdentity();
  const { account, passkey } = await ownPasskey(identity, 'ada@example.com', says);
  return { account, identity, passkey, ...(await beginSignIn(identity.origin)) };
};

const countOf = (answers: readonly { readonly status: number }[], wanted: number): number =>
  answers.filter(({ status }) => status === wanted).length;

const rowsOf = ({ db }: TestIdentity) => db.selectFrom('passkeys').selectAll().execute();
const eventsOf = async ({ db }: TestIdentity): Promise<string[]> =>
  (await db.selectFrom('account_events').select('kind').orderBy('at').execute()).map(
    ({ kind }) => kind,
  );

test('a passkey signs its owner in, without a word of the email', async () => {
  const { answer, browser, options, passkey } = await begin();
  const { status, told } = await answer(passkey.signed(options));
  expect(status).toBe(200);
  const { url } = await browser.open(told.location ?? '');
  expect([url.pathname, url.searchParams.has('code')]).toEqual(['/auth', true]);
});

test('tokens and session say when and how the person signed in', async () => {
  const identity = await serveIdentity();
  const { origin } = identity;
  const { passkey } = await ownPasskey(identity);
  const browser = new IdentityBrowser(origin);
  const request = authorizationRequest(origin);
  const { url: page } = await browser.start('login', request);
  const { told } = await post(browser, `${page.pathname}/passkey/options`);
  const answer = passkey.signed(told.options ?? { challenge: '' });
  const { told: done } = await post(browser, `${page.pathname}/passkey/answer`, { answer });
  const { url: back } = await browser.open(done.location ?? '');
  const tokens = (await (await exchange(origin, back, request)).json()) as { access_token: string };
  expect(decodeJwt(tokens.access_token)['auth_time']).toBeGreaterThan(Date.now() / 1000 - 60);
  const { payload } = await identity.db
    .selectFrom('oidc_payloads')
    .select('payload')
    .where('kind', '=', 'Session')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(payload)).toMatchObject({ amr: ['hwk', 'user'] });
  expect(await eventsOf(identity)).toContain('signed-in-passkey');
});

test('a challenge has 256 bits, requires user verification and names no account', async () => {
  const { options } = await begin();
  expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
  expect(options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' });
  expect(options).not.toHaveProperty('allowCredentials');
});

test.each([
  ['of another origin', { origin: 'https://evil.example' }],
  ['of a page of another port', { origin: 'http://127.0.0.1:1' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without recognition of the person', { verified: false }],
  ['of the other ceremony', { type: 'webauthn.create' }],
  ['that has become one for several devices', { syncable: true, backedUp: true }],
  ['that is copied though it cannot be', { backedUp: true }],
  ['of another account', { userHandle: Buffer.from('somebody else').toString('base64url') }],
] as const)('an answer %s is refused', async (_what, says) => {
  const { answer, browser, identity, options, page, passkey } = await begin();
  const { status, told } = await answer(passkey.signed(options, says));
  expect(status).toBe(422);
  expect(told.message).toContain('was not accepted');
  expect((await rowsOf(identity)).map(({ used_at }) => used_at)).toEqual([null]);
  expect((await browser.fetch(page.pathname)).status).toBe(200);
});

test('an answer with another signature is refused', async () => {
  const { answer, options, passkey } = await begin();
  const signed = JSON.parse(passkey.signed(options)) as { response: { signature: string } };
  const other = JSON.parse(passkey.signed(options, { counter: 9 })) as typeof signed;
  signed.response.signature = other.response.signature;
  expect((await answer(JSON.stringify(signed))).status).toBe(422);
});

test('an answer counts once', async () => {
  const { answer, options, passkey } = await begin();
  const signed = passkey.signed(options);
  expect((await answer(signed)).status).toBe(200);
  const { status, told } = await answer(signed);
  expect(status).toBe(422);
  expect(told.message).toContain('used already');
});

test('of one answer that is sent ten times at once, by two processes, one counts', async () => {
  const { browser, identity, options, page, passkey } = await begin();
  // The second process takes itself for the first, as two behind one address do.
  const second = await serveIdentity({ place: identity.place, origin: identity.origin });
  const cookies = browser.cookies(page.pathname);
  const signed = new URLSearchParams({ answer: passkey.signed(options) });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      fetch(`${index % 2 ? second.origin : identity.origin}${page.pathname}/passkey/answer`, {
        method: 'POST',
        headers: { Cookie: cookies, Origin: identity.origin },
        body: signed,
      }),
    ),
  );
  expect(countOf(answers, 200)).toBe(1);
  expect(countOf(answers, 422)).toBe(9);
});

test('a refused answer has used its challenge up', async () => {
  const { answer, options, passkey } = await begin();
  await answer(passkey.signed(options, { verified: false }));
  expect((await answer(passkey.signed(options))).told.message).toContain('used already');
});

test('a newer challenge of the same page ends the older one, and there is one row of both', async () => {
  const { answer, browser, identity, options, page, passkey } = await begin();
  await post(browser, `${page.pathname}/passkey/options`);
  expect((await answer(passkey.signed(options))).told.message).toContain('used already');
  await post(browser, `${page.pathname}/passkey/options`);
  await post(browser, `${page.pathname}/passkey/options`);
  expect(await identity.db.selectFrom('passkey_challenges').selectAll().execute()).toHaveLength(1);
});

test('a challenge of one sign-in is none of another', async () => {
  const { answer, identity, passkey } = await begin();
  const other = await beginSignIn(identity.origin);
  expect((await answer(passkey.signed(other.options))).status).toBe(422);
});

test('a challenge that waited too long is refused, and goes with the next purge', async () => {
  const { answer, identity, options, passkey } = await begin();
  identity.time.now = Date.now() + 15 * MINUTE;
  expect((await answer(passkey.signed(options))).told.message).toContain('took too long');
  await identity.identity.purge();
  expect(await identity.db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
});

test('a counter that goes back is refused and recorded, one that goes on is not', async () => {
  const { account, answer, browser, identity, options, page, passkey } = await begin();
  await answer(passkey.signed(options, { counter: 5 }));
  const again = await beginSignIn(identity.origin);
  const { status, told } = await again.answer(passkey.signed(again.options, { counter: 5 }));
  expect(status).toBe(422);
  expect(told.message).toContain('may have been copied');
  expect(await eventsOf(identity)).toContain('passkey-refused');
  const third = await beginSignIn(identity.origin);
  expect((await third.answer(passkey.signed(third.options, { counter: 0 }))).status).toBe(422);
  const fourth = await beginSignIn(identity.origin);
  expect((await fourth.answer(passkey.signed(fourth.options, { counter: 6 }))).status).toBe(200);
  expect(account.id).not.toBe('');
  expect((await browser.fetch(page.pathname)).status).toBe(200);
});

test('of two answers with one count a single one is taken', async () => {
  const { answer, identity, options, passkey } = await begin();
  const other = await beginSignIn(identity.origin);
  const answers = await Promise.all([
    answer(passkey.signed(options, { counter: 1 })),
    other.answer(passkey.signed(other.options, { counter: 1 })),
  ]);
  expect([countOf(answers, 200), countOf(answers, 422)]).toEqual([1, 1]);
});

test('whether a passkey has been copied is kept up to date', async () => {
  const { answer, identity, options, passkey } = await begin({ syncable: true });
  await answer(passkey.signed(options, { syncable: true, backedUp: true }));
  expect(await rowsOf(identity)).toMatchObject([{ syncable: 1, backed_up: 1 }]);
});

test('a removed passkey is refused in plain words, and the browser is told which', async () => {
  const { account, answer, identity, options, passkey } = await begin();
  await dropPasskey(identity.db, account, passkey.id, { device: '', now: Date.now() });
  const { status, told } = await answer(passkey.signed(options));
  expect(status).toBe(422);
  expect(told).toEqual({
    message: 'This passkey is not known here any more. Please sign in another way.',
    unknown: { rpID: '127.0.0.1', credentialID: passkey.id },
  });
});

test('a disabled account stays out', async () => {
  const { account, answer, identity, options, passkey } = await begin();
  await identity.identity.accounts.setDisabled(account.id, true);
  const { status, told } = await answer(passkey.signed(options));
  expect([status, told.location]).toEqual([403, undefined]);
});

test('the passkeys of a deleted account go with it', async () => {
  const { account, answer, identity, options, passkey } = await begin();
  await identity.identity.accounts.delete(account.id);
  expect(await rowsOf(identity)).toEqual([]);
  expect((await answer(passkey.signed(options))).status).toBe(422);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no answer', '{"id":"a"}'],
  ['a list', '[]'],
  ['a NUL', JSON.stringify({ id: '\0', rawId: '\0', type: 'public-key', response: {} })],
  ['more than fits', 'x'.repeat(20_000)],
])('%s instead of an answer is refused plainly', async (_what, text) => {
  const { answer } = await begin();
  const { status, told } = await answer(text);
  expect(status).toBe(422);
  expect(told.message).toContain('was not accepted');
});

test('client data that is no JSON is refused plainly', async () => {
  const { answer, options, passkey } = await begin();
  const signed = JSON.parse(passkey.signed(options)) as { response: Record<string, string> };
  signed.response['clientDataJSON'] = 'AAAA';
  expect((await answer(JSON.stringify(signed))).status).toBe(422);
});

test('a page of another origin gets no challenge and no sign-in', async () => {
  const { browser, options, page, passkey } = await begin();
  for (const [step, fields] of [
    ['options', {}],
    ['answer', { answer: passkey.signed(options) }],
  ] as const) {
    const answer = await browser.fetch(`${page.pathname}/passkey/${step}`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams(fields),
    });
    expect(answer.status).toBe(403);
  }
});

test('another browser cannot answer a sign-in', async () => {
  const { identity, options, page, passkey } = await begin();
  const other = await openPage('login', identity.origin);
  const fields = { answer: passkey.signed(options) };
  const { status, told } = await post(other.browser, `${page.pathname}/passkey/answer`, fields);
  expect([status, told.message]).toEqual([400, 'This page has expired. Please start again.']);
});

test('an unknown step is no page', async () => {
  const { browser, page } = await begin();
  expect((await browser.fetch(`${page.pathname}/passkey/options`)).status).toBe(404);
  const posted = { method: 'POST', headers: { Origin: browser.origin } };
  expect((await browser.fetch(`${page.pathname}/passkey/other`, posted)).status).toBe(404);
});

test('an account has twenty passkeys and no more, also when two come at once', async () => {
  const { account, identity } = await begin();
  const now = Date.now();
  const one = (index: number) => ({
    id: `passkey-${index}`,
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: [],
    syncable: false,
    backedUp: false,
  });
  const added = await Promise.all(
    Array.from({ length: PASSKEYS_MAX + 2 }, (_, index) =>
      keepPasskey(identity.db, account, one(index), { device: '', now }),
    ),
  );
  expect(added.filter((outcome) => outcome === 'full')).toHaveLength(3);
  expect(await listPasskeys(identity.db, account.id)).toHaveLength(PASSKEYS_MAX);
});

test('a passkey belongs to one account', async () => {
  const { identity, passkey } = await begin();
  const eve = await identity.identity.accounts.create({
    email: 'eve@example.com',
    givenName: 'Eve',
    password: 'another long one',
  });
  const known = {
    id: passkey.id,
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: [],
    syncable: false,
    backedUp: false,
  };
  expect(eve && (await keepPasskey(identity.db, eve, known, { device: '', now: 1 }))).toBe('known');
});

test('the last passkey of an account without password and proven address stays', async () => {
  const { account, identity, passkey } = await begin();
  const { accounts } = identity.identity;
  const circumstances = { device: '', now: Date.now() };
  const drop = () => dropPasskey(identity.db, account, passkey.id, circumstances);
  await accounts.setPassword(account.id, undefined);
  expect(await drop()).toEqual({ refused: 'last way in' });
  await accounts.markVerified(account.id);
  expect(await drop()).toMatchObject({ passkey: { id: passkey.id } });
  expect(await drop()).toEqual({ refused: 'unknown' });
});

test('mails tell of a passkey that comes and of one that goes', async () => {
  const { account, identity, passkey } = await begin();
  const [added] = await identity.mails();
  expect([added?.to, added?.subject]).toEqual([
    account.email,
    'A passkey was added to your DCK account',
  ]);
  expect(added?.text).toContain('‘Chrome on Linux’');
  await dropPasskey(identity.db, account, passkey.id, { device: '', now: Date.now() });
  expect((await identity.mails()).map(({ subject }) => subject)).toContain(
    'A passkey was removed from your DCK account',
  );
  expect(await eventsOf(identity)).toEqual(['passkey-added', 'passkey-removed']);
});

test('the script has an address of its own that browsers keep, and the policy names it alone', async () => {
  const { origin } = await serveIdentity();
  const { browser, html, response } = await openPage('login', origin);
  const path = /<script src="([^"]*)" defer>/.exec(html)?.[1] ?? '';
  const script = await browser.fetch(path);
  expect([
    script.status,
    script.headers.get('Content-Type'),
    script.headers.get('Cache-Control'),
  ]).toEqual([200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable']);
  expect(await script.text()).toContain('SimpleWebAuthnBrowser');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(sources.filter((source) => !source.startsWith("'sha256-"))).toEqual([origin + path]);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect((await browser.fetch(path.replace(/.\.js$/, '.js'))).status).toBe(404);
});

test('without script the sign-in page shows no button for passkeys', async () => {
  const { origin } = await serveIdentity();
  const { html } = await openPage('login', origin);
  expect(html).toMatch(/data-passkey="get"[^>]*\shidden/);
});

/** Signs in by password with the form of a device that can make passkeys. */
const signInOnDevice = async (
  origin: string,
  more: Readonly<Record<string, string>> = {},
  known?: IdentityBrowser,
) => {
  const { browser, url } = await openPage('login', origin, more, known);
  const response = await browser.fetch(`${url.pathname}/signin`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ ...ADA, passkeys: '1' }),
  });
  return { browser, url, location: response.headers.get('Location') ?? '', response };
};

test('a device that can is offered a passkey once, and it signs in from then on', async () => {
  const identity = await serveIdentity();
  const { origin } = identity;
  await signUp(origin, ADA);
  const { browser, location, response, url } = await signInOnDevice(origin);
  expect(location).toBe(`${url.pathname}/passkey/offer`);
  expect(response.headers.getSetCookie().join('\n')).toMatch(
    /idp_passkey_asked=1; Path=\/idp; Max-Age=2592000/,
  );
  const offer = await browser.fetch(location);
  expect(await offer.text()).toContain('Not now');
  const { told } = await post(browser, `${url.pathname}/passkey/offer-options`);
  const passkey = new SoftPasskey(origin);
  const made = passkey.made(told.options ?? { challenge: '', user: { id: '' } });
  const added = await post(browser, `${url.pathname}/passkey/offer-answer`, { answer: made });
  const { url: back } = await browser.open(added.told.location ?? '');
  expect(back.searchParams.has('code')).toBe(true);
  const again = await beginSignIn(origin);
  expect((await again.answer(passkey.signed(again.options))).status).toBe(200);
});

test.each([
  ['of another origin', { origin: 'https://evil.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without recognition of the person', { verified: false }],
  ['of the other ceremony', { type: 'webauthn.get' }],
] as const)('a new passkey %s is refused', async (_what, says) => {
  const identity = await serveIdentity();
  await signUp(identity.origin, ADA);
  const { browser, url } = await signInOnDevice(identity.origin);
  const { told } = await post(browser, `${url.pathname}/passkey/offer-options`);
  const passkey = new SoftPasskey(identity.origin);
  const made = passkey.made(told.options ?? { challenge: '', user: { id: '' } }, says);
  const added = await post(browser, `${url.pathname}/passkey/offer-answer`, { answer: made });
  expect(added.status).toBe(422);
  expect(await rowsOf(identity)).toEqual([]);
});

test('an offer that was left open for five minutes adds no passkey', async () => {
  const identity = await serveIdentity();
  identity.time.now = Date.now();
  await signUp(identity.origin, ADA);
  const { browser, url } = await signInOnDevice(identity.origin);
  identity.time.now += 4 * MINUTE;
  const { told } = await post(browser, `${url.pathname}/passkey/offer-options`);
  const answer = new SoftPasskey(identity.origin).made(
    told.options ?? { challenge: '', user: { id: '' } },
  );
  identity.time.now += 2 * MINUTE;
  expect((await post(browser, `${url.pathname}/passkey/offer-options`)).status).toBe(403);
  expect((await post(browser, `${url.pathname}/passkey/offer-answer`, { answer })).status).toBe(
    403,
  );
  expect(await rowsOf(identity)).toEqual([]);
});

test('a passkey cannot be added before the sign-in has succeeded', async () => {
  const { origin } = await serveIdentity();
  const { browser, url } = await openPage('login', origin);
  const { status, told } = await post(browser, `${url.pathname}/passkey/offer-options`);
  expect([status, told.options]).toEqual([403, undefined]);
  expect((await browser.fetch(`${url.pathname}/passkey/offer`)).status).toBe(400);
});

const stateTo = (path: string): string => `nonce.${Buffer.from(path).toString('base64url')}`;

test.each([
  ['/browse/B12'],
  ['/registration/ABCD'],
  ['/registration'],
  ['/c/B12'],
  ['/hand#B12-T14'],
])('a sign-in that leads to %s shows no offer', async (path) => {
  const { origin } = await serveIdentity();
  await signUp(origin, ADA);
  const { location } = await signInOnDevice(origin, { state: stateTo(path) });
  expect(location).not.toContain('offer');
});

test('a browser that was asked is not asked again', async () => {
  const { origin } = await serveIdentity();
  await signUp(origin, ADA);
  const { browser } = await signInOnDevice(origin);
  const { location } = await signInOnDevice(origin, {}, browser);
  expect(location).not.toContain('offer');
});

test('a re-authentication shows no offer', async () => {
  const { origin } = await serveIdentity();
  await signUp(origin, ADA);
  const browser = new IdentityBrowser(origin);
  await signIn(origin, ADA, browser);
  const { location } = await signInOnDevice(origin, {}, browser);
  expect(location).not.toContain('offer');
});

test('an owner of a passkey is not offered another', async () => {
  const identity = await serveIdentity();
  await ownPasskey(identity, ADA.email);
  const { location } = await signInOnDevice(identity.origin);
  expect(location).not.toContain('offer');
});
