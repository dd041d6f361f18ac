/** My Cards on this device (behaviour/my-cards.md, 'My Cards'): applies changes at once, queues and syncs them. */

import type { Item, Operation } from '#contract/my-cards.ts';
import { itemName, NO_ITEMS, type Change } from '#lib/my-cards/items.ts';
import { $items, $myState, $syncError } from '#lib/my-cards/my-items.store.ts';
import {
  dropMyDatabase,
  memoryDatabase,
  openMyDatabase,
  type MyDatabase,
} from '#lib/my-cards/my.db.browser.ts';
import { shownAfter, withOperations } from '#lib/my-cards/overlay.ts';
import { batchOf, postSync } from '#lib/my-cards/my-sync.browser.ts';
import { SAVED_PREFIXES } from '#lib/my-cards/saved-prefixes.ts';
import { $session, ensureSession } from '#lib/session/session.store.ts';
import { signInAgain } from '#lib/api/sign-in-again.store.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { onConnectionChange } from '#lib/shared/connection.browser.ts';
import { parseFields } from '#lib/shared/parse-json.ts';
import { PERSONAL_PREFIX } from '#lib/shared/personal-keys.ts';
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { pauseBefore } from '#lib/shared/retry-after.ts';
import { listItems, readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';
import { inOneTab, openTabLine, type TabLine } from '#lib/shared/tabs.browser.ts';
import { onVisibilityChange } from '#lib/shared/visibility.browser.ts';

/** Messages between the tabs of an account. */
type Message = { readonly owner: string } & (
  | { readonly kind: 'added'; readonly operations: readonly Operation[] }
  | {
      readonly kind: 'taken';
      readonly items: readonly Item[];
      /** Ids of the applied operations. */
      readonly done: readonly string[];
      readonly reset: boolean;
      readonly revision: number;
    }
);

/** Debounce of sending, in ms. */
const DEBOUNCE = 300;

/** First delay before a retry, in ms; doubles up to the longest. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 5 * 60_000;

let owner = '';
let db: MyDatabase | undefined;
let line: TabLine<Message> | undefined;
let server = new Map<string, Item>();
let waiting: readonly Operation[] = [];
let revision = 0;
let storageRefused = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE;

/** Ids of operations that the server rejected since the page loaded or something was deleted. */
let refused: ReadonlySet<string> = new Set();

/** Stores for the next page whether operations are pending. */
const noteUnsent = (): void => {
  const unsent = waiting.length > 0;
  if ((readPersonal('unsent') === true) !== unsent) writePersonal('unsent', unsent);
};

const showState = (reached: boolean): void => {
  if (owner) noteUnsent();
  if (refused.size > 0) $myState.set('full');
  else if (!reached && !$items.get()) $myState.set('unreached');
  else if (storageRefused) $myState.set('refused-storage');
  else if (waiting.length > 0) $myState.set('waiting');
  else $myState.set(reached ? 'synced' : 'unreached');
};

/** Applies an answer of the server to this or another tab. */
const takeIn = (items: readonly Item[], done: ReadonlySet<string>, reset: boolean): void => {
  const settled = waiting.filter(({ id }) => done.has(id));
  waiting = waiting.filter(({ id }) => !done.has(id));
  const before = $items.get() ?? NO_ITEMS;
  const names = new Set([...items, ...settled].map(itemName));
  if (reset) {
    for (const name of before.keys()) names.add(name);
    server = new Map();
  }
  for (const item of items) {
    const known = server.get(itemName(item));
    if (!known || known.revision <= item.revision) server.set(itemName(item), item);
  }
  // A first answer without items still counts as loaded.
  if (names.size > 0 || !$items.get())
    $items.set(shownAfter(before, server, waiting, names, now()));
};

/** Reads everything from the database, at start or after another tab has synced. */
const readAll = async (from: MyDatabase): Promise<void> => {
  const state = await from.read();
  if (db !== from) return;
  server = new Map(state.items.map((item) => [itemName(item), item]));
  waiting = state.waiting.map(({ operation }) => operation);
  revision = state.place?.revision ?? 0;
  // Before the first sync the server's items are unknown.
  if (!state.place && waiting.length === 0) return;
  $items.set(withOperations(new Map(server), waiting, now()).items);
};

/** @param asked requested delay, in seconds */
const later = (asked = 0): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void syncMy(), pauseBefore(pause, asked * 1000, LONGEST_PAUSE));
  pause = Math.min(pause * 2, LONGEST_PAUSE);
};

/** Sends pending operations and fetches changes until there are no more. */
const exchange = async (): Promise<void> => {
  for (;;) {
    const from = db;
    if (!from) return;
    const { waiting: stored, place } = await from.readLine();
    if (place && place.revision !== revision) await readAll(from);
    const batch = batchOf(stored.filter(({ operation }) => !refused.has(operation.id)));
    const result = await postSync(place, batch, now());
    if (db !== from) return;
    if (!result.ok) {
      showState(false);
      if (result.error.status === 401) await signInAgain();
      else later(result.error.retryAfter);
      return;
    }
    const { items, more, reset = false, revision: reached, store } = result.value;
    const indexes = new Set(result.value.refused?.map(({ index }) => index));
    const done = batch.filter((_, index) => !indexes.has(index));
    const ids = done.map(({ operation }) => operation.id);
    if (indexes.size > 0) {
      // The applied operations may have freed space: retry the rejected ones once.
      if (done.length === 0)
        refused = new Set([...refused, ...batch.map(({ operation }) => operation.id)]);
      $syncError.set(result.value.refused?.[0]?.message ?? '');
    }
    const places = done.map(({ place: at }) => at);
    await from
      .take({ items, done: places, reset, place: { store, revision: reached } })
      // The server has applied them: a failed write is repaired by the next sync.
      .catch(() => {});
    if (db !== from) return;
    revision = reached;
    takeIn(items, new Set(ids), reset);
    line?.send({ kind: 'taken', owner, items, done: ids, reset, revision });
    pause = FIRST_PAUSE;
    if (more) continue;
    showState(true);
    if (batch.length === 0 || waiting.every(({ id }) => refused.has(id))) return;
  }
};

