import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

import { startMember, type Member } from '#support/stores/member.ts';
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';
import { KEPT_DECK_LOCK } from '#lib/offline/offline.ts';
import { openPage } from '#support/stores/page.ts';
import { stubTabs } from '#support/stores/tabs.ts';

let member: Member;

beforeEach(async () => {
  member = await startMember();
});

/** The stores of a signed-in page that keeps the deck in databases; pictures have none here. */
const openSettings = async () => {
  openPage(member.origin, '/settings', member.tokens);
  const databases = new IDBFactory();
  vi.stubGlobal('indexedDB', databases);
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ put: () => Promise.resolve() }),
    keys: () => Promise.resolve([]),
  });
  const { ensureSession } = await import('#lib/session/session.store.ts');
  await ensureSession();
  return { databases, ...(await import('#lib/offline/kept-deck.store.ts')) };
};

test('a deck that is kept is in a database of its account', async () => {
  const { $keptDeck, databases, keepDeck } = await openSettings();
  await keepDeck();
  expect($keptDeck.get()).toMatchObject({ status: 'kept', bytes: expect.any(Number) });
  expect(await databases.databases()).toHaveLength(1);
});

/** The title of a card as the deck on this device has it. */
const keptTitle = async (code: string): Promise<unknown> => {
  const { readKeptAnswer } = await import('#lib/api/kept-deck.browser.ts');
  return ((await readKeptAnswer(`/cards`)) as { code: string; title: string }[]).find(
    (card) => card.code === code,
  )?.title;
};

test('another language brings the deck in it, and forgets what is remembered in the first', async () => {
  const { keepDeck } = await openSettings();
  const { $deckLanguage, chooseDeckLanguage } = await import('#lib/offline/deck-language.store.ts');
  const { loadCards } = await import('#lib/cards/card-list.store.ts');
  await keepDeck();
  await loadCards();
  expect(await keptTitle('B12')).toBe('Open the locked drawer');
  chooseDeckLanguage('de');
  expect([$deckLanguage.get(), readPersonal('cards')]).toEqual(['de', []]);
  await vi.waitFor(async () =>
    expect(await keptTitle('B12')).toBe('Öffnet die verschlossene Schublade'),
  );
});

test('a deck that arrives in another language than the chosen one is due again', async () => {
  const { keepDeck } = await openSettings();
  const { chooseDeckLanguage } = await import('#lib/offline/deck-language.store.ts');
  const { keptDeck } = await import('#lib/api/kept-deck.browser.ts');
  const kept = keepDeck();
  chooseDeckLanguage('de');
  await kept;
  expect(keptDeck()).toMatchObject({ checkedAt: 0 });
});

test('a deck kept in another language than the page has is due', async () => {
  const { keepDeck } = await openSettings();
  const { keptDeck } = await import('#lib/api/kept-deck.browser.ts');
  await keepDeck();
  expect(keptDeck()?.checkedAt).toBeGreaterThan(0);
  writePersonal('kept', { ...Object(readPersonal('kept')), language: 'de' });
  expect(keptDeck()?.checkedAt).toBe(0);
});

test('a page that comes back by the history has the language chosen meanwhile', async () => {
  await openSettings();
  const { $cards, loadCards } = await import('#lib/cards/card-list.store.ts');
  const { $exercises, loadExercises } = await import('#lib/exercises/exercise-list.store.ts');
  await Promise.all([loadCards(), loadExercises()]);
  localStorage.setItem('cd.language', 'de');
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => {
    expect(JSON.stringify($cards.get())).toContain('Öffnet die verschlossene Schublade');
    expect(JSON.stringify($exercises.get())).toContain('Staffel mit kalten Händen');
  });
});

test('a late answer in the language before does not replace that in the chosen one', async () => {
  await openSettings();
  const { $cards, loadCards } = await import('#lib/cards/card-list.store.ts');
  const { $exercises, loadExercises } = await import('#lib/exercises/exercise-list.store.ts');
  const { fetch } = globalThis;
  const late = Promise.withResolvers<void>();
  const held: unknown[] = [];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await fetch(...request);
    if (new Headers(request[1]?.headers).get('Accept-Language')?.startsWith('de')) return answer;
    held.push(request[0]);
    await late.promise;
    return answer;
  });
  const loaded = Promise.all([loadCards(), loadExercises()]);
  await vi.waitFor(() =>
    expect(held.map(String).toSorted()).toEqual(['/api/cards', '/api/exercises']),
  );
  localStorage.setItem('cd.language', 'de');
  window.dispatchEvent(new Event('pageshow'));
  const isGerman = () => {
    expect(JSON.stringify($cards.get())).toContain('Öffnet die verschlossene Schublade');
    expect(JSON.stringify($exercises.get())).toContain('Staffel mit kalten Händen');
  };
  await vi.waitFor(isGerman);
  late.resolve();
  await loaded;
  isGerman();
});

