import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { hashDeckCode } from '#server/deck-codes/deck-code.ts';
import { forget, post, tokenOf } from '#support/identity/by-mail.ts';
import { SoftPasskey } from '#support/identity/authenticator.ts';
import { ADA, IdentityBrowser, openPage, signIn } from '#support/identity/identity-client.ts';
import { serveIdentity, type TestIdentity } from '#support/identity/identity-server.ts';
import { post as postJson } from '#support/identity/passkeys.ts';
import { WHOLE } from '#support/shared/rounds.ts';

const PASSWORDS = ['the first of them', 'the second of them', 'the third of them'];
const STRANGE = 'seven quiet looms by night';

/** Three people with one address, none of whom has proven it, and what each has stored. */
const storeThings = async ({ db, identity }: TestIdentity): Promise<void> => {
  for (const [index, password] of PASSWORDS.entries()) {
    const { id } = await identity.accounts.createBeside({ ...ADA, password });
    const code = crypto.randomUUID().toUpperCase();
    const deck = { code_hash: hashDeckCode(code), mint_run: 'run', expires_at: null, code };
    const note = { kind: 'note', key: 'A01', value: `{"text":"of ${index}"}`, revision: 1 };
    const claimed = { ...deck, claimed_by: id, claimed_at: 1 };
    if (index !== 1) await db.insertInto('deck_codes').values(claimed).execute();
    if (index !== 0) {
      await db
        .insertInto('my_items')
        .values({ ...note, account_id: id })
        .execute();
    }
  }
};

/** What the used accounts have, without what may change, such as which of them holds the address. */
const stored = async ({ db }: TestIdentity, ids: readonly string[]) => ({
  accounts: await db
    .selectFrom('accounts')
    .select(['id', 'email', 'given_name', 'password_hash'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute(),
  decks: await db.selectFrom('deck_codes').selectAll().orderBy('code_hash').execute(),
  items: await db.selectFrom('my_items').selectAll().orderBy('account_id').execute(),
});

/** The one mail's link or code that a reader of the mailbox would use next. */
const newest = async ({ mails }: TestIdentity) => (await mails()).at(-1);

const passkeySignUp = async (identity: TestIdentity): Promise<void> => {
  const { browser, url } = await openPage('signup', identity.origin);
  const send = (step: string, fields: Record<string, string>) =>
    browser.fetch(`${url.pathname}/passkey/${step}`, {
      method: 'POST',
      headers: { Origin: identity.origin },
      body: new URLSearchParams(fields),
    });
  await send('sign-up', { email: ADA.email, given_name: 'Eve' });
  await send('code', { code: (await newest(identity))?.code ?? '000000' });
  const { told } = await postJson(browser, `${url.pathname}/passkey/make-options`, {});
  if (!told.options) return;
  const answer = new SoftPasskey(identity.origin).made(told.options);
  await postJson(browser, `${url.pathname}/passkey/make-answer`, { answer });
};

/** What a stranger can do with an address, also one who reads its mails and knows no password of it. */
const STEPS: Readonly<Record<string, (identity: TestIdentity) => Promise<unknown>>> = {
  'sign up': async (identity) => {
    const { browser, url } = await openPage('signup', identity.origin);
    const fields = { email: ADA.email, given_name: 'Eve', password: STRANGE };
    return browser.submit(url, 'signup', fields).catch(() => undefined);
  },
  'forget the password': ({ origin }) => forget(new IdentityBrowser(origin), ADA.email),
  'set a new password by the newest link': async (identity) => {
    const link = (await newest(identity))?.links.find((address) => address.includes('token='));
    const fields = { token: tokenOf(link ?? ''), given_name: 'Eve', password: STRANGE };
    return post(new IdentityBrowser(identity.origin), '/idp/reset', fields);
  },
  'prove by the newest link': async (identity) => {
    const link = (await newest(identity))?.links.find((address) => address.includes('token='));
    const fields = { token: tokenOf(link ?? ''), given_name: 'Eve', password: STRANGE };
    const browser = new IdentityBrowser(identity.origin);
    return post(browser, '/idp/verify', { ...fields, step: 'takeover' });
  },
  'sign up with a passkey': passkeySignUp,
  'guess a password': ({ origin }) =>
    signIn(origin, { ...ADA, password: 'a guess' }).catch(() => undefined),
  'let a month pass': async (identity) => {
    identity.time.now = (identity.time.now ?? Date.now()) + 40 * 24 * 60 * 60_000;
    await identity.identity.purge();
  },
};

test.each([true, false])(
  'no requests of strangers take anything from accounts in use (mail reaches people: %s)',
  async (mailConfigured) => {
    const sequences = fc.array(fc.constantFrom(...Object.keys(STEPS)), {
      minLength: 4,
      maxLength: 10,
    });
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const identity = await serveIdentity({ mailConfigured });
        await storeThings(identity);
        const ids = (await identity.identity.accounts.list()).map(({ id }) => id);
        const before = await stored(identity, ids);
        for (const step of sequence) await STEPS[step]?.(identity);
        expect(await stored(identity, ids)).toEqual(before);
        for (const password of PASSWORDS) {
          expect(await identity.identity.accounts.verify(ADA.email, password)).toBeDefined();
        }
      }),
      { numRuns: WHOLE ? 15 : 6 },
    );
  },
);
