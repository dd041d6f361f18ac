import { expect, test } from 'vitest';

import { serveAccount, type AccountTest } from '#support/identity/account-pages.ts';
import { SoftPasskey } from '#support/identity/authenticator.ts';
import { post } from '#support/identity/passkeys.ts';

const MINUTE = 60_000;
const PASSKEYS = '/idp/account/passkeys';

/** What the script of the page sends, for Ada's own account. */
const ask = ({ accountId, ada }: AccountTest, step: string, answer?: string) =>
  post(ada.browser, `${PASSKEYS}/${step}`, {
    account: accountId,
    ...(answer !== undefined && { answer }),
  });

const optionsOf = async (account: AccountTest, step: string) => {
  const { told } = await ask(account, step);
  if (!told.options) throw new Error(`No options: ${JSON.stringify(told)}`);
  return told.options;
};

/** Ada with a passkey that she has added on her account page. */
const withPasskey = async () => {
  const account = await serveAccount();
  const passkey = new SoftPasskey(account.origin);
  const { told } = await ask(account, 'add', passkey.made(await optionsOf(account, 'options')));
  expect(told.location).toBe('/idp/account?done=passkey');
  return { account, passkey };
};

test('the account page lists a passkey with its name, its age and where it works', async () => {
  const { account } = await withPasskey();
  const html = await account.read(account.ada.browser, '?done=passkey');
  expect(html).toContain('Your passkey is added.');
  expect(html).toContain('This device only');
  expect(html).toContain('not used yet');
});

test('a passkey is added to the account of the page alone', async () => {
  const account = await serveAccount();
  const { status, told } = await post(account.ada.browser, `${PASSKEYS}/options`, {
    account: 'somebody else',
  });
  expect([status, told.message]).toEqual([
    409,
    'Another account is signed in now. Please load this page again.',
  ]);
});

test('an older sign-in requires re-authentication first', async () => {
  const account = await serveAccount();
  account.pass(6 * MINUTE);
  const { told } = await ask(account, 'options');
  expect(told.location).toBe(`${PASSKEYS}/confirm`);
  expect(await account.read(account.ada.browser, '/passkeys/confirm')).toContain(
    'Confirm it is you',
  );
  const wrong = await account.post(account.ada.browser, '/passkeys/confirm', {
    current_password: 'not the password',
  });
  expect(wrong.status).toBe(422);
  const right = await account.post(account.ada.browser, '/passkeys/confirm', {
    current_password: 'analytical engine',
  });
  expect(right.headers.get('Location')).toBe('/idp/account?done=confirmed');
  expect((await ask(account, 'options')).told.options).toBeDefined();
});

