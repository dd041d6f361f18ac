import { expect, test } from 'vitest';

import { SoftPasskey } from '#support/identity/authenticator.ts';
import { lastCode, lastLink, tokenOf } from '#support/identity/by-mail.ts';
import { IdentityBrowser, openPage, signIn, signUp } from '#support/identity/identity-client.ts';
import { serveIdentity, type TestIdentity } from '#support/identity/identity-server.ts';
import { post } from '#support/identity/passkeys.ts';

const MINUTE = 60_000;
const PASSWORD = 'analytical engine';
const ACCOUNT = '/idp/account';

/** The routes of the app, those of a list of paths once for each, without the patterns of parameters. */
const pathsOf = ({ identity }: TestIdentity): string[] => [
  ...new Set(
    identity.routes
      .map(({ path }) => path)
      .filter((path) => !path.endsWith('*'))
      .flatMap((pattern) => {
        const [list, below] = /:path\{(?:\(\?:)?(.*?)\)?\}/.exec(pattern) ?? [];
        if (list === undefined) return [pattern];
        return (below ?? '').split('|').map((path) => pattern.replace(list, path));
      }),
  ),
];

/** What changes a way into an account. Each row asks for a proof of the last five minutes. */
const CHANGING: readonly string[] = [
  '/account/password',
  '/account/email/code',
  '/account/confirm-email',
  '/account/passkeys/add',
  '/account/passkeys/remove',
  '/account/sessions/end',
  '/account/sessions/end-all',
  '/interaction/:uid{[\\w-]+}/passkey/offer-answer',
];

/** A person of their own, with everything in hand that any row could want, but for the password. */
const equip = async (identity: TestIdentity, email: string) => {
  const { db, origin, time } = identity;
  const browser = new IdentityBrowser(origin);
  await signUp(origin, { email, givenName: 'Ada', password: PASSWORD }, browser);
  const { id } = (await identity.identity.accounts.findByEmail(email)) ?? { id: '' };
  await identity.identity.accounts.markVerified(id);
  const ask = (step: string, fields = {}) =>
    post(browser, `${ACCOUNT}/passkeys/${step}`, { account: id, ...fields });
  const passkeyFor = async (asked: ReturnType<typeof post>) => {
    const { told } = await asked;
    const passkey = new SoftPasskey(origin);
    return {
      id: passkey.id,
      answer: passkey.made(told.options ?? { challenge: '', user: { id: '' } }),
    };
  };
  const own = await passkeyFor(ask('options'));
  await ask('add', { answer: own.answer });
  const sessions = db
    .selectFrom('account_sessions')
    .select('session_uid')
    .where('account_id', '=', id);
  const { session_uid: current } = await sessions.executeTakeFirstOrThrow();
  await signIn(origin, { email, password: PASSWORD });
  const other = await sessions.where('session_uid', '<>', current).executeTakeFirstOrThrow();
  const asked = { account: id, email: `new-${email}` };
  const form = { method: 'POST', headers: { Origin: origin }, body: new URLSearchParams(asked) };
  await browser.fetch(`${ACCOUNT}/email`, form);
  // A sign-in by password that rests at the offer of a passkey.
  const { url } = await openPage('login', origin, { prompt: 'login' }, browser);
  const typed = new URLSearchParams({ email, password: PASSWORD });
  await browser.fetch(`${url.pathname}/signin`, { ...form, body: typed });
  time.now = (time.now ?? Date.now()) + 4 * MINUTE;
  const added = await passkeyFor(ask('options'));
  const offered = await passkeyFor(post(browser, `${url.pathname}/passkey/offer-options`));
  const fields = {
    ...asked,
    given_name: 'Eve',
    password: 'seven quiet looms by night',
    code: await lastCode(identity, asked.email),
    token: tokenOf(await lastLink(identity, asked.email)),
    session: other.session_uid,
    passkey: own.id,
  };
  return {
    id,
    own: current,
    send: async (path: string) => {
      const address = `/idp${path.replace(/\/:uid\{.*?\}/, url.pathname.replace(/^.*(?=\/)/, ''))}`;
      await (await browser.fetch(address)).body?.cancel();
      const { answer } = path.includes('offer') ? offered : added;
      const body = new URLSearchParams({ ...fields, answer });
      await (await browser.fetch(address, { ...form, body })).body?.cancel();
    },
  };
};

type Equipped = Awaited<ReturnType<typeof equip>>;

/** All ways into an account, and whether a proof is recent. */
const waysIn = async ({ db, time }: TestIdentity, { id, own }: Equipped): Promise<string> => {
  const sessions = await db
    .selectFrom('account_sessions')
    .select(['session_uid', 'proved_at'])
    .where('account_id', '=', id)
    .execute();
  return JSON.stringify([
    await db
      .selectFrom('accounts')
      .select(['email', 'password_hash', 'disabled_at'])
      .where('id', '=', id)
      .execute(),
    await db.selectFrom('passkeys').select('id').where('account_id', '=', id).execute(),
    sessions.filter(({ session_uid }) => session_uid !== own).length,
    sessions.some(({ proved_at }) => proved_at > (time.now ?? 0) - 4 * MINUTE),
  ]);
};

/** What a person has in hand: a row that uses it up leaves the next one too little. */
const inHand = async ({ db }: TestIdentity, { id, own }: Equipped): Promise<string> =>
  JSON.stringify([
    await db.selectFrom('proofs').selectAll().where('account_id', '=', id).execute(),
    await db.selectFrom('passkey_challenges').selectAll().execute(),
    await db
      .selectFrom('account_sessions')
      .select('account_id')
      .where('session_uid', '=', own)
      .execute(),
    await db.selectFrom('oidc_payloads').select('kind').where('session_uid', '=', own).execute(),
    await db.selectFrom('oidc_payloads').select('id').where('kind', '=', 'Interaction').execute(),
  ]);

/** Sends to each path and tells which changed a way in. */
const changing = async (
  identity: TestIdentity,
  paths: readonly string[],
  ageMs: number,
): Promise<string[]> => {
  const changed: string[] = [];
  let person: Equipped | undefined;
  for (const [index, path] of paths.entries()) {
    if (person === undefined) {
      person = await equip(identity, `ada-${index}@example.com`);
      identity.time.now = (identity.time.now ?? 0) + ageMs;
    }
    const before = [await waysIn(identity, person), await inHand(identity, person)];
    await person.send(path);
    const after = [await waysIn(identity, person), await inHand(identity, person)];
    if (after[0] !== before[0]) changed.push(path);
    if (after.join() !== before.join()) person = undefined;
  }
  return changed;
};

test('what changes a way in needs a proof of the last five minutes, row by row', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const paths = pathsOf(identity);
  expect(paths).toEqual(expect.arrayContaining([...CHANGING]));
  expect(await changing(identity, paths, 2 * MINUTE)).toEqual([]);
});

test('with such a proof each of them changes it', async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  expect(await changing(identity, CHANGING, 0)).toEqual(CHANGING);
});
