import { randomUUID } from 'node:crypto';

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { openDatabase, type Database } from '#server/db/open.ts';
import { claimAs, mintCodes } from '#support/deck-codes/decks.ts';
import { startMember, type Member } from '#support/stores/member.ts';
import { openPage, reached } from '#support/stores/page.ts';

let member: Member;
let db: Database;

beforeEach(async () => {
  member = await startMember();
  db = await openDatabase(member.product.database);
  onTestFinished(() => db.destroy());
});

/** The registration page, ready for a code. */
const open = async (
  path = '/registration',
  page = openPage(member.origin, path, member.tokens),
) => {
  const stores = {
    ...(await import('#lib/deck-codes/registration.store.ts')),
    ...(await import('#lib/deck-codes/deck-status.store.ts')),
  };
  stores.startRegistration();
  await reached(stores.$deckStatus, ({ status }) => status !== 'loading');
  /** Goes all the way with a code; gives where it ends. */
  const register = async (code: string) => {
    stores.typeCode(code);
    stores.continueRegistration();
    stores.confirmRegistration();
    return reached(stores.$registration, ({ step }) => step === 'done' || step === 'entry');
  };
  return { page, register, ...stores };
};

test('a code goes through all steps and the deck is registered', async () => {
  const [code] = await mintCodes(db, 1);
  const { typeCode, continueRegistration, confirmRegistration, $registration, $deckStatus } =
    await open();
  typeCode(` ${code.toLowerCase()} `);
  continueRegistration();
  expect($registration.get()).toEqual({ step: 'confirm', code });
  confirmRegistration();
  expect($registration.get()).toEqual({ step: 'activating', code, own: false });
  await reached($registration, ({ step }) => step !== 'activating');
  expect($registration.get()).toEqual({ step: 'done', code, own: false });
  expect($deckStatus.get()).toEqual({ status: 'registered', codes: [code] });
});

test('the code of the address fills the field and goes no further', async () => {
  const code = randomUUID().toUpperCase();
  const { $registration } = await open(`/registration/${code}`);
  expect($registration.get()).toEqual({ step: 'entry', text: code, mended: false });
});

test('a link that was typed before the session is known keeps its note', async () => {
  const code = randomUUID().toUpperCase();
  openPage(member.origin, '/registration', member.tokens);
  const { $registration, startRegistration, typeCode } =
    await import('#lib/deck-codes/registration.store.ts');
  typeCode(`https://dck.example/r/${code}`);
  startRegistration();
  expect($registration.get()).toEqual({ step: 'entry', text: code, mended: true });
});

test('what stands in the address in place of a code is told at Continue', async () => {
  const { continueRegistration, $registration } = await open('/registration/12%3Cb%3E34');
  expect($registration.get()).toEqual({ step: 'entry', text: '12<b>34', mended: false });
  continueRegistration();
  expect($registration.get()).toMatchObject({
    text: '12<b>34',
    problem: { kind: 'entry', message: 'Please enter your deck code.' },
  });
});

test('a text that is no code is not sent', async () => {
  const { typeCode, continueRegistration, $registration } = await open();
  typeCode('B12');
  continueRegistration();
  expect($registration.get()).toMatchObject({
    step: 'entry',
    text: 'B12',
    problem: { kind: 'entry', message: 'Please enter your deck code.' },
  });
});

test.each([
  [
    'an unknown code',
    async () => randomUUID().toUpperCase(),
    'That code is not valid. Please check and try again.',
  ],
  [
    'the code of somebody else',
    async () => {
      const [code] = await mintCodes(db, 1);
      await claimAs(db, 'somebody-else', code);
      return code;
    },
    'This code is already in use.',
  ],
  [
    'a code that has run out',
    async () => (await mintCodes(db, 1, { expiresAt: 1 }))[0],
    'This code has expired. Contact support if you believe this is a mistake.',
  ],
])('%s is refused with its message and stays in the field', async (_name, makeCode, message) => {
  const code = await makeCode();
  const { register } = await open();
  expect(await register(code)).toEqual({
    step: 'entry',
    text: code,
    mended: false,
    problem: { kind: 'refused', message },
  });
});

test('a code that is one’s own already is a success that says so', async () => {
  const [code] = await mintCodes(db, 1);
  const { register, page } = await open();
  await register(code);
  page.open('/registration');
  const again = await open('/registration', page);
  expect(await again.register(code)).toEqual({ step: 'done', code, own: true });
});

test('without a connection the code stays, and can be tried again from there', async () => {
  const [code] = await mintCodes(db, 1);
  const { page, register, retryRegistration, $online, $registration } = await open();
  page.setOnline(false);
  expect(await register(code)).toMatchObject({
    text: code,
    problem: {
      kind: 'network',
      message: 'Network error. Try again.',
    },
  });
  expect($online.get()).toBe(false);
  page.setOnline(true);
  retryRegistration();
  await reached($registration, ({ step }) => step === 'done');
  expect($online.get()).toBe(true);
});

test('too many tries have to wait as long as the server says, also after a reload', async () => {
  const code = randomUUID().toUpperCase();
  const { page, register, $secondsToWait } = await open();
  for (let tries = 0; tries < 5; tries += 1) await register(code);
  expect(await register(code)).toMatchObject({
    problem: {
      kind: 'limited',
      message: 'Too many attempts. Please wait a minute and retry.',
    },
  });
  expect($secondsToWait.get()).toBeGreaterThan(0);
  expect($secondsToWait.get()).toBeLessThanOrEqual(60);
  page.open('/registration');
  const { startRegistration, $registration } =
    await import('#lib/deck-codes/registration.store.ts');
  startRegistration();
  expect($registration.get()).toMatchObject({ text: code, problem: { kind: 'limited' } });
});

test.each([
  ['no list of codes', '{}'],
  ['a list that is none', '{"codes":null}'],
  ['nothing', ''],
  ['a page', '<!doctype html>'],
])('a server that says yes with %s has not registered the deck', async (_name, body) => {
  const code = randomUUID().toUpperCase();
  const { register } = await open();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (target: string, init?: RequestInit) =>
    init?.method === 'POST' ? Promise.resolve(new Response(body)) : fetch(target, init),
  );
  expect(await register(code)).toMatchObject({
    step: 'entry',
    text: code,
    problem: { kind: 'refused', message: 'Registration failed. Please try again.' },
  });
});

test('Return to Home leaves for the dashboard', async () => {
  const { page, goHome } = await open();
  goHome();
  expect(page.left).toEqual([`${member.origin}/dash`]);
});
