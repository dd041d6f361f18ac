import { expect, test } from 'vitest';

import { ADA, openPage, signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

test('says the password rule before it is broken and names the fields for autofill', async () => {
  const { origin } = await serveIdentity();
  const { html, response } = await openPage('signup', origin);
  expect(response.status).toBe(200);
  expect(html).toContain('At least 10 characters');
  expect(html).toMatch(/<label for="email">Email<\/label>/);
  expect(html).toMatch(/<label for="givenName">Given name<\/label>/);
  expect(html).toMatch(/<label for="password">Password<\/label>/);
  expect(html).toMatch(/autocomplete="new-password"/);
  expect(html).toMatch(/>\s*Sign up\s*<\/button>/);
  expect(html).toMatch(/href="\/idp\/interaction\/[\w-]+\/signin"/);
});

test('the sign-up page links terms and privacy notice', async () => {
  const { origin } = await serveIdentity();
  const { html } = await openPage('signup', origin);
  expect(html).toMatch(/<a href="\/terms">terms<\/a>/);
  expect(html).toMatch(/<a href="\/privacy">privacy notice<\/a>/);
});

test('lets a person change between sign-up and sign-in without losing the way', async () => {
  const { origin } = await serveIdentity();
  await signUp(origin, ADA);
  const { browser, url } = await openPage('signup', origin);
  const other = await browser.open(`${url.pathname}/signin`);
  expect(await other.response.text()).toContain('Welcome back.');
  const back = await browser.submit(other.url, 'signin', ADA);
  expect(back.url.searchParams.has('code')).toBe(true);
});

test('shows each error beside its field and keeps what was typed, save the password', async () => {
  const { origin } = await serveIdentity();
  const { browser, url } = await openPage('signup', origin);
  const fields = { email: 'ada"><b>', given_name: 'Ada & <i>', password: 'too short' };
  const { response } = await browser.submit(url, 'signup', fields);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('value="ada&quot;&gt;&lt;b&gt;"');
  expect(html).toContain('value="Ada &amp; &lt;i&gt;"');
  expect(html).not.toContain('too short');
  expect(html).toMatch(
    /id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-problem"[^>]*autofocus/,
  );
  expect(html).toMatch(/id="password"[^>]*aria-describedby="password-hint password-problem"/);
  expect(html).toContain('role="alert"');
});

test.each([
  ['passwordpassword'],
  ['1234567890'],
  ['aaaaaaaaaaaa'],
  ['ada.lovelace@example.com'],
  ['Ada.Lovelace'],
])('refuses the password %s', async (password) => {
  const { identity, origin } = await serveIdentity();
  const { browser, url } = await openPage('signup', origin);
  const fields = { email: 'ada.lovelace@example.com', given_name: 'Ada', password };
  const { response } = await browser.submit(url, 'signup', fields);
  expect(response.status).toBe(422);
  expect(await identity.accounts.list()).toEqual([]);
});

test('says that an email is taken, whatever its case, with a way to sign in', async () => {
  const { identity, origin } = await serveIdentity();
  await signUp(origin, ADA);
  const { browser, url } = await openPage('signup', origin);
  const fields = { email: ' ADA@example.COM ', given_name: 'Eve', password: 'another password' };
  const { response } = await browser.submit(url, 'signup', fields);
  const html = await response.text();
  expect(html).toContain('There is already an account with this email.');
  expect(html).toContain('Sign in instead');
  expect(await identity.accounts.list()).toHaveLength(1);
});

test('sends an entry without parameters to the start page', async () => {
  const { origin } = await serveIdentity();
  for (const entry of ['login', 'signup', '']) {
    const response = await fetch(`${origin}/idp/${entry}`, { redirect: 'manual' });
    expect(response.headers.get('Location')).toBe(`${origin}/`);
  }
});
