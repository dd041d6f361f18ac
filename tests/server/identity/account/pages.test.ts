import { expect, test } from 'vitest';

import { ACCOUNT, filledIn, serveAccount } from '#support/identity/account-pages.ts';
import { ADA, IdentityBrowser, signUp } from '#support/identity/identity-client.ts';

const MINUTE = 60_000;

test('a visitor is sent to the sign-in page and back, with a clean address', async () => {
  const { origin } = await serveAccount();
  const browser = new IdentityBrowser(origin);
  const asked = await browser.open(ACCOUNT);
  expect(asked.url.pathname).toMatch(/^\/idp\/interaction\//);
  const { email, password } = ADA;
  const back = await browser.submit(asked.url, 'signin', { email, password });
  expect(back.url.href).toBe(`${origin}${ACCOUNT}`);
  expect(await back.response.text()).toContain('Your account.');
});

test('a page with a form is come back to', async () => {
  const { origin } = await serveAccount();
  const browser = new IdentityBrowser(origin);
  const asked = await browser.open(`${ACCOUNT}/password`);
  const { email, password } = ADA;
  const back = await browser.submit(asked.url, 'signin', { email, password });
  expect(back.url.href).toBe(`${origin}${ACCOUNT}/password`);
});

test.each([
  ['//evil.example'],
  ['https://evil.example/'],
  ['/\\evil.example'],
  ['../../logout'],
  ['name/../../x'],
  ['constructor'],
])('a made-up way back, %s, leads to the account and nowhere else', async (state) => {
  const { ada, origin } = await serveAccount();
  const query = new URLSearchParams({ state, iss: 'x' });
  const answer = await ada.browser.fetch(`${ACCOUNT}?${query}`);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, ACCOUNT]);
  const stranger = await new IdentityBrowser(origin).fetch(`${ACCOUNT}?${query}`);
  expect([stranger.status, stranger.headers.get('Location')]).toEqual([400, null]);
});

test('the client of the pages gets no code and no tokens', async () => {
  const { ada, origin } = await serveAccount();
  const query = (type: string) =>
    new URLSearchParams({
      client_id: 'dck-account',
      response_type: type,
      scope: 'openid',
      redirect_uri: `${origin}${ACCOUNT}`,
      state: 'account',
    });
  const none = await ada.browser.fetch(`/idp/oauth2/authorize?${query('none')}`);
  expect(none.headers.get('Location')).not.toContain('code=');
  const code = await ada.browser.fetch(`/idp/oauth2/authorize?${query('code')}`);
  expect(code.headers.get('Location')).toContain('error=invalid_request');
});

