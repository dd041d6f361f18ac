/**
 * Deletes what the product keeps of people in databases and caches of this browser (behaviour/offline.md,
 * 'Offline'). Pages and the service worker do it alike, so this touches nothing that only a page has.
 */

import { PERSON_DATABASES } from '#lib/shared/stored-keys.ts';

/** How the names of all databases of the product begin; each ends with its account's `sub`. */
const DATABASES = 'cd.';

/** How the name of a database, and of a cache, begins that holds the deck kept for an account. */
export const KEPT_DECK = 'cd.kept.';

/** How long a wipe is waited for, in ms: a tab that hangs must not hold up a sign-out. */
const PATIENCE = 1000;

/** How often a wipe looks again for what is still there. */
const LOOKS = 5;

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    // A tab that has it open closes it when it is told of this, and it is gone then.
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
  });

const dropDatabases = (owner: string): void => {
  // One that fails is found by the wipe that follows.
  for (const name of PERSON_DATABASES) deleteDatabase(name + owner).catch(() => {});
};

const databaseNames = async (): Promise<readonly string[]> => {
  if (!('indexedDB' in globalThis)) return [];
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name }) => name ?? []);
};

const cacheNames = async (): Promise<readonly string[]> =>
  'caches' in globalThis ? caches.keys() : [];

/** What was listed; a browser that refuses its stores lists nothing, and has kept nothing in them. */
const namesOf = (listed: PromiseSettledResult<readonly string[]>): readonly string[] =>
  listed.status === 'fulfilled' ? listed.value : [];

/** Deletes what is there. @returns whether nothing was, as far as the browser tells */
const wipeOnce = async (goes: (name: string) => boolean): Promise<boolean> => {
  const [databases, kept] = await Promise.allSettled([databaseNames(), cacheNames()]);
  const deletions = [
    ...namesOf(databases)
      .filter((name) => name.startsWith(DATABASES) && goes(name))
      .map(deleteDatabase),
    ...namesOf(kept)
      .filter((name) => name.startsWith(KEPT_DECK) && goes(name))
      .map((name) => caches.delete(name)),
  ];
  // One that fails keeps no other from going; it is found again.
  await Promise.allSettled(deletions);
  return deletions.length === 0 && [databases, kept].every(({ status }) => status === 'fulfilled');
};

/**
 * Deletes databases and caches of people, and looks whether they are gone: a deletion may fail, and what
 * was opened at the same time may have come back. Never throws.
 * @param goes whether the database or cache of this name is to go
 */
export const wipeStores = async (goes: (name: string) => boolean): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await wipeOnce(goes)) return;
  }
};

const inTime = async (wipe: Promise<void>): Promise<void> => {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  await Promise.race([wipe, late]);
};

/** What a page tells the service worker so that it wipes as well: everything, or kept decks alone. */
export const WIPE_MESSAGE = 'wipe';
export const WIPE_DECKS_MESSAGE = 'wipe-decks';

const tellWorker = (message: string): void => {
  // Not every browser has workers, and a page that is being left has none any more.
  const { serviceWorker }: Partial<Navigator> = navigator;
  serviceWorker?.controller?.postMessage(message);
};

/** Whether a database or cache of this name holds a kept deck. */
export const isKeptDeck = (name: string): boolean => name.startsWith(KEPT_DECK);

/** Deletes every kept deck. The service worker is told too: the page may be about to leave. */
export const wipeKeptDecks = (): Promise<void> => {
  tellWorker(WIPE_DECKS_MESSAGE);
  return wipeStores(isKeptDeck);
};

/**
 * Deletes everything of everybody, as at a sign-out. The service worker is told too, and goes on where
 * the page is closed meanwhile.
 * @param owner the account whose things this browser remembers. What its databases are called is known
 *   without asking, so their deletion is ordered before this returns, and counts wherever the page goes
 * @returns once it is done, or after a second
 */
export const wipeEverybody = (owner: unknown): Promise<void> => {
  tellWorker(WIPE_MESSAGE);
  if (typeof owner === 'string') dropDatabases(owner);
  return inTime(wipeStores(() => true));
};

/** Deletes everything of all others than the account that signs in, in the same way. */
export const wipeOthers = (accountId: string): Promise<void> =>
  inTime(wipeStores((name) => !name.endsWith(`.${accountId}`)));
