import { expect, test } from 'vitest';

import { post } from '#support/identity/by-mail.ts';
import {
  ADA,
  IdentityBrowser,
  openPage,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity, type TestIdentity } from '#support/identity/identity-server.ts';

const PASSWORD = 'seven quiet looms by night';

/** One mailbox, in the spellings that got past a limit which compares text. */
const SPELLINGS = [
  'victim@mail.example',
  'VICTIM@Mail.Example',
  'victim+news@mail.example',
  'victim+1+2@mail.example',
  'victim\uff0btag@mail.example',
  '\uff56ictim@mail.example',
  'victim@\uff4dail.example',
  'victim@mail\u3002example',
  'victim@mail.example.',
  'victim@mail.example\u3002',
  'victim@mai\u200bl.example',
  'vic\u00adtim@mail.example',
  'victim@mail.exam\u2060ple',
];

const spelling = (round: number): string => SPELLINGS[round % SPELLINGS.length] ?? '';

/** How many mails went to anybody but the stranger's own address. */
const toVictim = async ({ mails }: TestIdentity): Promise<number> =>
  (await mails()).filter(({ to }) => to !== ADA.email).length;

const submit = async (
  { origin }: TestIdentity,
  path: string,
  fields: Readonly<Record<string, string>>,
) => {
  const { browser, url } = await openPage('signup', origin);
  return browser.fetch(`${url.pathname}/${path}`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
  });
};

test('forty sign-ups of either kind with one mailbox, however it is spelt, bring three mails each', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  for (let round = 0; round < 40; round += 1) {
    const person = { email: spelling(round), given_name: 'Eve' };
    await submit(identity, 'signup', { ...person, password: `${PASSWORD} ${round}` });
    await submit(identity, 'passkey/sign-up', person);
    await identity.mails();
  }
  expect(await toVictim(identity)).toBe(3 + 3);
});

test('forty changes to one mailbox, asked for by many accounts, bring three mails', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  for (let round = 0; round < 40; round += 1) {
    const email = round % 5 === 0 ? `stranger-${round}@example.com` : undefined;
    if (email !== undefined) {
      await identity.identity.accounts.create({ ...ADA, email, verified: true });
    }
  }
  let asked = 0;
  for (const { email, id } of await identity.identity.accounts.list()) {
    const browser = new IdentityBrowser(identity.origin);
    await signIn(identity.origin, { ...ADA, email }, browser);
    for (let round = 0; round < 5; round += 1, asked += 1) {
      await post(browser, '/idp/account/email', { account: id, email: spelling(asked) });
      await identity.mails();
    }
  }
  expect([asked, await toVictim(identity)]).toEqual([40, 3]);
});

test('all pages together bring one mailbox three links for a new password and six other mails', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const browser = new IdentityBrowser(identity.origin);
  const { accounts } = identity.identity;
  const own = await accounts.create({ ...ADA, verified: true });
  await signIn(identity.origin, ADA, browser);
  for (let round = 0; round < 13; round += 1) {
    const email = spelling(round);
    const person = { email, given_name: 'Eve' };
    await submit(identity, 'signup', { ...person, password: PASSWORD });
    await submit(identity, 'passkey/sign-up', person);
    await post(browser, '/idp/account/email', { account: own?.id ?? '', email });
    await post(browser, '/idp/forgot', { email });
    await identity.mails();
  }
  const sent = (await identity.mails()).filter(({ to }) => to !== ADA.email);
  const resets = sent.filter(({ subject }) => subject === 'Set a new password for DCK');
  expect([sent.length - resets.length, resets.length]).toEqual([6, 3]);
});

test('an account with an address of others cannot have its notices sent there without end', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const browser = new IdentityBrowser(identity.origin);
  let password = PASSWORD;
  await signUp(identity.origin, { ...ADA, email: SPELLINGS[0] ?? '', password }, browser);
  const [account] = await identity.identity.accounts.list();
  for (let round = 0; round < 6; round += 1) {
    const fields = { account: account?.id ?? '', current_password: password };
    password = `${PASSWORD} ${round}`;
    await post(browser, '/idp/account/password', { ...fields, password });
    await identity.mails();
  }
  expect(await identity.identity.accounts.isPassword(account?.id ?? '', password)).toBe(true);
  expect(await toVictim(identity)).toBe(3);
});

