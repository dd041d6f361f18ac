/**
 * Answers of the API that are kept on this device for one account (behaviour.md, 'Offline'): a database
 * of its own for each, named after the account, so that nobody reads what is another one's.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { KEPT_DECK } from '#lib/shared/wipe.browser.ts';

/** An answer as it came. */
export interface KeptAnswer {
  /** What was asked for, below the API's address. */
  readonly path: string;
  readonly etag: string;
  /** The body, JSON. */
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
    // Another tab, or the service worker, wants to delete it.
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

/** The answer to a path that is kept for an account, if any. */
export const readAnswer = (accountId: string, path: string): Promise<KeptAnswer | undefined> =>
  within(accountId, (database) => database.get('answers', path));

/** Keeps answers for an account: all of them or, where there is no room, none. */
export const keepAnswers = (accountId: string, answers: readonly KeptAnswer[]): Promise<void> =>
  within(accountId, async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    await Promise.all([...answers.map((answer) => store.put(answer)), done]);
  });
