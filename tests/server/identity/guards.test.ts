import * as argon2 from '@node-rs/argon2';
import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { createAccounts } from '#server/identity/accounts.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { makeDatabase } from '#support/database/database.ts';
import {
  ADA,
  authorizationRequest,
  IdentityBrowser,
  openPage,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { HASHING, serveIdentity } from '#support/identity/identity-server.ts';

test('answers a wrong password and an unknown email with the same bytes', async () => {
  const { identity, origin } = await serveIdentity();
  const { browser, url } = await openPage('login', origin);
  const attempt = async () => {
    const wrong = { email: ADA.email, password: 'not the password' };
    const { response } = await browser.submit(url, 'signin', wrong);
    return { status: response.status, html: await response.text() };
  };
  const unknown = await attempt();
  await identity.accounts.create(ADA);
  expect(await attempt()).toEqual(unknown);
  expect(unknown.status).toBe(422);
  expect(unknown.html).toContain('Email and password do not match.');
});

test('spends four hashes of equal cost on an unknown email and on a wrong password', async () => {
  const looked: string[] = [];
  const passwords = await createPasswords(HASHING, {
    hash: argon2.hash,
    verify: (stored, password, options) => {
      looked.push(String(stored));
      return argon2.verify(stored, password, options);
    },
  });
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const accounts = createAccounts(db, passwords, Date.now);
  await accounts.create(ADA);
  expect(await accounts.verify('nobody@example.com', ADA.password)).toBeUndefined();
  expect(await accounts.verify(ADA.email, 'not the password')).toBeUndefined();
  const costOf = (stored = '') => stored.split('$').slice(0, 4);
  expect(looked).toHaveLength(8);
  expect(looked.map(costOf)).toEqual(looked.map(() => costOf(looked[0])));
});

test.each([
  ['http://localhost:4321', ['httponly', 'samesite=lax']],
  ['https://app.example.com', ['httponly', 'samesite=lax', 'secure']],
])('keeps the cookies of a sign-in at %s from scripts and other sites', async (origin, flags) => {
  const { origin: own } = await serveIdentity({ origin });
  const browser = new IdentityBrowser(own);
  const cookies: string[] = [];
  const step = async (address: string, init?: RequestInit) => {
    const { pathname, search } = new URL(address, own);
    const answer = await browser.fetch(pathname + search, init);
    cookies.push(...answer.headers.getSetCookie());
    return answer.headers.get('Location') ?? '';
  };
  const { parameters } = authorizationRequest(origin);
  const page = await step(`/idp/oauth2/authorize?${new URLSearchParams(parameters)}`);
  const body = new URLSearchParams({
    email: ADA.email,
    given_name: ADA.givenName,
    password: ADA.password,
  });
  await step(await step(`${page}/signup`, { method: 'POST', headers: { Origin: origin }, body }));
  expect(cookies.join('\n')).toMatch(/^idp_session=.*expires=/m);
  expect(cookies.join('\n')).toMatch(/^idp_interaction=/m);
  expect(cookies.join('\n')).toMatch(/^idp_device=/m);
  for (const cookie of cookies) {
    const attributes = cookie.toLowerCase().split('; ').slice(1);
    const given = attributes.filter((attribute) => !/^(path|expires)=/.test(attribute));
    expect(given.toSorted()).toEqual(flags);
    expect(attributes.join('; ')).toContain('path=/idp');
  }
});

test('throttles an address that guesses over many accounts, across processes', async () => {
  const one = await serveIdentity();
  const { browser, url } = await openPage('login', one.origin);
  const attempts = Array.from({ length: 101 }, (_, index) =>
    browser.submit(url, 'signin', { email: `p${index}@example.com`, password: 'not the password' }),
  );
  const statuses = (await Promise.all(attempts)).map(({ response }) => response.status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const two = await serveIdentity({ place: one.place });
  const other = await openPage('login', two.origin);
  const refused = await other.browser.submit(other.url, 'signin', ADA);
  expect(refused.response.status).toBe(429);
});

test.each([
  ['another origin', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a cross-site page', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbouring subdomain', { 'Sec-Fetch-Site': 'same-site' }],
])('takes no form from %s', async (_name, headers) => {
  const { identity, origin } = await serveIdentity();
  await identity.accounts.create(ADA);
  const { browser, url } = await openPage('login', origin);
  const body = new URLSearchParams({ email: ADA.email, password: ADA.password });
  const response = await browser.fetch(`${url.pathname}/signin`, { method: 'POST', headers, body });
  expect(response.status).toBe(403);
});

test('takes no form from a browser that did not start the interaction', async () => {
  const { identity, origin } = await serveIdentity();
  await identity.accounts.create(ADA);
  const { url } = await openPage('login', origin);
  const { response } = await new IdentityBrowser(origin).submit(url, 'signin', ADA);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Start again');
});

test('refuses a body that is too large or not a form', async () => {
  const { origin } = await serveIdentity();
  const { browser, url } = await openPage('login', origin);
  const { response } = await browser.submit(url, 'signin', { email: 'a'.repeat(17_000) });
  expect(response.status).toBe(413);
  const json = await browser.fetch(`${url.pathname}/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(json.status).toBe(415);
});

test('puts a strict policy on every page, which the inline code fits', async () => {
  const { origin } = await serveIdentity();
  const { response } = await openPage('login', origin);
  const missing = await fetch(`${origin}/idp/nowhere`);
  for (const { headers } of [response, missing]) {
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
  }
  expect(missing.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('writes no email, password, code, verifier or token to the log', async () => {
  const { db, log, origin } = await serveIdentity();
  const tokens = await signUp(origin, ADA);
  await signIn(origin, ADA);
  await db.schema.dropTable('oidc_payloads').execute();
  const broken = await fetch(
    `${origin}/idp/oauth2/token?grant_type=refresh_token&client_id=dck-web&refresh_token=${tokens.refresh_token}`,
    { method: 'POST' },
  );
  expect(broken.status).toBe(500);
  const { response } = await new IdentityBrowser(origin).start(
    'login',
    authorizationRequest(origin),
  );
  expect(response.status).toBe(500);
  const text = JSON.stringify(log);
  expect(log.length).toBeGreaterThan(0);
  for (const secret of [
    ADA.email,
    ADA.password,
    tokens.access_token,
    tokens.refresh_token ?? '?',
  ]) {
    expect(text).not.toContain(secret);
  }
});
