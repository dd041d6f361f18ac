/**
 * The data of My Cards in IndexedDB, by account: the server's items and the pending operations. In memory where
 * the browser blocks storage.
 */
import { openDB, type DBSchema } from 'idb';

import type { Item, Operation } from '#contract/my-cards.ts';

/** Sync position: the revision of the last answer. */
export interface SyncPlace {
  readonly store: string;
  readonly revision: number;
}

/** A pending operation with its position in the queue. */
export interface Waiting {
  readonly place: number;
  readonly operation: Operation;
}

export interface StoredState {
  readonly items: readonly Item[];
  readonly waiting: readonly Waiting[];
  readonly place: SyncPlace | undefined;
}

/** Changes to the database from an answer of the server. */
export interface Taken {
  readonly items: readonly Item[];
  /** Queue positions of the applied operations. */
  readonly done: readonly number[];
  readonly place: SyncPlace;
  /** Replaces all items. */
  readonly reset: boolean;
}

export interface MyDatabase {
  readonly read: () => Promise<StoredState>;
  /** Pending operations and sync position, which other tabs may have changed. */
  readonly readLine: () => Promise<Omit<StoredState, 'items'>>;
  /** Appends operations to the queue. */
  readonly add: (operations: readonly Operation[]) => Promise<void>;
  readonly take: (taken: Taken) => Promise<void>;
  /** Deletes the server's data; pending operations stay. */
  readonly forgetServer: () => Promise<void>;
  readonly close: () => void;
}

interface MySchema extends DBSchema {
  items: { key: [string, string]; value: Item };
  waiting: { key: number; value: { place?: number; operation: Operation } };
  place: { key: 'place'; value: SyncPlace };
}

const PLACE = 'place';

const nameOf = (accountId: string): string => `cd.my.${accountId}`;

/** Deletes the database of an account. */
export const dropMyDatabase = (accountId: string): void => {
  indexedDB.deleteDatabase(nameOf(accountId));
};

/**
 * Opens the database of an account. After either callback it is unusable.
 * @param onDeleted another tab deletes it, as at a sign-out
 * @param onLost the browser closed it
 * @throws DOMException if the browser blocks storage
 */
export const openMyDatabase = async (
  accountId: string,
  { onDeleted, onLost }: { readonly onDeleted?: () => void; readonly onLost?: () => void } = {},
): Promise<MyDatabase> => {
  const db = await openDB<MySchema>(nameOf(accountId), 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('items', { keyPath: ['kind', 'key'] });
      fresh.createObjectStore('waiting', { keyPath: 'place', autoIncrement: true });
      fresh.createObjectStore('place');
    },
    blocking: () => {
      db.close();
      onDeleted?.();
    },
    terminated: () => onLost?.(),
  });
  const readLine: MyDatabase['readLine'] = async () => {
    const transaction = db.transaction(['waiting', 'place']);
    const [waiting, place] = await Promise.all([
      transaction.objectStore('waiting').getAll(),
      transaction.objectStore('place').get(PLACE),
    ]);
    return {
      waiting: waiting.flatMap(({ place: at, operation }) =>
        at === undefined ? [] : [{ place: at, operation }],
      ),
      place,
    };
  };
  return {
    read: async () => ({ items: await db.getAll('items'), ...(await readLine()) }),
    readLine,
    add: async (operations) => {
      const transaction = db.transaction('waiting', 'readwrite');
      const added = operations.map((operation) => transaction.store.add({ operation }));
      // At once: an unloading page does not see its requests complete.
      transaction.commit();
      await Promise.all([...added, transaction.done]);
    },
    take: async ({ items, done, place, reset }) => {
      const transaction = db.transaction(['items', 'waiting', 'place'], 'readwrite');
      const stored = transaction.objectStore('items');
      await Promise.all([
        reset && stored.clear(),
        ...items.map((item) => stored.put(item)),
        ...done.map((at) => transaction.objectStore('waiting').delete(at)),
        transaction.objectStore('place').put(place, PLACE),
        transaction.done,
      ]);
    },
    forgetServer: async () => {
      const transaction = db.transaction(['items', 'place'], 'readwrite');
      await Promise.all([
        transaction.objectStore('items').clear(),
        transaction.objectStore('place').clear(),
        transaction.done,
      ]);
    },
    close: () => db.close(),
  };
};

/**
 * After a rejected session, reduces an account's database to its pending operations, or deletes it without any.
 * They are the only copy, and are sent after the next sign-in; another account's sign-in deletes them. Never
 * throws.
 */
export const keepUnsentOnly = async (accountId: string): Promise<void> => {
  try {
    const db = await openMyDatabase(accountId);
    const { waiting } = await db.readLine();
    if (waiting.length > 0) await db.forgetServer();
    db.close();
    if (waiting.length === 0) dropMyDatabase(accountId);
  } catch {
    // Storage is blocked, so it is empty.
  }
};

/** A queue that lives as long as the page; it holds no items. */
export const memoryDatabase = (): MyDatabase => {
  let waiting: readonly Waiting[] = [];
  let place: SyncPlace | undefined;
  let last = 0;
  const readLine: MyDatabase['readLine'] = () => Promise.resolve({ waiting, place });
  return {
    read: async () => ({ items: [], ...(await readLine()) }),
    readLine,
    add: async (operations) => {
      waiting = [...waiting, ...operations.map((operation) => ({ place: ++last, operation }))];
    },
    take: async (taken) => {
      waiting = waiting.filter(({ place: at }) => !taken.done.includes(at));
      place = taken.place;
    },
    forgetServer: async () => {
      place = undefined;
    },
    close: () => {},
  };
};
