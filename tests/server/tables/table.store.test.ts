import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test, vi } from 'vitest';

import { startMember, type Member } from '#support/stores/member.ts';
import { lay } from '#support/tables/calls.ts';
import { bareBrowser, openTableBrowser, openTableElsewhere } from '#support/tables/table-page.ts';

let member: Member;

beforeEach(async () => {
  member = await startMember();
});

const waitUntil = (is: () => unknown) => vi.waitUntil(is, { timeout: 60_000 });

/** A table that the member hosts in another browser, and this browser as its guest. */
const joinAsGuest = async () => {
  const { code, host } = await openTableElsewhere(member.origin, member.tokens);
  const browser = openTableBrowser(member.origin);
  const tab = await browser.follow(code);
  await tab.until('outside');
  await tab.joinTable('Kim');
  await tab.until('seated');
  return { browser, code, host, tab };
};

const seqs = (events: readonly { readonly seq: number }[]) => events.map(({ seq }) => seq);

test('a browser without a seat is outside, joins, and sees the laid cards', async () => {
  const { code, host, tab } = await joinAsGuest();
  await host.do(code, lay(['B12']));
  const { me, state } = await tab.until('seated', (at) => at.state.cards.length === 1);
  expect([me.role, state.cards[0]?.code]).toEqual(['guest', 'B12']);
});

test('at a table of the account a browser sits down as the host by itself', async () => {
  const { code } = await openTableElsewhere(member.origin, member.tokens);
  const tab = await openTableBrowser(member.origin, member.tokens).follow(code);
  expect((await tab.until('seated')).me.role).toBe('host');
});

test('a signed-in person is outside a table of another account', async () => {
  const tab = await openTableBrowser(member.origin, member.tokens).follow('FFFFFF');
  expect(await tab.until('outside')).toEqual({ phase: 'outside' });
});

test('a visitor’s page asks for nothing of a session', async () => {
  const { browser } = await joinAsGuest();
  const paths = browser.page.requests.map(({ path }) => path.replace(/[A-Z0-9]{6}/, 'CODE'));
  expect(new Set(paths)).toEqual(new Set(['/api/tables/CODE/events', '/api/tables/CODE/guests']));
});

test('a code that is none is unknown without asking', async () => {
  const browser = openTableBrowser(member.origin);
  const tab = await browser.follow('hello');
  expect(tab.$tableStatus.get().phase).toBe('unknown');
  expect(browser.page.requests).toEqual([]);
});

test('a code without a table is unknown at the first attempt to join', async () => {
  const tab = await openTableBrowser(member.origin).follow('FFFFFF');
  await tab.until('outside');
  const joined = await tab.joinTable('Kim');
  expect([joined.ok, tab.$tableStatus.get().phase]).toEqual([false, 'unknown']);
});

test('what happens while the line is down is there once it is back, each event once', async () => {
  const { browser, code, host, tab } = await joinAsGuest();
  await host.do(code, lay(['B12']));
  await tab.until('seated', (at) => at.state.cards.length === 1);
  browser.setOnline(false);
  await tab.until('seated', (at) => !at.isLive);
  await host.do(code, lay(['T14']));
  await host.do(code, lay(['M14']));
  browser.setOnline(true);
  await tab.until('seated', (at) => at.isLive && at.state.cards.length === 3);
  expect(seqs(tab.events)).toEqual([3, 4, 5]);
});

test('an event that is lost on the way is made up for by the whole table', async () => {
  const { browser, code, host, tab } = await joinAsGuest();
  await waitUntil(() => browser.streams.open() === 1);
  await host.do(code, lay(['B12']));
  await tab.until('seated', (at) => at.state.cards.length === 1);
  browser.streams.losing = 1;
  await host.do(code, lay(['T14']));
  await waitUntil(() => browser.streams.losing === 0);
  await host.do(code, lay(['M14']));
  const { state } = await tab.until('seated', (at) => at.state.cards.length === 3);
  expect(state.cards.map((card) => card.code)).toEqual(['B12', 'T14', 'M14']);
});

test('where streams do not come through, a table is followed by questions', async () => {
  const { code, host } = await openTableElsewhere(member.origin, member.tokens);
  const browser = openTableBrowser(member.origin);
  browser.streams.refuses = true;
  const tab = await browser.follow(code);
  await tab.until('outside');
  await tab.joinTable('Kim');
  await tab.until('seated');
  await waitUntil(() => browser.streams.opened() === 2);
  await host.do(code, lay(['B12']));
  await host.do(code, lay(['T14']));
  await tab.until('seated', (at) => at.isLive && at.state.cards.length === 2);
  expect(seqs(tab.events)).toEqual([3, 4]);
  expect(browser.streams.opened()).toBe(2);
});

