import { randomUUID } from 'node:crypto';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import {
  CODE_TRIES,
  createVerificationTokens,
  type TokenRequest,
} from '#server/identity/verification-tokens/verification-tokens.ts';
import { loadDerivation } from '#server/identity/verification-tokens/secrets.ts';
import { makeDatabase } from '#support/database/database.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ADA = { accountId: 'ada', email: 'ada@example.com' };

const openProofs = async () => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const time = { now: 1_000_000 };
  const clock = () => time.now;
  const tokens = createVerificationTokens(db, await loadDerivation(db, time.now), clock);
  const claim = (kind: TokenRequest['kind'], id: string = randomUUID()): TokenRequest => ({
    ...ADA,
    kind,
    mail: { id, createdAt: time.now },
  });
  const make = async (made: TokenRequest) => {
    const secrets = await tokens.make(made);
    if (!secrets) throw new Error('No verificationToken was made.');
    return secrets;
  };
  return { db, tokens, time, claim, make };
};

test('a link proves what it was made for, until half an hour has gone', async () => {
  const { tokens, time, claim, make } = await openProofs();
  const { token } = await make(claim('reset'));
  expect(token).toMatch(/^[\w-]{43}$/);
  time.now += 30 * MINUTE - 1;
  expect(await tokens.find('reset', token)).toMatchObject({ ...ADA, kind: 'reset' });
  time.now += 1;
  expect(await tokens.find('reset', token)).toBeUndefined();
});

test.each([
  ['cut', (token: string) => token.slice(0, -1)],
  ['doubled', (token: string) => token + token],
  ['upper-cased', (token: string) => token.toUpperCase()],
  ['with a space', (token: string) => `${token} `],
  ['empty', () => ''],
  ['with a NUL', (token: string) => `${token}\0`],
])('a token that is %s proves nothing', async (_name, spoil) => {
  const { tokens, claim, make } = await openProofs();
  const { token } = await make(claim('reset'));
  expect(await tokens.find('reset', spoil(token))).toBeUndefined();
});

test('a token of one kind proves nothing of another', async () => {
  const { tokens, claim, make } = await openProofs();
  const { token } = await make(claim('verify'));
  expect(await tokens.find('reset', token)).toBeUndefined();
});

test('a link that was made by a clock ahead holds up none that is made once it is right', async () => {
  const { tokens, time, claim, make } = await openProofs();
  time.now += DAY;
  await make(claim('reset'));
  time.now -= DAY;
  const { token } = await make(claim('reset'));
  expect(await tokens.find('reset', token)).toMatchObject(ADA);
});

test('a newer link ends the older one, and an older mail that comes late brings none', async () => {
  const { tokens, time, claim, make } = await openProofs();
  const [early, late] = [claim('reset'), { ...claim('reset') }];
  const first = await make(early);
  time.now += 1;
  const second = await make({ ...late, mail: { ...late.mail, createdAt: time.now } });
  expect(await tokens.find('reset', first.token)).toBeUndefined();
  expect(await tokens.make(early)).toBeUndefined();
  expect(await tokens.find('reset', second.token)).toBeDefined();
});

test('a mail that is sent again has the same link and code, with new time and no new tries', async () => {
  const { tokens, time, claim, make } = await openProofs();
  const mail = claim('verify');
  const first = await make(mail);
  await tokens.type({ ...ADA, kind: 'verify' }, 'wrong');
  time.now += 29 * MINUTE;
  expect(await make(mail)).toEqual(first);
  time.now += 29 * MINUTE;
  expect(await tokens.find('verify', first.token)).toBeDefined();
  expect(await tokens.type({ ...ADA, kind: 'verify' }, 'wrong')).toEqual({ left: CODE_TRIES - 2 });
});

test('of twenty that use one link at once exactly one does', async () => {
  const { db, tokens, claim, make } = await openProofs();
  const { token } = await make(claim('reset'));
  const verificationToken = await tokens.find('reset', token);
  if (!verificationToken) throw new Error('No verificationToken.');
  const uses = await Promise.all(
    Array.from({ length: 20 }, () => tokens.use(db, verificationToken)),
  );
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test('a used link stays used when its mail is sent once more', async () => {
  const { db, tokens, time, claim, make } = await openProofs();
  const mail = claim('reset');
  const { token } = await make(mail);
  const verificationToken = await tokens.find('reset', token);
  if (!verificationToken) throw new Error('No verificationToken.');
  time.now += 1;
  await tokens.use(db, verificationToken);
  expect(await tokens.make(mail)).toBeUndefined();
  expect(await tokens.find('reset', token)).toBeUndefined();
});

test('an end counts for links that are out and for mails that are still waiting', async () => {
  const { db, tokens, time, claim, make } = await openProofs();
  const waiting = claim('reset');
  const { token } = await make(claim('reset'));
  time.now += 1;
  await tokens.end(db, ADA.accountId, ADA.email, ['reset']);
  expect(await tokens.find('reset', token)).toBeUndefined();
  expect(await tokens.make(waiting)).toBeUndefined();
  time.now += 1;
  expect(await tokens.make(claim('reset'))).toBeDefined();
});

test('the code of the mail is taken once', async () => {
  const { db, tokens, claim, make } = await openProofs();
  const { code } = await make(claim('verify'));
  expect(code).toMatch(/^\d{6}$/);
  const typed = await tokens.type({ ...ADA, kind: 'verify' }, code);
  if (!('verificationToken' in typed)) throw new Error('The code was refused.');
  expect(await tokens.use(db, typed.verificationToken)).toBe(true);
  expect(await tokens.type({ ...ADA, kind: 'verify' }, code)).toEqual({ left: 0 });
});

test('after five wrong codes typed at once the right one is refused', async () => {
  const { tokens, claim, make } = await openProofs();
  const { code } = await make(claim('verify'));
  const wrong = code === '000000' ? '111111' : '000000';
  const type = (typed: string) => tokens.type({ ...ADA, kind: 'verify' }, typed);
  const left = await Promise.all(Array.from({ length: 8 }, () => type(wrong)));
  expect(left.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual(
    [0, 0, 0, 0, 1, 2, 3, 4].map((tries) => ({ left: tries })),
  );
  expect(await type(code)).toEqual({ left: 0 });
});

test('neither token nor code stand in the database', async () => {
  const { db, claim, make } = await openProofs();
  const { code, token } = await make(claim('verify'));
  const rows = JSON.stringify(await db.selectFrom('proofs').selectAll().execute());
  expect(rows).toContain(ADA.email);
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(`"${code}"`);
});

test('two processes on one database read the same links', async () => {
  const { db, tokens, time, claim, make } = await openProofs();
  const other = createVerificationTokens(db, await loadDerivation(db, time.now), () => time.now);
  const { token } = await make(claim('verify'));
  expect(await other.find('verify', token)).toEqual(await tokens.find('verify', token));
});
