import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import { startMember } from '#support/stores/member.ts';
import { openPage, reached } from '#support/stores/page.ts';

let origin: string;
let tokens: TokenResponse;

beforeEach(async () => {
  ({ origin, tokens } = await startMember());
});

/** The page at a path, its stores at work on it. */
const browse = async (path = '/browse', session: TokenResponse | undefined = tokens) => {
  const page = openPage(origin, path, session);
  const stores = {
    ...(await import('#lib/cards/open-card.store.ts')),
    ...(await import('#lib/cards/card-list.store.ts')),
  };
  stores.startBrowsing();
  return { page, ...stores };
};

/** Such a page whose deck has come. */
const browseDeck = async (path?: string) => {
  const page = await browse(path);
  await reached(page.$cards, (cards) => cards.status === 'ready' && cards.confirmed);
  return page;
};

const silenceErrors = () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => errors.mockRestore());
  return errors;
};

test('a code opens its card, with the address and the title', async () => {
  const { page, openCard, $openCard } = await browseDeck();
  openCard('B12');
  await reached($openCard, ({ status }) => status === 'ready');
  expect($openCard.get()).toMatchObject({
    code: 'B12',
    card: { title: 'Open the locked drawer', category: 'challenge', stream: 'breakthrough_matrix' },
  });
  expect(page.path()).toBe('/browse/B12');
  expect(page.title()).toBe('Open the locked drawer | DCK Companion App');
});

test('the address opens its card before the deck has come', async () => {
  const { $openCard } = await browse('/browse/T14');
  expect($openCard.get()).toEqual({ status: 'loading', code: 'T14' });
  await reached($openCard, ({ status }) => status === 'ready');
  expect($openCard.get()).toMatchObject({ card: { title: 'The plan is old' } });
});

test('Back leads from whichever card to the grid as it was filtered', async () => {
  const { page, openCard, $openCard } = await browseDeck('/browse?category=theory');
  openCard('B12');
  openCard('T14');
  expect(page.path()).toBe('/browse/T14?category=theory');
  page.goBack();
  expect($openCard.get()).toEqual({ status: 'none' });
  expect(page.path()).toBe('/browse?category=theory');
});

test('a card that is there can be chosen instead of a missing one, and Back still finds the grid', async () => {
  const { page, openCard, $openCard } = await browseDeck();
  openCard('BI2');
  await reached($openCard, ({ status }) => status === 'missing');
  openCard('B12');
  page.goBack();
  expect($openCard.get()).toEqual({ status: 'none' });
});

test('all cards are a step back where the grid was left for the card', async () => {
  const { page, openCard, closeCard, $openCard } = await browseDeck();
  openCard('B12');
  openCard('T14');
  closeCard();
  expect($openCard.get()).toEqual({ status: 'none' });
  expect(page.path()).toBe('/browse');
  expect(page.steps()).toBe(1);
});

test('all cards are a step on where a link had opened the card', async () => {
  const { page, openCard, closeCard, $openCard } = await browseDeck('/browse/B12');
  openCard('T14');
  closeCard();
  expect($openCard.get()).toEqual({ status: 'none' });
  page.goBack();
  expect($openCard.get()).toMatchObject({ status: 'ready', code: 'T14' });
});

test('whoever comes back from a card finds the very list that they left', async () => {
  const { page, openCard, $found } = await browseDeck('/browse?category=theory');
  onTestFinished($found.listen(() => {}));
  const left = $found.get();
  openCard(left[1]?.card.code ?? '');
  page.goBack();
  expect($found.get()).toBe(left);
});

test('a remembered deck that is still the same stays the same object', async () => {
  const { page } = await browseDeck();
  page.open('/browse');
  const { $cards, loadCards } = await import('#lib/cards/card-list.store.ts');
  const loading = loadCards();
  const remembered = $cards.get();
  await loading;
  const confirmed = $cards.get();
  expect(confirmed).toMatchObject({ status: 'ready', confirmed: true });
  expect(Object(confirmed).cards).toBe(Object(remembered).cards);
});