test('tabs of a browser share one stream', async () => {
  const { browser, code, host, tab } = await joinAsGuest();
  const other = await browser.follow(code);
  await other.until('seated');
  await host.do(code, lay(['B12']));
  const both = await Promise.all(
    [tab, other].map((each) => each.until('seated', (at) => at.state.cards.length === 1)),
  );
  expect(both[0]).toEqual(both[1]);
  expect(browser.streams.opened()).toBe(1);
});

test('when the tab that follows is closed the next one goes on where it was', async () => {
  const { browser, code, host, tab } = await joinAsGuest();
  const other = await browser.follow(code);
  await other.until('seated');
  await host.do(code, lay(['B12']));
  await other.until('seated', (at) => at.state.cards.length === 1);
  tab.stop();
  await host.do(code, lay(['T14']));
  await other.until('seated', (at) => at.state.cards.length === 2);
  expect(seqs(other.events)).toEqual([3, 4]);
});

test('while tabs come and go and lines break, all have the same table, each event once', async () => {
  const { browser, code, host, tab } = await joinAsGuest();
  const stays = await browser.follow(code);
  const disturbances: Record<number, () => unknown> = {
    2: browser.streams.cut,
    4: tab.stop,
    6: browser.streams.cut,
  };
  for (let card = 1; card <= 8; card += 1) {
    await host.do(code, { kind: 'deal', count: 1, face: 'up' });
    await stays.until('seated', (at) => card % 2 > 0 || at.state.cards.length === card);
    disturbances[card]?.();
  }
  const late = await browser.follow(code);
  const [one, other] = await Promise.all(
    [stays, late].map((each) => each.until('seated', (at) => at.state.cards.length === 8)),
  );
  expect(one?.state).toEqual(other?.state);
  expect(one?.state.cards).toEqual((await host.see(code)).cards);
  expect(seqs(stays.events)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a tab does not wait for one that follows and says nothing', async () => {
  const { code, host } = await openTableElsewhere(member.origin, member.tokens);
  const browser = openTableBrowser(member.origin, member.tokens);
  const { promise, resolve } = Promise.withResolvers<void>();
  const asleep = navigator.locks.request(`cd.table.${code}.own`, () => promise);
  const tab = await browser.follow(code);
  await tab.until('seated');
  await host.do(code, lay(['B12']));
  const { isLive } = await tab.until('seated', (at) => at.state.cards.length === 1);
  expect(isLive).toBe(true);
  resolve();
  await asleep;
});

test('where a browser knows no locks each tab follows by itself', async () => {
  const { code, host } = await openTableElsewhere(member.origin, member.tokens);
  const browser = openTableBrowser(member.origin, member.tokens);
  vi.stubGlobal('navigator', { onLine: true });
  const tabs = [await browser.follow(code), await browser.follow(code)];
  await Promise.all(tabs.map((tab) => tab.until('seated')));
  await waitUntil(() => browser.streams.open() === 2);
  await host.do(code, lay(['B12']));
  for (const tab of tabs) await tab.until('seated', (at) => at.state.cards.length === 1);
  expect(tabs.map(({ events }) => seqs(events))).toEqual([[2], [2]]);
});

test('a screen of the host’s browser is not shown what the host sees', async () => {
  const { code, host } = await openTableElsewhere(member.origin, member.tokens);
  await host.do(code, lay(['B12'], 'down'));
  const browser = openTableBrowser(member.origin, member.tokens);
  const own = await (await browser.follow(code)).until('seated');
  const screen = await (await browser.follow(code, { asScreen: true })).until('seated');
  expect([own.me.role, own.state.cards[0]?.code]).toEqual(['host', 'B12']);
  expect([screen.me.role, screen.state.cards[0]?.code]).toEqual(['screen', undefined]);
});

test('a guest reads the cards that lie open and forgets what is turned down', async () => {
  const { code, host, tab } = await joinAsGuest();
  await host.do(code, lay(['B12']));
  await waitUntil(() => tab.$tableCards.get().has('B12'));
  const { state } = await tab.until('seated');
  expect(tab.$tableCards.get().get('B12')?.title).not.toBe('');
  await host.do(code, { kind: 'turn', place: state.cards[0]?.place ?? '', face: 'down' });
  await waitUntil(() => tab.$tableCards.get().size === 0);
});

test('the host reads all cards of the deck', async () => {
  const { code } = await openTableElsewhere(member.origin, member.tokens);
  const tab = await openTableBrowser(member.origin, member.tokens).follow(code);
  await waitUntil(() => tab.$tableCards.get().size >= 24);
  expect(tab.$tableCards.get().has('B12')).toBe(true);
});

test('a guest who needs admission waits, and enters once the host admits them', async () => {
  const { code, host } = await openTableElsewhere(member.origin, member.tokens, {
    settings: { asks: true },
  });
  const tab = await openTableBrowser(member.origin).follow(code);
  await tab.until('outside');
  await tab.joinTable('Kim');
  const { me } = await tab.until('waiting');
  await host.do(code, { kind: 'letIn', guest: me.guest ?? '' });
  expect((await tab.until('seated')).state.guests[me.guest ?? '']?.name).toBe('Kim');
});

test('a removed guest sees a message', async () => {
  const { code, host, tab } = await joinAsGuest();
  const { me } = await tab.until('seated');
  await host.do(code, { kind: 'remove', guest: me.guest ?? '' });
  expect(await tab.until('removed')).toEqual({ phase: 'removed' });
});

test('a removed guest sees the message after a reload', async () => {
  const { browser, code, host, tab } = await joinAsGuest();
  const { me } = await tab.until('seated');
  await host.do(code, { kind: 'remove', guest: me.guest ?? '' });
  await tab.until('removed');
  tab.stop();
  const again = await browser.follow(code);
  await again.until('outside');
  expect((await again.joinTable('Kim')).ok).toBe(false);
  expect(again.$tableStatus.get()).toEqual({ phase: 'removed' });
});

test('a closed table stays in sight and takes nothing more', async () => {
  const { code, host, tab } = await joinAsGuest();
  await host.do(code, { kind: 'close' });
  await tab.until('seated', (at) => at.state.phase === 'closed');
  expect(await tab.enqueueAction({ kind: 'raise', up: true })).toEqual({
    ok: false,
    message: 'This table is closed.',
  });
});

test('a table that is deleted is gone for a guest', async () => {
  const { code, host, tab } = await joinAsGuest();
  await host.send('DELETE', `/tables/${code}`);
  expect(await tab.until('unknown')).toEqual({ phase: 'unknown' });
});

test('a table that is deleted is gone for its host', async () => {
  const { code, host } = await openTableElsewhere(member.origin, member.tokens);
  const tab = await openTableBrowser(member.origin, member.tokens).follow(code);
  await tab.until('seated');
  await host.send('DELETE', `/tables/${code}`);
  expect(await tab.until('unknown')).toEqual({ phase: 'unknown' });
});

test('a removed guest stays removed when the following tab is closed', async () => {
  const { browser, code, host, tab } = await joinAsGuest();
  const other = await browser.follow(code);
  const { me } = await other.until('seated');
  await host.do(code, { kind: 'remove', guest: me.guest ?? '' });
  await other.until('removed');
  tab.stop();
  // It asks the one that follows now.
  const third = await browser.follow(code);
  expect(await third.until('removed')).toEqual({ phase: 'removed' });
});

test('without a way to the server that is said, and tried again by itself', async () => {
  const { code } = await openTableElsewhere(member.origin, member.tokens);
  const browser = openTableBrowser(member.origin, member.tokens);
  browser.setOnline(false);
  const tab = await browser.follow(code);
  const { message } = await tab.until('failed');
  expect(message).toBe('Network error. Check your connection and try again.');
  browser.setOnline(true);
  await tab.until('seated');
});

test('who leaves stands outside in all tabs, and the others see it', async () => {
  const { browser, code, host, tab } = await joinAsGuest();
  const other = await browser.follow(code);
  await other.until('seated');
  await tab.leaveTable();
  await other.until('outside');
  const { guests } = await host.see(code);
  expect(guests).toEqual({});
});

test.each([-2, 2])(
  'with a clock that is %d minutes wrong the server’s time is known',
  async (by) => {
    const actual = await vi.importActual<object>('#lib/shared/clock.browser.ts');
    const { code } = await openTableElsewhere(member.origin, member.tokens);
    const browser = openTableBrowser(member.origin, member.tokens);
    vi.doMock('#lib/shared/clock.browser.ts', () => ({
      ...actual,
      now: () => Date.now() + by * 60_000,
    }));
    const tab = await browser.follow(code);
    vi.doUnmock('#lib/shared/clock.browser.ts');
    await tab.until('seated');
    expect(Math.abs(tab.serverNow() - Date.now())).toBeLessThan(500);
  },
);

/** This browser as the host, and a client with its seat. */
const followAsHost = async () => {
  const { code } = await openTableElsewhere(member.origin, member.tokens);
  const browser = openTableBrowser(member.origin, member.tokens);
  const tab = await browser.follow(code);
  await tab.until('seated');
  const seat = bareBrowser(member.origin, {
    cookie: browser.page.requests.at(-1)?.headers.get('Cookie') ?? '',
  });
  const hasSeat = async () =>
    (await seat.send('GET', `/tables/${code}/events?after=`)).status === 200;
  expect(await hasSeat()).toBe(true);
  return { browser, tab, isGivenUp: () => waitUntil(async () => !(await hasSeat())) };
};

test('a sign-out gives up the host’s seat, in every tab', async () => {
  const { browser, isGivenUp, tab } = await followAsHost();
  vi.resetModules();
  const { beginSignOut } = await import('#lib/session/sign-out.store.ts');
  beginSignOut();
  browser.page.changeElsewhere('cd.personal.owner', null);
  expect(await tab.until('outside')).toEqual({ phase: 'outside' });
  await isGivenUp();
});

test('a sign-out alone gives up the host’s seat', async () => {
  const { isGivenUp, tab } = await followAsHost();
  tab.stop();
  vi.resetModules();
  const { beginSignOut, $signOut } = await import('#lib/session/sign-out.store.ts');
  beginSignOut();
  await isGivenUp();
  expect($signOut.get()).toBe('leaving');
});

test('another account that signs in does not host the tables of the one before', async () => {
  const { browser, isGivenUp, tab } = await followAsHost();
  tab.stop();
  browser.page.localStorage.setItem('cd.personal.owner', '"somebody else"');
  vi.resetModules();
  const { ensureSession } = await import('#lib/session/session.store.ts');
  expect((await ensureSession()).status).toBe('authenticated');
  await isGivenUp();
});

const note = (place: string, text: string) =>
  ({ kind: 'note', note: randomUUID(), place, text }) as const;

test('an action whose answer was lost is sent again, and happens once', async () => {
  const { code, host, tab } = await joinAsGuest();
  await host.do(code, lay(['B12']));
  const { state } = await tab.until('seated', (at) => at.state.cards.length === 1);
  const place = state.cards[0]?.place ?? '';
  const ask = fetch;
  let lost = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await ask(url, init);
    if (!url.endsWith('/actions') || lost > 0) return answer;
    lost += 1;
    throw new TypeError('Failed to fetch');
  });
  expect(await tab.enqueueAction(note(place, 'Once'))).toEqual({ ok: true });
  const { notes } = await tab
    .until('seated', (at) => Object.keys(at.state.notes).length > 0)
    .then(({ state: now }) => now);
  expect(lost).toBe(1);
  expect(Object.values(notes).map(({ text }) => text)).toEqual(['Once']);
});

