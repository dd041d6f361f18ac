/**
 * API answers stored offline (behaviour/offline.md, 'Offline'), in one IndexedDB database per account, so that
 * accounts cannot read each other's.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { KEPT_DECK } from '#lib/shared/wipe.browser.ts';

export interface KeptAnswer {
  /** Path below the API's address. */
  readonly path: string;
  readonly etag: string;
  /** Body, as JSON. */
  readonly text: string;
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer };
}

const open = (accountId: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(KEPT_DECK + accountId, 1, {
    upgrade: (database) => {
      database.createObjectStore('answers', { keyPath: 'path' });
    },
    // Closes the connection when another tab or the service worker deletes the database.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
    },
  });

const within = async <Value>(
  accountId: string,
  work: (database: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value> => {
  const database = await open(accountId);
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Returns the stored answer to a path, if any. */
export const readAnswer = (accountId: string, path: string): Promise<KeptAnswer | undefined> =>
  within(accountId, (database) => database.get('answers', path));

/** Stores answers for an account in one transaction: all of them or, without room, none. */
export const keepAnswers = (accountId: string, answers: readonly KeptAnswer[]): Promise<void> =>
  within(accountId, async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    await Promise.all([...answers.map((answer) => store.put(answer)), done]);
  });