test('a code of no card is missing, and a card that looks like it is offered', async () => {
  const { openCard, $openCard, $lookAlike } = await browseDeck();
  openCard('BI2');
  await reached($openCard, ({ status }) => status === 'missing');
  expect($lookAlike.get()?.code).toBe('B12');
});

test('the filter of the address decides which cards are neighbours', async () => {
  const { openCard, $found, $neighbours } = await browseDeck('/browse?category=theory');
  const [first, second, third] = $found.get().map(({ card }) => card.code);
  openCard(second ?? '');
  const { previous, next } = $neighbours.get();
  expect([previous?.code, next?.code]).toEqual([first, third]);
});

test('without a connection the card fails with words, and comes when it is tried again', async () => {
  const errors = silenceErrors();
  const { page, openCard, reloadCard, $openCard } = await browse();
  page.setOnline(false);
  openCard('B12');
  await reached($openCard, ({ status }) => status === 'failed');
  expect($openCard.get()).toMatchObject({
    message: 'Network error. Check your connection and try again.',
  });
  expect(errors).toHaveBeenCalledWith('Card B12 could not be loaded: network');
  page.setOnline(true);
  await reloadCard();
  expect($openCard.get()).toMatchObject({ status: 'ready', card: { code: 'B12' } });
});

test('a card that failed without a connection comes with the deck', async () => {
  silenceErrors();
  const { page, openCard, loadCards, $cards, $openCard } = await browse();
  page.setOnline(false);
  openCard('B12');
  await reached($openCard, ({ status }) => status === 'failed');
  page.setOnline(true);
  await loadCards();
  await reached($cards, (cards) => cards.status === 'ready');
  expect($openCard.get()).toMatchObject({ status: 'ready', card: { code: 'B12' } });
});

test('the deck is remembered: the next page shows a card without the server', async () => {
  silenceErrors();
  const { page } = await browseDeck();
  page.setOnline(false);
  page.open('/browse/S11');
  const { startBrowsing, $openCard } = await import('#lib/cards/open-card.store.ts');
  startBrowsing();
  expect($openCard.get()).toMatchObject({ status: 'ready', card: { title: 'Happy mistakes' } });
});

test('a card that has vanished from the deck is given up once the server has said so', async () => {
  const { page } = await browseDeck();
  const key = 'cd.personal.cards';
  const [first, ...cards] = JSON.parse(page.localStorage.getItem(key) ?? '[]') as object[];
  page.localStorage.setItem(key, JSON.stringify([{ ...first, code: 'ZZ9' }, ...cards]));
  page.open('/browse/ZZ9');
  const { startBrowsing, $openCard } = await import('#lib/cards/open-card.store.ts');
  startBrowsing();
  expect($openCard.get()).toMatchObject({ status: 'ready', code: 'ZZ9' });
  await reached($openCard, ({ status }) => status === 'missing');
  expect($openCard.get()).toEqual({ status: 'missing', code: 'ZZ9', vanished: true });
});

test('a session that has ended leads to sign-in', async () => {
  const forged = tokens.access_token.replace(/\.[^.]*$/, '.forged');
  const { page } = await browse('/browse/B12', {
    ...tokens,
    access_token: forged,
    refresh_token: 'no',
  });
  await vi.waitUntil(() => page.left.length > 0, { timeout: 60_000 });
  const { origin: at, pathname } = new URL(page.left[0] ?? '');
  expect([at, pathname]).toEqual([origin, '/idp/oauth2/authorize']);
});

test.each([
  ['/browse/B1', 'B1'],
  ['/browse/%3Cb%3E', '<B>'],
  ['/browse/B12/x', 'B12/X'],
])('an address that can hold no card (%s) is an error and sends no request', async (path, code) => {
  const { page, $openCard } = await browseDeck(path);
  expect($openCard.get()).toEqual({ status: 'missing', code, vanished: false });
  expect(page.requests.filter((asked) => asked.path.startsWith('/api/cards/'))).toEqual([]);
});
