import 'fake-indexeddb/auto';

import { randomUUID } from 'node:crypto';

import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import { handsOf, notesOf, valueOf } from '#lib/my-cards/items.ts';
import { openMyDatabase } from '#lib/my-cards/my.db.browser.ts';
import { startMember, type Member } from '#support/stores/member.ts';
import { openPage, reached, type TestPage } from '#support/stores/page.ts';

let member: Member;

beforeEach(async () => {
  member = await startMember();
});

const Channel = BroadcastChannel;
const names = new WeakMap<IDBFactory, string>();

/** The tabs of one device hear each other and nobody else; a device is its storage. */
const stubTabs = (factory: IDBFactory): void => {
  const name = names.get(factory) ?? randomUUID();
  names.set(factory, name);
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(line: string) {
        super(`${line} ${name}`);
      }
    },
  );
};

/** A device, whose storage is its own, with My Cards open. */
const openDevice = async (
  factory = new IDBFactory(),
  tokens: TokenResponse = member.tokens,
  before: (page: TestPage) => void = () => {},
) => {
  const page = openPage(member.origin, '/mycards', tokens);
  vi.stubGlobal('indexedDB', factory);
  stubTabs(factory);
  before(page);
  const state = await import('#lib/my-cards/my-items.store.ts');
  const { endMy } = await import('#lib/my-cards/my-sync.store.ts');
  const { loadMy } = await import('#lib/my-cards/my-load.store.ts');
  const my = await loadMy();
  const synced = () => reached(state.$myState, (now) => now === 'synced');
  onTestFinished(endMy);
  return { page, factory, my, synced, ...state, close: endMy };
};

/** The account whose things a page remembers. */
const ownerOf = (page: TestPage): string =>
  String(JSON.parse(page.localStorage['cd.personal.owner'] ?? '""'));

test('what one device keeps is on the next', async () => {
  const first = await openDevice();
  await first.my.toggleKept('card', 'B12');
  await first.my.makeHand('Monday', ['B12', 'T14']);
  await first.synced();
  const second = await openDevice();
  await second.synced();
  const items = second.$items.get();
  expect(valueOf(items, 'keep', 'card:B12')).toBeDefined();
  expect(handsOf(items).map(({ name, cards }) => [name, cards])).toEqual([
    ['Monday', ['B12', 'T14']],
  ]);
});

test('a change shows at once and says that it is not everywhere yet', async () => {
  const { my, $items, $myState, synced } = await openDevice();
  await synced();
  const kept = my.toggleKept('card', 'B12');
  expect(valueOf($items.get(), 'keep', 'card:B12')).toBeDefined();
  expect($myState.get()).toBe('waiting');
  await kept;
  await synced();
});

test('what was done without a connection goes out when it returns', async () => {
  const device = await openDevice();
  await device.synced();
  device.page.setOnline(false);
  await device.my.setNote('B12', 'Ask twice', undefined);
  expect(device.$myState.get()).toBe('waiting');
  device.page.setOnline(true);
  await device.synced();
  const other = await openDevice();
  await other.synced();
  expect(notesOf(other.$items.get()).map(({ note }) => note.text)).toEqual(['Ask twice']);
});

test('what waits outlives the page', async () => {
  const device = await openDevice();
  await device.synced();
  device.page.setOnline(false);
  await device.my.setNote('B12', 'Ask twice', undefined);
  device.close();
  const again = await openDevice(device.factory);
  expect(notesOf(again.$items.get()).map(({ note }) => note.text)).toEqual(['Ask twice']);
  await again.synced();
});

test('what a page that unloads has not stored is stored by the next page of its tab', async () => {
  const device = await openDevice();
  await device.synced();
  device.page.setOnline(false);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'AbortError');
  });
  await device.my.setNote('B12', 'Ask twice', undefined);
  vi.restoreAllMocks();
  device.close();
  device.page.open('/mycards');
  const { $items } = await import('#lib/my-cards/my-items.store.ts');
  const { loadMy } = await import('#lib/my-cards/my-load.store.ts');
  await loadMy();
  expect(notesOf($items.get()).map(({ note }) => note.text)).toEqual(['Ask twice']);
  expect(Object.keys(device.page.sessionStorage)).not.toContain('cd.personal.storing');
});

test('a note that two devices wrote keeps both texts, and the person settles it', async () => {
  const one = await openDevice();
  await one.synced();
  one.page.setOnline(false);
  await one.my.setNote('B12', 'From the phone', undefined);
  one.close();
  const other = await openDevice();
  await other.my.setNote('B12', 'From the laptop', undefined);
  await other.synced();
  const again = await openDevice(one.factory);
  await again.synced();
  const note = valueOf(again.$items.get(), 'note', 'B12');
  const texts = new Set([note?.text, ...(note?.others ?? []).map(({ text }) => text)]);
  expect(texts).toEqual(new Set(['From the laptop', 'From the phone']));
  await again.my.settleNote(
    'B12',
    (note?.others ?? []).map(({ id }) => id),
  );
  await again.synced();
  expect(valueOf(again.$items.get(), 'note', 'B12')?.others).toBeUndefined();
});

test('a browser that keeps nothing says so and works online', async () => {
  const refusing = new IDBFactory();
  refusing.open = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  const device = await openDevice(refusing);
  await reached(device.$myState, (state) => state === 'refused-storage');
  await device.my.toggleKept('card', 'B12');
  await vi.waitFor(async () => {
    const other = await openDevice();
    await other.synced();
    expect(valueOf(other.$items.get(), 'keep', 'card:B12')).toBeDefined();
  });
});