test('an answer that comes after the proof has grown old adds nothing', async () => {
  const account = await serveAccount();
  const made = new SoftPasskey(account.origin).made(await optionsOf(account, 'options'));
  account.pass(6 * MINUTE);
  expect((await ask(account, 'add', made)).told.location).toBe(`${PASSKEYS}/confirm`);
  expect(await account.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
});

test('a passkey confirms as well as the password', async () => {
  const { account, passkey } = await withPasskey();
  account.pass(6 * MINUTE);
  const removal = { passkey: passkey.id };
  const question = await account.post(account.ada.browser, '/passkeys/remove', removal);
  expect(await question.text()).toContain('Confirm with a passkey');
  const options = await optionsOf(account, 'confirm-options');
  const { told } = await ask(account, 'confirm-answer', passkey.signed(options));
  expect(told).toEqual({ confirmed: true });
  const done = await account.post(account.ada.browser, '/passkeys/remove', removal);
  expect(done.headers.get('Location')).toBe('/idp/account?done=passkey-gone');
});

test('a passkey of another account confirms nothing', async () => {
  const { account, passkey } = await withPasskey();
  const eve = await account.identity.accounts.create({
    email: 'eve@example.com',
    givenName: 'Eve',
    password: 'another long one',
  });
  await account.db
    .updateTable('passkeys')
    .set({ account_id: eve?.id ?? '' })
    .execute();
  account.pass(6 * MINUTE);
  const options = await optionsOf(account, 'confirm-options');
  const userHandle = Buffer.from(eve?.id ?? '').toString('base64url');
  const { status } = await ask(account, 'confirm-answer', passkey.signed(options, { userHandle }));
  expect(status).toBe(422);
  expect((await ask(account, 'options')).told.location).toBe(`${PASSKEYS}/confirm`);
});

test('an answer to a sign-in is none to the question who it is', async () => {
  const { account, passkey } = await withPasskey();
  account.pass(6 * MINUTE);
  const options = await optionsOf(account, 'confirm-options');
  const signed = passkey.signed(options);
  expect((await ask(account, 'confirm-answer', signed)).status).toBe(200);
  account.pass(6 * MINUTE);
  expect((await ask(account, 'confirm-answer', signed)).status).toBe(422);
});

test('a passkey gets another name, which is shown as it was typed', async () => {
  const { account, passkey } = await withPasskey();
  const { ada } = account;
  expect(await account.read(ada.browser, `/passkeys/rename?passkey=${passkey.id}`)).toContain(
    'Name',
  );
  const rename = (passkey_name: string) =>
    account.post(ada.browser, '/passkeys/rename', { passkey: passkey.id, passkey_name });
  expect((await rename(' ')).status).toBe(422);
  expect((await rename('a'.repeat(61))).status).toBe(422);
  expect((await rename('a\u202eb')).status).toBe(422);
  expect((await rename('<b>Phone</b>')).status).toBe(303);
  expect(await account.read(ada.browser)).toContain('<strong>&lt;b&gt;Phone&lt;/b&gt;</strong>');
});

test('an account cannot rename or remove a passkey of another account', async () => {
  const { account, passkey } = await withPasskey();
  const eve = await account.identity.accounts.create({
    email: 'eve@example.com',
    givenName: 'Eve',
    password: 'another long one',
  });
  await account.db
    .updateTable('passkeys')
    .set({ account_id: eve?.id ?? '' })
    .execute();
  const { browser } = account.ada;
  const fields = { passkey: passkey.id, passkey_name: 'Mine' };
  expect((await account.post(browser, '/passkeys/rename', fields)).status).toBe(404);
  await account.post(browser, '/passkeys/remove', fields);
  const rows = await account.db.selectFrom('passkeys').select(['name', 'account_id']).execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.name).not.toBe('Mine');
});

test('a malformed passkey id is answered as unknown', async () => {
  const { account } = await withPasskey();
  const { browser } = account.ada;
  for (const id of ['\0', '', 'x'.repeat(5000), '"><script>']) {
    const page = await browser.fetch(`${PASSKEYS}/rename?passkey=${encodeURIComponent(id)}`);
    expect(page.status).toBe(404);
    const fields = { passkey: id, passkey_name: 'Mine' };
    expect((await account.post(browser, '/passkeys/rename', fields)).status).toBe(404);
    expect((await account.post(browser, '/passkeys/remove', fields)).status).toBe(303);
  }
  expect(await account.db.selectFrom('passkeys').selectAll().execute()).toHaveLength(1);
});

test('the only way in stays, with a word on what to do', async () => {
  const { account, passkey } = await withPasskey();
  await account.identity.accounts.setPassword(account.accountId, undefined);
  await account.db.updateTable('accounts').set({ verified_at: null }).execute();
  const answer = await account.post(account.ada.browser, '/passkeys/remove', {
    passkey: passkey.id,
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('This passkey is your only way in.');
  expect(await account.db.selectFrom('passkeys').selectAll().execute()).toHaveLength(1);
});

test('a page of another origin adds and confirms nothing', async () => {
  const { account } = await withPasskey();
  for (const step of ['options', 'add', 'confirm-options', 'confirm-answer', 'remove', 'rename']) {
    const answer = await account.post(
      account.ada.browser,
      `/passkeys/${step}`,
      {},
      {
        Origin: 'https://evil.example',
      },
    );
    expect(answer.status).toBe(403);
  }
});

test('a browser without a session is redirected to the sign-in', async () => {
  const { account } = await withPasskey();
  await account.db.deleteFrom('account_sessions').execute();
  expect((await ask(account, 'options')).told.location).toBe('/idp/account');
});
