/**
 * Deletes personal databases and caches of this browser (behaviour/offline.md, 'Offline'). Runs in pages and in the
 * service worker, so it uses no page-only API.
 */

import { PERSON_DATABASES } from '#lib/shared/stored-keys.ts';

/** Name prefix of all databases; the account's `sub` ends each name. */
const DATABASES = 'cd.';

/** Name prefix of the database and the cache of a kept deck. */
export const KEPT_DECK = 'cd.kept.';

/** Timeout of a wipe, in ms: a hanging tab must not block a sign-out. */
const DEADLINE = 1000;

/** Maximum number of passes of a wipe. */
const LOOKS = 5;

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    // A tab with an open connection closes it on `versionchange`; the deletion then proceeds.
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
  });

const dropDatabases = (owner: string): void => {
  // The following wipe retries a failed deletion.
  for (const name of PERSON_DATABASES) deleteDatabase(name + owner).catch(() => {});
};

const databaseNames = async (): Promise<readonly string[]> => {
  if (!('indexedDB' in globalThis)) return [];
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name }) => name ?? []);
};

const cacheNames = async (): Promise<readonly string[]> =>
  'caches' in globalThis ? caches.keys() : [];

/** The listed names; none where storage is blocked. */
const namesOf = (listed: PromiseSettledResult<readonly string[]>): readonly string[] =>
  listed.status === 'fulfilled' ? listed.value : [];

/** Deletes matching stores; returns whether there were none. */
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
  // A failed deletion is retried by the next pass.
  await Promise.allSettled(deletions);
  return deletions.length === 0 && [databases, kept].every(({ status }) => status === 'fulfilled');
};

/**
 * Deletes databases and caches until none is left: a deletion may fail, and a store may be recreated
 * concurrently. Never throws.
 * @param goes selects by name
 */
export const wipeStores = async (goes: (name: string) => boolean): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await wipeOnce(goes)) return;
  }
};

const inTime = async (wipe: Promise<void>): Promise<void> => {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, DEADLINE);
  });
  await Promise.race([wipe, late]);
};

/** Messages to the service worker to wipe everything, or only kept decks. */
export const WIPE_MESSAGE = 'wipe';
export const WIPE_DECKS_MESSAGE = 'wipe-decks';

const tellWorker = (message: string): void => {
  // Undefined in some browsers and in an unloading page.
  const { serviceWorker }: Partial<Navigator> = navigator;
  serviceWorker?.controller?.postMessage(message);
};

export const isKeptDeck = (name: string): boolean => name.startsWith(KEPT_DECK);

/** Deletes every kept deck, also in the service worker: the page may unload. */
export const wipeKeptDecks = (): Promise<void> => {
  tellWorker(WIPE_DECKS_MESSAGE);
  return wipeStores(isKeptDeck);
};

/**
 * Deletes all personal stores, as at a sign-out, also in the service worker, in case the page closes.
 * @param owner the account that owns the local data: its stores have known names, so their deletion is requested
 *   synchronously and completes even if the page unloads
 * @returns resolves when done, or after a second
 */
export const wipeEverybody = (owner: unknown): Promise<void> => {
  tellWorker(WIPE_MESSAGE);
  if (typeof owner === 'string') dropDatabases(owner);
  return inTime(wipeStores(() => true));
};

/** Deletes the stores of all accounts but the one that signs in, with the same timeout. */
export const wipeOthers = (accountId: string): Promise<void> =>
  inTime(wipeStores((name) => !name.endsWith(`.${accountId}`)));
