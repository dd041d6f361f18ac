import { expect, test } from 'vitest';

import { lastMail } from '#support/identity/by-mail.ts';
import { ADA, IdentityBrowser, openPage } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

const GERMAN = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' };

/** The language of a page: in its markup and in its header. */
const languageOf = async (response: Response, html?: string) => [
  /<html lang="([\w-]+)">/.exec(html ?? (await response.text()))?.[1],
  response.headers.get('Content-Language'),
];

test.each([
  ['en', {}],
  ['de', GERMAN],
  ['en', { 'Accept-Language': 'fr' }],
])('the pages are in %s for %j', async (language, headers) => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin, headers);
  for (const path of ['/idp/forgot', '/idp/unknown', '/idp/oauth2/authorize']) {
    expect(await languageOf(await browser.fetch(path))).toEqual([language, language]);
  }
});

test('a sign-in has the language that the app asks for, and so have later pages', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin, { 'Accept-Language': 'en' });
  const { html, response } = await openPage(
    'login',
    origin,
    { ui_locales: 'fr de-DE en' },
    browser,
  );
  expect(await languageOf(response, html)).toEqual(['de', 'de']);
  expect(await languageOf(await browser.fetch('/idp/forgot'))).toEqual(['de', 'de']);
});

test('a running sign-in keeps its language beside another one', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  const { url } = await openPage('login', origin, { ui_locales: 'de' }, browser);
  await openPage('login', origin, { ui_locales: 'en' }, browser);
  expect(await languageOf(await browser.fetch(url.href))).toEqual(['de', 'de']);
  expect(await languageOf(await browser.fetch('/idp/forgot'))).toEqual(['en', 'en']);
});

test.each(['sign-up', 'answer'])(
  'the passkey step %s has the language of its sign-in',
  async (step) => {
    const { origin } = await serveIdentity();
    const browser = new IdentityBrowser(origin);
    const { url } = await openPage('signup', origin, { ui_locales: 'de' }, browser);
    await openPage('login', origin, { ui_locales: 'en' }, browser);
    const answer = await browser.fetch(`${url.pathname}/passkey/${step}`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams(),
    });
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([422, 'de']);
  },
);

test('the passkey offer of a running sign-in has its language', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  const { url } = await openPage('login', origin, { ui_locales: 'de' }, browser);
  await openPage('login', origin, { ui_locales: 'en' }, browser);
  expect(await languageOf(await browser.fetch(`${url.pathname}/passkey/offer`))).toEqual([
    'de',
    'de',
  ]);
});

test('the language of the browser itself is not kept', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin, GERMAN);
  await openPage('login', origin, { ui_locales: 'de' }, browser);
  expect(browser.cookies('/idp/')).not.toContain('idp_language');
  await openPage('login', origin, { ui_locales: 'en' }, browser);
  expect(browser.cookies('/idp/')).toContain('idp_language=en');
  await openPage('login', origin, { ui_locales: 'de' }, browser);
  expect(browser.cookies('/idp/')).not.toContain('idp_language');
});

test('an unknown ui_locales leaves the pages in the language of the browser', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin, GERMAN);
  const answer = await browser.fetch('/idp/forgot?ui_locales=fr+tlh');
  expect(await languageOf(answer)).toEqual(['de', 'de']);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

/** Signs up from a client that asks for languages; gives the account's. */
const signedUpIn = async (more: Readonly<Record<string, string>>, headers = {}) => {
  const identity = await serveIdentity();
  const browser = new IdentityBrowser(identity.origin, headers);
  const { url } = await openPage('signup', identity.origin, more, browser);
  const { email, givenName: given_name, password } = ADA;
  await browser.submit(url, 'signup', { email, given_name, password });
  return (await identity.identity.accounts.findByEmail(email))?.locale;
};

test('a new account has the language that the client asks for, and none of the browser’s', async () => {
  expect(await signedUpIn({ ui_locales: 'fr de-AT' })).toBe('de');
  expect(await signedUpIn({ ui_locales: 'fr' }, GERMAN)).toBeNull();
  expect(await signedUpIn({}, GERMAN)).toBeNull();
});

test('a mail has the language of the sign-up that causes it, whenever it is sent', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const browser = new IdentityBrowser(identity.origin, { 'Accept-Language': 'en' });
  const { url } = await openPage('signup', identity.origin, { ui_locales: 'de' }, browser);
  const { email, givenName: given_name, password } = ADA;
  await browser.submit(url, 'signup', { email, given_name, password });
  const { html, subject } = await lastMail(identity, email);
  expect(subject).toMatch(/^Bestätige /);
  expect(html).toContain('<html lang="de">');
});

test('the pages lead to the pages of the app in their language', async () => {
  const { origin } = await serveIdentity();
  const { html } = await openPage('signup', origin, { ui_locales: 'de' });
  expect(html).toContain('href="/de/privacy"');
  expect(html).toContain(`href="${origin}/de/"`);
});