let running: Promise<void> = Promise.resolve();

/** Syncs this device, one tab at a time. Never throws. */
export const syncMy = (): Promise<void> => {
  clearTimeout(timer);
  running = running
    .then(() => inOneTab('cd.my.sync', exchange))
    .catch((error: unknown) => {
      console.error('My Cards could not be synced.', error);
      showState(false);
    });
  return running;
};

const syncSoon = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void syncMy(), DEBOUNCE);
};

/** Session storage key of the operations on their way into the database. */
const STORING_KEY = `${PERSONAL_PREFIX}storing`;

let storing: readonly Operation[] = [];

const noteStoring = (operations: readonly Operation[]): void => {
  storing = operations;
  if (operations.length === 0) removeItem('sessionStorage', STORING_KEY);
  else writeItem('sessionStorage', STORING_KEY, JSON.stringify({ owner, operations }));
};

/**
 * Stores operations. Session storage has them meanwhile: a page that unloads loses those whose transaction waits
 * for another one.
 */
const store = async (to: MyDatabase, operations: readonly Operation[]): Promise<void> => {
  noteStoring([...storing, ...operations]);
  await to.add(operations);
  noteStoring(storing.filter((one) => !operations.includes(one)));
};

/** Stores the operations that the tab's page before this one has not stored; the server ignores a repeated id. */
const storeRest = async (to: MyDatabase): Promise<void> => {
  const rest = parseFields(readItem('sessionStorage', STORING_KEY));
  if (rest['owner'] !== owner || !Array.isArray(rest['operations'])) return;
  const { waiting: stored } = await to.readLine();
  const known = new Set(stored.map(({ operation }) => operation.id));
  await to.add((rest['operations'] as Operation[]).filter(({ id }) => !known.has(id)));
  noteStoring(storing);
};

/**
 * Applies and queues changes; leaves out those without effect. Resolves when stored on this device; never
 * throws.
 */
export const change = async (...changes: readonly Change[]): Promise<void> => {
  const all = changes.map((one): Operation => Object.assign({ id: newId() }, one));
  const { items, effective } = withOperations($items.get() ?? NO_ITEMS, all, now());
  if (effective.length === 0 || !db) return;
  $items.set(items);
  waiting = [...waiting, ...effective];
  // A deletion may have freed space for rejected operations.
  refused = new Set();
  showState(false);
  try {
    await store(db, effective);
    line?.send({ kind: 'added', owner, operations: effective });
  } catch {
    await keepInMemory();
  }
  syncSoon();
};

/** Continues in memory where storage is blocked, full or deleted; pending operations live as long as the page. */
const keepInMemory = async (): Promise<void> => {
  if (!owner) return;
  db?.close();
  storageRefused = true;
  db = memoryDatabase();
  revision = 0;
  await db.add(waiting);
  // Before the items are loaded, the first answer sets the state.
  if ($items.get()) showState(false);
};

const hear = (message: Message): void => {
  if (message.owner !== owner) return;
  if (message.kind === 'added') {
    waiting = [...waiting, ...message.operations];
    $items.set(withOperations($items.get() ?? NO_ITEMS, message.operations, now()).items);
    showState(false);
    return;
  }
  revision = message.revision;
  takeIn(message.items, new Set(message.done), message.reset);
  showState(true);
};

/** Releases everything at the end of the session. */
export const endMy = (): void => {
  clearTimeout(timer);
  owner = '';
  db?.close();
  db = undefined;
  line?.close();
  line = undefined;
  $items.set(undefined);
};

const open = async (): Promise<void> => {
  // Without an answer of the provider, the owner of the local data is assumed. A known session is not asked for
  // again: the request that finds it lost leads to the sign-in.
  const known = $session.get();
  const { status } = known.status === 'authenticated' ? known : await ensureSession();
  const id = readPersonal('owner');
  if (status === 'none' || typeof id !== 'string') return;
  owner = id;
  try {
    const onLost = () => void keepInMemory().then(syncSoon);
    db = await openMyDatabase(id, { onDeleted: endMy, onLost });
    if (readPersonal('owner') !== id) {
      endMy();
      dropMyDatabase(id);
      return;
    }
    line = openTabLine('cd.my', hear);
    await storeRest(db);
    await readAll(db);
  } catch {
    await keepInMemory();
  }
  $session.listen((session) => {
    if (session.status === 'none') endMy();
  });
  onConnectionChange(() => void syncMy());
  onVisibilityChange((visible) => {
    if (visible) void syncMy();
  });
  void syncMy();
  // Items saved before sign-in are rare: their code is loaded only if there are any.
  if (listItems('localStorage', SAVED_PREFIXES).length > 0) {
    const { adoptSaved } = await import('#lib/my-cards/adopt.store.ts');
    await adoptSaved(change);
  }
};

let started: Promise<void> | undefined;

/** Opens the database and starts syncing, once. Signed in only; never throws. */
export const startMy = (): Promise<void> => (started ??= open());
