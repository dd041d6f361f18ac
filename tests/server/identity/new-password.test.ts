import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';

import { passwordProblem } from '#server/identity/new-password/rule.ts';
import { IdentityBrowser, openPage } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { sample } from '#support/shared/rounds.ts';

const NOBODY = { email: '', givenName: '' };
const ADA = { email: 'ada.lovelace+dck@example.com', givenName: 'Ada Maria' };

const PASSWORDS = dictionary['passwords-common'];

/** The leaked passwords that are long enough. */
const LEAKED = PASSWORDS.filter((password) => password.length >= 10);

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Those of the passwords that would do. */
const accepted = async (passwords: readonly string[]): Promise<string[]> => {
  const taken: string[] = [];
  for (const password of passwords) {
    if ((await passwordProblem(password, NOBODY)) === undefined) taken.push(password);
  }
  return taken;
};

test('every leaked password is refused', async () => {
  expect(LEAKED.length).toBeGreaterThan(1000);
  expect(await accepted(sample(LEAKED, 4))).toEqual([]);
});

test('a leaked password with a capital is refused', async () => {
  expect(await accepted(sample(LEAKED, 16).map(capital))).toEqual([]);
});

test('of leaked passwords with capital, year and sign hardly one in ten will do', async () => {
  const dressed = sample(LEAKED, 16).map((password) => `${capital(password)}2024!`);
  expect((await accepted(dressed)).length).toBeLessThan(dressed.length / 10);
});

test('a leaked word with capital, year and sign is refused', async () => {
  const words = PASSWORDS.filter((word) => /^[a-z]{5,9}$/.test(word)).slice(0, 2000);
  expect(await accepted(sample(words, 20).map((word) => `${capital(word)}2026!`))).toEqual([]);
});

test.each([
  ['123456789', 'at least 10 characters'],
  ['x'.repeat(257), 'at most 256 characters'],
  ['1122334455', 'too common'],
  ['terminator', 'too common'],
  ['Summer2026!', 'Well-known words'],
  ['Liverpool2019!', 'Well-known words'],
  ['P@ssw0rd2024', 'Well-known words'],
  ['qwertyuiop[]', 'side by side'],
  ['aaaaaaaaaaaa', 'Repeating'],
  ['hunter2hunter2', 'Repeating'],
  ['abcdefghij', 'in order'],
  ['12.04.1987', 'Dates'],
  ['１１２２３３４４５５', 'too common'],
])('the password %s is refused: %s', async (password, reason) => {
  expect(await passwordProblem(password, NOBODY)).toContain(reason);
});

test.each([
  ['ada.lovelace@example.com', ADA],
  ['xx ADA.Lovelace 3#kQ', ADA],
  ['analytical ada engine', ADA],
  ['the good wife Maria', ADA],
  ['kX9#lovelace!mP2', { email: 'lovelace@example.com', givenName: 'Ada' }],
  ['Grüße von Jürgen 77', { email: 'x@example.com', givenName: 'Jürgen' }],
])('%s is refused for whose email or name it holds', async (password, owner) => {
  expect(await passwordProblem(password, owner)).toContain('your name and your email');
});

test.each([['my DCK deck of cards'], ['analytical dck']])(
  '%s is refused for the name of the product',
  async (password) => {
    expect(await passwordProblem(password, NOBODY)).toContain('leave out DCK');
  },
);

test.each([
  ['analytical engine'],
  ['correct horse battery'],
  ['mein hund heißt rex'],
  ['kX9#mP2vQz'],
  ['h7w3k9x2pq'],
  ['zgkqwvtnhr'],
  ['ωμέγααλφαβήτα'],
  ['kX9#mP2vQz'.repeat(25)],
])('the password %s will do', async (password) => {
  expect(await passwordProblem(password, ADA)).toBeUndefined();
});

test('a short name inside other words does not count', async () => {
  expect(await passwordProblem('canadian maple radar', ADA)).toBeUndefined();
});

test('sign-up says why a password is too weak, and makes no account', async () => {
  const { identity, origin } = await serveIdentity();
  const { browser, url } = await openPage('signup', origin);
  const fields = { email: 'ada@example.com', given_name: 'Ada', password: 'Summer2026!' };
  const { response } = await browser.submit(url, 'signup', fields);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Well-known words are guessed quickly');
  expect(await identity.accounts.list()).toEqual([]);
});

const check = (origin: string, fields: Record<string, string>, headers = {}) =>
  new IdentityBrowser(origin).fetch('/idp/password-check', {
    method: 'POST',
    headers: { Origin: origin, ...headers },
    body: new URLSearchParams(fields),
  });

test('while a password is typed, the page can ask whether it will do', async () => {
  const { origin } = await serveIdentity();
  const good = await check(origin, { password: 'kX9#mP2vQz' });
  expect(good.headers.get('Cache-Control')).toBe('no-store');
  expect(await good.json()).toEqual({ problem: null });
  const own = { password: 'Turing machines', email: 'a@example.com', given_name: 'Turing' };
  const { problem } = (await (await check(origin, own)).json()) as { problem: string };
  expect(problem).toContain('your name and your email');
});

test('the answer is the same whether there is such an account or not', async () => {
  const { identity, origin } = await serveIdentity();
  const fields = { password: 'terminator', email: 'bea@example.com', given_name: 'Bea' };
  const before = await (await check(origin, fields)).text();
  await identity.accounts.create({ email: fields.email, givenName: 'Bea', password: 'terminator' });
  expect(await (await check(origin, fields)).text()).toBe(before);
});

test('only our own pages may ask, and only so often', async () => {
  const { origin, time } = await serveIdentity();
  time.now = Date.now();
  const foreign = await check(origin, { password: 'x' }, { Origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const asked = Array.from({ length: 601 }, () => check(origin, { password: 'x' }));
  const answers = await Promise.all(asked);
  const [refused, ...more] = answers.filter(({ status }) => status !== 200);
  expect(more).toEqual([]);
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('Retry-After')).toBe('900');
});

test('what is asked stands in no log and no table', async () => {
  const { db, log, origin } = await serveIdentity();
  const secret = 'kX9#mP2vQz';
  await check(origin, { password: secret, email: 'carla@example.com' });
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as 'secrets')
        .selectAll()
        .execute(),
    ),
  );
  const text = JSON.stringify([log, rows]);
  expect(text).not.toContain(secret);
  expect(text).not.toContain('carla');
});