test.each(['', 'de\nX', 'ü'])(
  'a damaged choice %j asks in the language of the page',
  async (choice) => {
    await openSettings();
    localStorage.setItem('cd.language', choice);
    const { $cards, loadCards } = await import('#lib/cards/card-list.store.ts');
    await loadCards();
    expect($cards.get()).toMatchObject({ status: 'ready', confirmed: true });
  },
);

test('a deck that is removed while it is brought up to date stays removed', async () => {
  const { $keptDeck, databases, keepDeck, refreshDeck, removeDeck } = await openSettings();
  await keepDeck();
  const refreshed = refreshDeck();
  await removeDeck();
  await refreshed;
  expect([$keptDeck.get(), await databases.databases()]).toEqual([{ status: 'none' }, []]);
});

test('a download that is stopped ends at once, whatever comes of it later', async () => {
  const { $keptDeck, keepDeck, stopKeeping } = await openSettings();
  const answer = Promise.withResolvers<Response>();
  const asked = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', () => {
      resolve();
      return answer.promise;
    });
  });
  const kept = keepDeck();
  await asked;
  stopKeeping();
  await kept;
  expect($keptDeck.get()).toEqual({ status: 'none' });
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('[]'));
  answer.resolve(Object.defineProperty(new Response('[]'), 'text', { value: read }));
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  // All that follows from a text that is there already has run by the next turn.
  await new Promise(setImmediate);
  expect($keptDeck.get()).toEqual({ status: 'none' });
});

test('a page that opens while another tab keeps the deck takes nothing of it away', async () => {
  const page = openPage(member.origin, '/settings', member.tokens);
  stubTabs(() => true);
  const kept: string[] = [];
  const picture = Promise.withResolvers<void>();
  const firstPicture = Promise.withResolvers<void>();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', {
    open: (name: string) => {
      kept.push(name);
      return Promise.resolve({
        put: () => {
          firstPicture.resolve();
          return picture.promise;
        },
      });
    },
    keys: () => Promise.resolve(kept),
    delete: (name: string) => Promise.resolve(kept.splice(kept.indexOf(name), 1)),
  });
  // This server has no pictures; what has no parameters is one.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (target: string, init?: RequestInit) =>
    init ? fetch(target, init) : Promise.resolve(new Response('picture')),
  );
  const { ensureSession } = await import('#lib/session/session.store.ts');
  await ensureSession();
  const { $keptDeck, keepDeck } = await import('#lib/offline/kept-deck.store.ts');
  const download = keepDeck();
  await firstPicture.promise;

  const { locks } = navigator;
  page.open('/dashboard');
  const asked = Promise.withResolvers<boolean>();
  const request = (name: string, options: LockOptions, task: LockGrantedCallback<void>) =>
    locks.request(name, options, (lock) => {
      if (name === KEPT_DECK_LOCK) asked.resolve(lock !== null);
      return task(lock);
    });
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  Object.assign(document, { querySelector: () => null });
  const { startOffline } = await import('#lib/offline/offline.store.ts');
  const another = await import('#lib/session/session.store.ts');
  startOffline({ onRefused: () => {}, onUnsent: () => {} });
  await another.ensureSession();
  expect(await asked.promise).toBe(false);

  picture.resolve();
  await download;
  expect($keptDeck.get()).toMatchObject({ status: 'kept' });
  expect(kept).toEqual([expect.stringMatching(/^cd\.kept\./)]);
});

test('a download that waits for another tab’s is stopped at once', async () => {
  const other = Promise.withResolvers<void>();
  openPage(member.origin, '/settings', member.tokens);
  stubTabs(() => true);
  const { ensureSession } = await import('#lib/session/session.store.ts');
  await ensureSession();
  const { $keptDeck, keepDeck, stopKeeping } = await import('#lib/offline/kept-deck.store.ts');
  const held = new Promise<void>((resolve) => {
    void navigator.locks.request(KEPT_DECK_LOCK, {}, () => {
      resolve();
      return other.promise;
    });
  });
  await held;
  const kept = keepDeck();
  expect($keptDeck.get()).toMatchObject({ status: 'working' });
  stopKeeping();
  await kept;
  expect($keptDeck.get()).toEqual({ status: 'none' });
  other.resolve();
});

test('a page where nobody is remembered deletes what a sign-out has left behind', async () => {
  const { databases } = await openSettings();
  const request = databases.open('cd.my.somebody');
  await new Promise((resolve) => {
    request.addEventListener('success', resolve);
  });
  request.result.close();
  openPage(member.origin, '/settings');
  // The page has no place for notices.
  Object.assign(document, { querySelector: () => null });
  const { startOffline } = await import('#lib/offline/offline.store.ts');
  const { ensureSession } = await import('#lib/session/session.store.ts');
  startOffline({ onRefused: () => {}, onUnsent: () => {} });
  await ensureSession();
  await vi.waitFor(async () => expect(await databases.databases()).toEqual([]));
});