test('the owner of a proven address hears of every change, whatever a stranger has used up', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const { accounts } = identity.identity;
  const account = await accounts.create({ ...ADA, verified: true });
  for (let round = 0; round < 5; round += 1) {
    await submit(identity, 'passkey/sign-up', { email: ADA.email, given_name: 'Eve' });
  }
  const browser = new IdentityBrowser(identity.origin);
  await signIn(identity.origin, ADA, browser);
  const fields = { account: account?.id ?? '', current_password: ADA.password };
  await post(browser, '/idp/account/password', { ...fields, password: PASSWORD });
  const subjects = (await identity.mails()).map(({ subject }) => subject);
  expect(subjects).toContain('Your DCK password was changed');
});

test('twenty codes a day are tried for one mailbox, also for changes of many accounts', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const { accounts } = identity.identity;
  const start = Date.now();
  let looked = 0;
  for (let round = 0; round < 8; round += 1) {
    identity.time.now = start + round * 20 * 60_000;
    const email = `stranger-${round}@example.com`;
    const account = await accounts.create({ ...ADA, email, verified: true });
    const browser = new IdentityBrowser(identity.origin);
    await signIn(identity.origin, { ...ADA, email }, browser);
    const send = (path: string, fields: Record<string, string>) =>
      post(browser, `/idp/account/${path}`, { account: account?.id ?? '', ...fields });
    await send('email', { email: `victim+${round}@mail.example` });
    const code = (await identity.mails()).at(-1)?.code === '000000' ? '111111' : '000000';
    for (let left = 5; left > 0; left -= 1) {
      const { response } = await send('email/code', { code });
      if (!(await response.text()).includes('Too many tries.')) looked += 1;
    }
  }
  expect(looked).toBe(20);
});

test.each([
  ['a zero-width space', 'x@v\u200bictim.example'],
  ['a soft hyphen in its name', 'x\u00ady@victim.example'],
  ['a word joiner', 'x@victim\u2060.example'],
  ['a filler without a glyph', 'x\u3164@victim.example'],
  ['an escaped letter', 'x@v%69ctim.example'],
  ['a path', 'x@victim.example/a.example'],
])('an email with %s makes no account', async (_what, email) => {
  const identity = await serveIdentity({ mailConfigured: true });
  const answer = await submit(identity, 'signup', { email, given_name: 'Eve', password: PASSWORD });
  expect([answer.status, await identity.identity.accounts.list()]).toEqual([422, []]);
});

test.each([
  'x@b\u00fccher.example',
  'x@B\u00dcCHER.example',
  'x@\uff42\u00fccher.example',
  'x@xn--bcher-kva.example',
])('%s is the account of one address, however its domain is written', async (email) => {
  const { identity, origin } = await serveIdentity();
  await signUp(origin, { ...ADA, email: 'x@xn--bcher-kva.example' });
  await expect(signUp(origin, { ...ADA, email })).rejects.toThrow(/No code/);
  expect(await identity.accounts.list()).toHaveLength(1);
  await signIn(origin, { ...ADA, email });
});

test.each(['x@b\u00fccher.example', 'x@v\u200bictim.example', '\uff58@example.com'])(
  'the account of an earlier edition with %s signs in, and gets a new password',
  async (email) => {
    const identity = await serveIdentity({ mailConfigured: true });
    const { accounts } = identity.identity;
    const account = await accounts.create({ ...ADA, email: 'old@example.com' });
    const id = account?.id ?? '';
    // As the edition before stored it.
    await identity.db
      .updateTable('accounts')
      .set({ email, verified_at: 1 })
      .where('id', '=', id)
      .execute();
    await signIn(identity.origin, { ...ADA, email });
    const browser = new IdentityBrowser(identity.origin);
    await post(browser, '/idp/forgot', { email });
    const link = (await identity.mails()).at(-1)?.links[0] ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    await post(browser, '/idp/reset', { token, password: PASSWORD });
    await signIn(identity.origin, { ...ADA, email, password: PASSWORD });
    expect((await accounts.list()).map((found) => found.id)).toEqual([id]);
  },
);