test('what is done without a connection waits, and goes out in its order', async () => {
  const { browser, code, host, tab } = await joinAsGuest();
  await host.do(code, lay(['B12']));
  const { state } = await tab.until('seated', (at) => at.state.cards.length === 1);
  const place = state.cards[0]?.place ?? '';
  browser.setOnline(false);
  const done = ['One', 'Two', 'Three'].map((text) => tab.enqueueAction(note(place, text)));
  await waitUntil(() => tab.$unsent.get() === 3);
  browser.setOnline(true);
  expect(await Promise.all(done)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(tab.$unsent.get()).toBe(0);
  const { notes } = await host.see(code);
  const inOrder = Object.values(notes).toSorted((one, other) => one.at - other.at);
  expect(inOrder.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
});

test('what is refused says why, and what was done after it happens', async () => {
  const { code, host, tab } = await joinAsGuest();
  await host.do(code, lay(['B12']));
  const [refused, raised] = await Promise.all([
    tab.enqueueAction({ kind: 'close' }),
    tab.enqueueAction({ kind: 'raise', up: true }),
  ]);
  expect([refused, raised.ok]).toEqual([
    { ok: false, message: 'Only the host can do that.' },
    true,
  ]);
});

test('cards that lay there already are named', async () => {
  const { code } = await openTableElsewhere(member.origin, member.tokens);
  const tab = await openTableBrowser(member.origin, member.tokens).follow(code);
  await tab.until('seated');
  await tab.enqueueAction(lay(['B12']));
  expect(await tab.enqueueAction(lay(['B12', 'T14']))).toEqual({ ok: true, already: ['B12'] });
});
