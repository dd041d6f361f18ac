import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { notesOf, valueOf } from '#lib/my-cards/items.ts';
import { OLD_VERSIONS, updateFrom } from '#support/process/old-data.ts';
import { openPage, reached } from '#support/stores/page.ts';

import type { StoredDatabase } from '../../fixtures/data/used.ts';

/** The end of a request to a database of the browser. */
const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
  });

/** Puts databases into a browser as they were. */
const fill = async (factory: IDBFactory, databases: readonly StoredDatabase[]): Promise<void> => {
  for (const { name, stores, version } of databases) {
    const opening = factory.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      for (const { autoIncrement, keyPath, keys, name: storeName, values } of stores) {
        const store = opening.result.createObjectStore(storeName, { autoIncrement, keyPath });
        for (const [index, value] of values.entries()) {
          if (keyPath === null) store.put(value, keys[index]);
          else store.put(value);
        }
      }
    });
    (await done(opening)).close();
  }
};

/** Opens the app of today in the browser of a version, on the server of today. */
const comeBack = async (version: string) => {
  const { product, used } = await updateFrom(version);
  const page = openPage(product.origin, '/mycards');
  const factory = new IDBFactory();
  await fill(factory, used.browser.databases);
  vi.stubGlobal('indexedDB', factory);
  Object.assign(page.localStorage, used.browser.localStorage);
  Object.assign(page.sessionStorage, used.browser.sessionStorage);
  return page;
};

/** Opens My Cards, and waits until all is sent. */
const openMyCards = async () => {
  const { $items, $myState } = await import('#lib/my-cards/my-items.store.ts');
  const { endMy } = await import('#lib/my-cards/my-sync.store.ts');
  const { loadMy } = await import('#lib/my-cards/my-load.store.ts');
  onTestFinished(endMy);
  await loadMy();
  await reached($myState, (state) => state === 'synced');
  return $items.get();
};

describe.each(OLD_VERSIONS)('a browser of %s', (version) => {
  test('is still signed in', async () => {
    await comeBack(version);
    const { ensureSession } = await import('#lib/session/session.store.ts');
    expect((await ensureSession()).status).toBe('authenticated');
  });

  test('has its saved cases in My Cards', async () => {
    await comeBack(version);
    const items = await openMyCards();
    for (const slug of ['yoga-wheel', 'horse-halter'])
      expect(valueOf(items, 'keep', `case:${slug}`)).toBeDefined();
  });

  test('still shows the captions that it has made', async () => {
    await comeBack(version);
    const { $recent, startCaptions } = await import('#lib/captions/captions.store.ts');
    startCaptions('');
    expect($recent.get()).toHaveLength(1);
  });
});

describe.each(OLD_VERSIONS.filter((version) => !version.endsWith('first-edition')))(
  'a browser of %s',
  (version) => {
    test('sends the note that had not left it', async () => {
      const page = await comeBack(version);
      const texts = notesOf(await openMyCards()).map(({ note }) => note.text);
      expect(texts).toContain('Written without a network');
      expect(page.localStorage['cd.personal.unsent']).toBe('false');
    });
  },
);