test('a new name is there at once, and in the tokens of the next refresh', async () => {
  const { accountId, ada, events, identity, post, read } = await serveAccount();
  const answer = await post(ada.browser, '/name', { given_name: ' Augusta ' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${ACCOUNT}?done=name`]);
  expect((await identity.accounts.find(accountId))?.givenName).toBe('Augusta');
  expect(await read(ada.browser, '?done=name')).toContain('Your name is changed.');
  expect(await events()).toEqual(['name-changed', 'signed-in']);
});

test.each([
  ['nothing', ''],
  ['a line break', 'Ada\r\nBcc: all@example.com'],
  ['321 characters', 'a'.repeat(321)],
  ['a mark that turns the text around', 'Ada\u202egro.live'],
])('a name of %s is refused in place, and what was typed stays', async (_case, given_name) => {
  const { accountId, ada, identity, post } = await serveAccount();
  const answer = await post(ada.browser, '/name', { given_name });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('class="problem"');
  expect((await identity.accounts.find(accountId))?.givenName).toBe('Ada');
});

test('what a person is called is text on the page, whatever it holds', async () => {
  const { ada, post, read } = await serveAccount();
  await post(ada.browser, '/name', { given_name: '<img src=x onerror=alert(1)>"' });
  const html = await read(ada.browser);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
});

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['a site beside it', { 'Sec-Fetch-Site': 'same-site' }],
])('a form posted from %s changes nothing', async (_case, headers) => {
  const { accountId, ada, identity, post } = await serveAccount();
  const answer = await post(ada.browser, '/name', { given_name: 'Eve' }, headers);
  expect(answer.status).toBe(403);
  expect((await identity.accounts.find(accountId))?.givenName).toBe('Ada');
});

test('a form whose session has ended in between changes nothing and says so', async () => {
  const { accountId, ada, another, db, identity, post } = await serveAccount();
  const phone = await another();
  const { session_uid } = await db
    .selectFrom('account_sessions')
    .select('session_uid')
    .orderBy('started_at')
    .executeTakeFirstOrThrow();
  await post(phone.browser, '/sessions/end', { session: session_uid });
  const answer = await post(ada.browser, '/name', { given_name: 'Late' });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('You are signed out.');
  expect((await identity.accounts.find(accountId))?.givenName).toBe('Ada');
});

test('a form of another account that was signed in before changes nothing', async () => {
  const { ada, identity, origin, post } = await serveAccount();
  const bea = { email: 'bea@example.com', givenName: 'Bea', password: 'bernoulli numbers' };
  await signUp(origin, bea, ada.browser);
  const answer = await post(ada.browser, '/name', { given_name: 'Ada again' });
  expect(answer.status).toBe(409);
  expect((await identity.accounts.findByEmail(bea.email))?.givenName).toBe('Bea');
});

test('five minutes after the last proof the password is asked for, and nothing typed is lost', async () => {
  const { accountId, ada, events, identity, pass, post } = await serveAccount();
  pass(5 * MINUTE);
  const asked = await post(ada.browser, '/name', { given_name: 'Augusta' });
  const html = await asked.text();
  expect([asked.status, html.includes('Confirm it is you.')]).toEqual([200, true]);
  const wrong = await post(ada.browser, '/name', filledIn(html, { current_password: 'not this' }));
  const again = await wrong.text();
  expect([wrong.status, again.includes('That is not your password.')]).toEqual([422, true]);
  expect((await identity.accounts.find(accountId))?.givenName).toBe('Ada');
  pass(1);
  const typed = filledIn(again, { current_password: ADA.password });
  expect((await post(ada.browser, '/name', typed)).status).toBe(303);
  expect((await identity.accounts.find(accountId))?.givenName).toBe('Augusta');
  expect(await events()).toEqual(['name-changed', 'wrong-password', 'signed-in']);
  pass(4 * MINUTE);
  expect((await post(ada.browser, '/name', { given_name: 'Ada' })).status).toBe(303);
});

test('a proof by a clock that was ahead counts no more once it is right', async () => {
  const { ada, pass, post } = await serveAccount();
  pass(-6 * MINUTE);
  const asked = await post(ada.browser, '/name', { given_name: 'Eve' });
  expect([asked.status, await asked.text()]).toEqual([
    200,
    expect.stringContaining('Confirm it is you.'),
  ]);
});

test('password tries in an open browser are limited; a new sign-in lifts the limit', async () => {
  const { ada, another, pass, post } = await serveAccount();
  pass(5 * MINUTE);
  const answer = () =>
    post(ada.browser, '/name', { given_name: 'Eve', current_password: 'a guess' });
  for (let tries = 0; tries < 10; tries += 1) expect((await answer()).status).toBe(422);
  const refused = await answer();
  expect(refused.status).toBe(429);
  const right = { given_name: 'Eve', current_password: ADA.password };
  expect((await post(ada.browser, '/name', right)).status).toBe(429);
  const owner = await another();
  expect((await post(owner.browser, '/name', { given_name: 'Ada' })).status).toBe(303);
});

test('a disabled account has no pages', async () => {
  const { accountId, ada, identity, post } = await serveAccount();
  await identity.accounts.setDisabled(accountId, true);
  expect((await post(ada.browser, '/name', { given_name: 'Eve' })).status).toBe(401);
  const { url } = await ada.browser.open(ACCOUNT);
  expect(url.pathname).toMatch(/^\/idp\/interaction\//);
});

test.each([['/nothing'], ['/name/more'], ['/sessions/end'], ['/email/code'], ['/sign-in/x']])(
  'there is nothing to read at %s',
  async (path) => {
    const { ada } = await serveAccount();
    expect((await ada.browser.fetch(`${ACCOUNT}${path}`)).status).toBe(404);
  },
);
