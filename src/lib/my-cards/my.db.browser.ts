/**
 * What a device keeps of My Cards, in IndexedDB under the account: the items as the server gave them,
 * and the operations that wait to go out. Where the browser refuses it, the same in memory.
 */
import { openDB, type DBSchema } from 'idb';

import type { Item, Operation } from '#contract/my-cards.ts';

/** How far this device has come: the last answer's place in the account's changes. */
export interface SyncPlace {
  readonly store: string;
  readonly revision: number;
}

/** An operation that waits, with its place in the line. */
export interface Waiting {
  readonly place: number;
  readonly operation: Operation;
}

/** Everything that a device has. */
export interface MyState {
  readonly items: readonly Item[];
  readonly waiting: readonly Waiting[];
  readonly place: SyncPlace | undefined;
}

/** What an answer of the server changes on the device. */
export interface Taken {
  readonly items: readonly Item[];
  /** The places of the operations that the server has taken. */
  readonly done: readonly number[];
  readonly place: SyncPlace;
  /** The items take the place of all that were there. */
  readonly reset: boolean;
}

export interface MyDatabase {
  readonly read: () => Promise<MyState>;
  /** What waits and how far this device has come, as other tabs may have changed it. */
  readonly readLine: () => Promise<Omit<MyState, 'items'>>;
  /** Puts operations at the end of the line. */
  readonly add: (operations: readonly Operation[]) => Promise<void>;
  readonly take: (taken: Taken) => Promise<void>;
  /** Forgets what the server has given; what waits stays. */
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

/** Deletes the database of an account, as one that was opened too late. */
export const dropMyDatabase = (accountId: string): void => {
  indexedDB.deleteDatabase(nameOf(accountId));
};

/**
 * Opens the database of an account. When one of the listeners is called nothing can be read or written
 * any more.
 * @param onDeleted called when another tab deletes it, as at a sign-out
 * @param onLost called when the browser takes it away by itself
 * @throws DOMException where the browser keeps nothing
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
      // At once: a page that is being left is not there to see its requests end.
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
 * Leaves of an account's database only what the server has never been given, and nothing at all where it
 * has everything: for a session that was refused. What waits is the person's only copy, and goes out when
 * they sign in again; somebody else's sign-in deletes it. Never throws.
 */
export const keepUnsentOnly = async (accountId: string): Promise<void> => {
  try {
    const db = await openMyDatabase(accountId);
    const { waiting } = await db.readLine();
    if (waiting.length > 0) await db.forgetServer();
    db.close();
    if (waiting.length === 0) dropMyDatabase(accountId);
  } catch {
    // A browser that refuses its stores has kept nothing in them.
  }
};

/** The line of what waits, for as long as the page lives; items are the page's own then. */
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
