import { beforeEach, expect, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';
import { postRegistration } from '#support/process/product-process.ts';
import { startMember, type Member } from '#support/stores/member.ts';
import { openPage, reached } from '#support/stores/page.ts';

let member: Member;

beforeEach(async () => {
  member = await startMember();
});

/** Registers a fresh deck code for the member; gives it. */
const ownDeck = async (): Promise<string> => {
  const db = await openDatabase(member.product.database);
  const [code] = await mintCodes(db, 1);
  await db.destroy();
  await postRegistration(member.origin, member.tokens.access_token, code);
  return code;
};

/** A page with the deck's status, before anything of it is known. */
const open = async (signedIn = true) => {
  const page = openPage(member.origin, '/about', signedIn ? member.tokens : undefined);
  return { page, ...(await import('#lib/deck-codes/deck-status.store.ts')) };
};

const isKnown = ({ status }: { readonly status: string }): boolean => status !== 'loading';

test('a visitor is signed out', async () => {
  const { startDeckStatus, $deckStatus } = await open(false);
  startDeckStatus();
  expect(await reached($deckStatus, isKnown)).toEqual({ status: 'signed-out' });
});

test('somebody without a deck is not registered', async () => {
  const { startDeckStatus, $deckStatus } = await open();
  startDeckStatus();
  expect(await reached($deckStatus, isKnown)).toEqual({ status: 'unregistered' });
});

test('somebody with a deck is registered, with its code', async () => {
  const code = await ownDeck();
  const { startDeckStatus, $deckStatus } = await open();
  startDeckStatus();
  expect(await reached($deckStatus, isKnown)).toEqual({ status: 'registered', codes: [code] });
});

test('without a connection it says so, and nobody counts as registered', async () => {
  await ownDeck();
  const { page, startDeckStatus, $deckStatus } = await open();
  page.setOnline(false);
  startDeckStatus();
  const expected = { status: 'unregistered', message: 'Network error.' };
  expect(await reached($deckStatus, isKnown)).toEqual(expected);
});

test('a sign-out in another tab shows at once', async () => {
  const { page, startDeckStatus, $deckStatus } = await open();
  startDeckStatus();
  await reached($deckStatus, isKnown);
  page.changeElsewhere('cd.auth.token', null);
  expect(await reached($deckStatus, ({ status }) => status === 'signed-out')).toEqual({
    status: 'signed-out',
  });
});

test('a deck that another tab has registered is looked up', async () => {
  const { page, startDeckStatus, $deckStatus } = await open();
  startDeckStatus();
  await reached($deckStatus, isKnown);
  const code = await ownDeck();
  page.changeElsewhere('cd.deck.changed', '1');
  expect(await reached($deckStatus, ({ status }) => status === 'registered')).toEqual({
    status: 'registered',
    codes: [code],
  });
});