test('a browser that keeps nothing says so when nothing can be had either', async () => {
  const device = await openDevice(new IDBFactory(), member.tokens, (page) => {
    page.setOnline(false);
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('No.', 'SecurityError');
      },
    });
  });
  await reached(device.$myState, (state) => state === 'unreached');
  device.page.setOnline(true);
  const items = await reached(device.$items, (known) => known !== undefined);
  expect(items?.size).toBe(0);
});

test('what waits goes out when the browser drops its storage', async () => {
  const factory = new IDBFactory();
  const opened: IDBDatabase[] = [];
  const device = await openDevice(factory, member.tokens, () => {
    const open = factory.open.bind(factory);
    factory.open = (...named) => {
      const request = open(...named);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
  });
  await device.synced();
  device.page.setOnline(false);
  await device.my.setNote('B12', 'Before it', undefined);
  // Its type asks for the class where it takes an instance.
  for (const database of opened) forceCloseDatabase(database as never);
  await reached(device.$myState, (state) => state === 'refused-storage');
  await device.my.setNote('T14', 'After it', undefined);
  device.page.setOnline(true);
  const other = await openDevice();
  await vi.waitFor(async () => {
    await other.my.syncMy();
    const texts = notesOf(other.$items.get()).map(({ note }) => note.text);
    expect(texts.toSorted()).toEqual(['After it', 'Before it']);
  });
});

test('what the server does not take stays here, with its words, and the rest goes out', async () => {
  const device = await openDevice();
  await device.synced();
  await Promise.all(
    Array.from({ length: 501 }, (_, number) => device.my.makeHand(`Hand ${number}`, [])),
  );
  await device.my.toggleKept('card', 'B12');
  await reached(device.$myState, (state) => state === 'full');
  expect(device.$syncError.get()).not.toBe('');
  expect(handsOf(device.$items.get())).toHaveLength(501);
  const other = await openDevice();
  await other.synced();
  expect(handsOf(other.$items.get())).toHaveLength(500);
  expect(valueOf(other.$items.get(), 'keep', 'card:B12')).toBeDefined();
});

test('a note that is full elsewhere keeps all texts here until some are settled', async () => {
  const device = await openDevice();
  await device.synced();
  const texts = Array.from({ length: 53 }, (_, number) => `Text ${number}`);
  for (const text of texts) await device.my.setNote('B12', text, undefined);
  await reached(device.$myState, (state) => state === 'full');
  expect(device.$syncError.get()).toContain('choose between them first');
  const note = valueOf(device.$items.get(), 'note', 'B12');
  const others = note?.others ?? [];
  expect([...others.map(({ text }) => text), note?.text]).toEqual(texts);
  await device.my.settleNote(
    'B12',
    others.slice(0, 2).map(({ id }) => id),
  );
  await device.synced();
  const other = await openDevice();
  await other.synced();
  expect(valueOf(other.$items.get(), 'note', 'B12')?.others).toHaveLength(50);
});

test('what a visitor has saved becomes theirs, and what has no page stays where it is', async () => {
  const device = await openDevice(undefined, undefined, ({ localStorage }) => {
    localStorage.setItem(
      'cd.case.rain-coat',
      '{"created":5,"images":["/assets/showcase/rain-coat-1.svg"]}',
    );
    localStorage.setItem('cd.persona.inês', '{}');
    localStorage.setItem('cd.case.mine', '{"created":5}');
    localStorage.setItem('cd.case.tea-pot', '{');
  });
  await device.synced();
  expect(valueOf(device.$items.get(), 'keep', 'case:rain-coat')).toEqual({ at: 5 });
  expect(valueOf(device.$items.get(), 'keep', 'persona:inês')).toBeDefined();
  const left = Object.keys(device.page.localStorage).filter((key) => /case|persona\./.test(key));
  expect(left.toSorted()).toEqual(['cd.case.mine', 'cd.case.tea-pot']);
});

test('a sign-out deletes what the device has, also while a page has it open', async () => {
  const device = await openDevice();
  await device.my.setNote('B12', 'Ask twice', undefined);
  await device.synced();
  const { wipeEverybody } = await import('#lib/shared/wipe.browser.ts');
  void wipeEverybody(ownerOf(device.page));
  await vi.waitUntil(async () => (await device.factory.databases()).length === 0);
  expect(device.$items.get()).toBeUndefined();
});

test('a refused session leaves what the server has never been given, and nothing else', async () => {
  const device = await openDevice();
  await device.my.setNote('B12', 'Known there', undefined);
  await device.synced();
  device.page.setOnline(false);
  await device.my.setNote('T14', 'Only here', undefined);
  device.close();
  const accountId = ownerOf(device.page);
  await device.my.keepUnsentOnly(accountId);
  const db = await openMyDatabase(accountId);
  onTestFinished(db.close);
  const { items, waiting, place } = await db.read();
  expect({ items, place }).toEqual({ items: [], place: undefined });
  expect(waiting.map(({ operation }) => operation.value)).toEqual([{ text: 'Only here' }]);
});

test('a refused session leaves nothing of an account that the server has all of', async () => {
  const device = await openDevice();
  await device.my.setNote('B12', 'Known there', undefined);
  await device.synced();
  device.close();
  await device.my.keepUnsentOnly(ownerOf(device.page));
  await expect.poll(() => device.factory.databases()).toEqual([]);
});

test('other tabs of the browser see a change at once, also without a connection', async () => {
  const one = await openDevice();
  await one.synced();
  const two = await openDevice(one.factory);
  await two.synced();
  two.page.setOnline(false);
  await two.my.toggleKept('card', 'B12');
  const items = await reached(one.$items, (now) => valueOf(now, 'keep', 'card:B12') !== undefined);
  expect(valueOf(items, 'keep', 'card:B12')).toBeDefined();
});
