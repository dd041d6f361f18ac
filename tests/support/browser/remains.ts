import type { Page } from '@playwright/test';

/**
 * Everything that a browser keeps for the site, as one text: local and session storage, every database,
 * every cache.
 * @param page any page of the site
 */
export const remainsOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      texts.push(name);
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store).getAll();
        texts.push(JSON.stringify(await done(rows)));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      texts.push(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        texts.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
