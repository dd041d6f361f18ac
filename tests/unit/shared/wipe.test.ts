import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

import { wipeKeptDecks, wipeStores } from '#lib/shared/wipe.browser.ts';

let databases: IDBFactory;

beforeEach(() => {
  databases = new IDBFactory();
  vi.stubGlobal('indexedDB', databases);
});

/** Makes a database, which nobody has open afterwards. */
const make = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = databases.open(name);
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });

const names = async () => (await databases.databases()).map(({ name }) => name);

/** Lets deletions fail: those of one database, so many times. */
const failToDelete = (failing: string, times: number): void => {
  const deleteDatabase = databases.deleteDatabase.bind(databases);
  let left = times;
  vi.spyOn(databases, 'deleteDatabase').mockImplementation((name) => {
    if (name !== failing || left <= 0) return deleteDatabase(name);
    left -= 1;
    const request = new EventTarget() as IDBOpenDBRequest;
    queueMicrotask(() => request.dispatchEvent(new Event('error')));
    return request;
  });
};

test('what is wiped is gone, and nothing else', async () => {
  for (const name of ['cd.my.ada', 'cd.kept.ada', 'cd.kept.kim', 'else']) await make(name);
  await wipeStores((name) => name.endsWith('.ada'));
  expect(await names()).toEqual(['cd.kept.kim', 'else']);
});

test('a deletion that fails is asked for again', async () => {
  await make('cd.kept.ada');
  failToDelete('cd.kept.ada', 1);
  await wipeStores(() => true);
  expect(await names()).toEqual([]);
});

test('one deletion that fails again and again keeps no other from going, and ends', async () => {
  await make('cd.my.ada');
  await make('cd.kept.ada');
  failToDelete('cd.my.ada', Infinity);
  await wipeStores(() => true);
  expect(await names()).toEqual(['cd.my.ada']);
});

test('where databases are refused, caches go all the same', async () => {
  vi.spyOn(databases, 'databases').mockRejectedValue(new Error('refused'));
  const kept = new Set(['cd.kept.ada', 'cd.shell.1']);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  });
  await wipeStores(() => true);
  expect([...kept]).toEqual(['cd.shell.1']);
});

test('a page that is being left, which has no worker any more, wipes all the same', async () => {
  await make('cd.kept.ada');
  vi.stubGlobal('navigator', { serviceWorker: undefined });
  await wipeKeptDecks();
  expect(await names()).toEqual([]);
});
