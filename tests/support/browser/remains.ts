import type { Page } from '@playwright/test';

/**
 * Looks for texts in everything that a browser keeps for the site: local and session storage, every
 * database, every cache. It looks in the page itself, since all of that is many megabytes.
 * @param page any page of the site
 * @returns for each text that is there the text and the beginning of the first line that has it
 */
export const keptOf = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      kept.push(name);
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store).getAll();
        kept.push(JSON.stringify(await done(rows)));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      kept.push(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        kept.push(request.url, (await answer?.text()) ?? '');
      }
    }
    const lines = kept.flatMap((text) => text.split('\n'));
    return wanted.flatMap((text) => {
      const line = lines.find((candidate) => candidate.includes(text));
      return line === undefined ? [] : [`${text} in ${line.slice(0, 100)}`];
    });
  }, texts);
