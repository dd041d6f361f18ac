import { expect, test } from 'vitest';

import { serveAccount } from '#support/identity/account-pages.ts';
import {
  ADA,
  authorizationRequest,
  IdentityBrowser,
  refresh,
  signIn,
} from '#support/identity/identity-client.ts';

const MINUTE = 60_000;
const NEW = 'seven quiet looms by night';

test('a new password counts, the old one no more', async () => {
  const { ada, events, origin, pass, post } = await serveAccount();
  pass(1);
  const answer = await post(ada.browser, '/password', { password: NEW });
  expect(answer.headers.get('Location')).toBe('/idp/account?done=password');
  await expect(signIn(origin, ADA)).rejects.toThrow('No code');
  await signIn(origin, { ...ADA, password: NEW });
  expect(await events()).toContain('password-changed');
});

test('every other session ends with a new password, and this one goes on', async () => {
  const { ada, another, origin, post } = await serveAccount();
  const phone = await another();
  await post(ada.browser, '/password', { password: NEW });
  expect((await refresh(origin, phone.tokens.refresh_token)).status).toBe(400);
  const elsewhere = await phone.browser.start('oauth2/authorize', authorizationRequest(origin));
  expect(elsewhere.url.pathname).toMatch(/^\/idp\/interaction\//);
  expect((await refresh(origin, ada.tokens.refresh_token)).status).toBe(200);
  const here = await ada.browser.start('oauth2/authorize', authorizationRequest(origin));
  expect(here.url.searchParams.has('code')).toBe(true);
});

test('a mail tells of a new password', async () => {
  const { ada, mails, post } = await serveAccount();
  await post(ada.browser, '/password', { password: NEW });
  const told = (await mails()).map(({ subject, to }) => [to, subject]);
  expect(told).toContainEqual([ADA.email, 'Your DCK password was changed']);
});

test('a link for a forgotten password that was sent before counts no more', async () => {
  const { accountId, ada, db, post } = await serveAccount();
  const row = {
    account_id: accountId,
    kind: 'reset',
    email: ADA.email,
    mail_id: 'mail',
    token_hash: 'hash',
    code_hash: null,
    details: '{}',
    tries: 0,
    created_at: Date.now(),
    expires_at: Date.now() + MINUTE,
  };
  await db.insertInto('proofs').values(row).execute();
  await post(ada.browser, '/password', { password: NEW });
  const left = await db
    .selectFrom('proofs')
    .select('token_hash')
    .where('kind', '=', 'reset')
    .where('token_hash', 'is not', null)
    .execute();
  expect(left).toEqual([]);
});

test('after five minutes the current password is asked for on the same page', async () => {
  const { ada, identity, pass, post, read } = await serveAccount();
  pass(5 * MINUTE);
  expect(await read(ada.browser, '/password')).toContain('Current password');
  const without = await post(ada.browser, '/password', { password: NEW });
  expect(without.status).toBe(422);
  const wrong = { password: NEW, current_password: 'a guess' };
  const refused = await post(ada.browser, '/password', wrong);
  expect(refused.status).toBe(422);
  expect(await refused.text()).not.toContain(NEW);
  expect(await identity.accounts.verify(ADA.email, ADA.password)).toBeDefined();
  const right = { password: NEW, current_password: ADA.password };
  expect((await post(ada.browser, '/password', right)).status).toBe(303);
  expect(await identity.accounts.verify(ADA.email, NEW)).toBeDefined();
});

test.each([
  ['short', 'short'],
  ['empty', ''],
  ['their own email', ADA.email],
  ['too long', 'a b '.repeat(100)],
])('a new password that is %s is refused in place', async (_case, password) => {
  const { ada, identity, post } = await serveAccount();
  const answer = await post(ada.browser, '/password', { password });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('class="problem"');
  expect(await identity.accounts.verify(ADA.email, ADA.password)).toBeDefined();
});

test('an account with passkeys alone signs in once more before it sets a password', async () => {
  const { accountId, ada, identity, origin, pass, post } = await serveAccount();
  await identity.accounts.setPassword(accountId, undefined);
  expect((await post(ada.browser, '/password', { password: NEW })).status).toBe(303);
  await identity.accounts.setPassword(accountId, undefined);
  pass(5 * MINUTE);
  const late = await post(ada.browser, '/password', { password: NEW });
  expect(late.headers.get('Location')).toContain(`${origin}/idp/oauth2/authorize?`);
  expect((await identity.accounts.find(accountId))?.hasPassword).toBe(false);
});

test('a password change requires a session', async () => {
  const { identity, origin, post } = await serveAccount();
  const answer = await post(new IdentityBrowser(origin), '/password', { password: NEW });
  expect(answer.status).toBe(401);
  expect(await identity.accounts.verify(ADA.email, ADA.password)).toBeDefined();
});
