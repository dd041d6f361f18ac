import { keptDeck } from '#lib/api/kept-deck.browser.ts';
import { offerVersion, showOffline } from '#lib/offline/notices.browser.ts';
import { isRecent, KEPT_DECK_LOCK, offlineWords } from '#lib/offline/offline.ts';
import { readSession } from '#lib/session/session-storage.browser.ts';
import { $session, ensureSession, type Session } from '#lib/session/session.store.ts';
import { decodeClaims, personOf } from '#lib/session/session.ts';
import { hidePage, leaveTo } from '#lib/shared/address.browser.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { isOnline, onConnectionChange, savesData } from '#lib/shared/connection.browser.ts';
import { forgetDeck, readPersonal } from '#lib/shared/personal.browser.ts';
import { UNSENT_PAGES_KEY } from '#lib/shared/language-keys.ts';
import { href } from '#lib/shared/routes.ts';
import { readItem } from '#lib/shared/storage.browser.ts';
import { unlessElsewhere } from '#lib/shared/tabs.browser.ts';
import { KEPT_DECK, wipeKeptDecks, wipeOthers, wipeStores } from '#lib/shared/wipe.browser.ts';

/** Session with an expired token that this page accepts while the provider is unreachable. */
let offlineSession: Session | undefined;

const isOfflineSession = (): boolean =>
  offlineSession !== undefined && $session.get() === offlineSession;

const updateNotice = (): void => {
  const session = $session.get();
  const signedIn = session.status === 'authenticated';
  const shown = signedIn && (isOfflineSession() || !isOnline());
  showOffline(shown ? offlineWords(session.person.givenName, keptDeck() !== undefined) : undefined);
};

/**
 * Accepts an expired session whose refresh got no answer, if the offline deck belongs to its account: it
 * can read nothing but that deck.
 */
const admitOffline = (): void => {
  try {
    const claims = decodeClaims(readSession()?.tokens.id_token);
    if (!keptDeck() || claims.sub !== readPersonal('owner')) return;
    offlineSession = { status: 'authenticated', person: personOf(claims), forThisTab: false };
    $session.set(offlineSession);
  } catch {
    // An invalid token identifies no account.
  }
};

/** Deletes a deck without metadata, unless another tab is downloading it. */
const dropUnlistedDeck = (accountId: string): Promise<void> =>
  unlessElsewhere(KEPT_DECK_LOCK, async () => {
    if (!keptDeck()) await wipeStores((name) => name === KEPT_DECK + accountId);
  });

/** Updates the offline deck if due; deletes one without metadata. */
const refreshOrDrop = async (accountId: string): Promise<void> => {
  const deck = keptDeck();
  if (!deck) return dropUnlistedDeck(accountId);
  if (isRecent(deck.checkedAt, now())) return undefined;
  const { refreshDeck } = await import('#lib/offline/kept-deck.store.ts');
  return refreshDeck();
};

/** With Save-Data the worker is for a kept deck only. */
const isWorkerWanted = (): boolean => !savesData() || keptDeck() !== undefined;

let registered = false;

/** Registers the service worker once per page. Its code loads on demand, since pages of tables use it without this store. */
const registerOnce = async (): Promise<void> => {
  if (registered) return;
  registered = true;
  const { registerWorker } = await import('#lib/offline/worker.browser.ts');
  registerWorker(offerVersion, isWorkerWanted);
};

const sendLanguage = async (): Promise<void> => {
  try {
    const { sendPagesLanguage } = await import('#lib/api/pages-language.store.ts');
    await sendPagesLanguage();
  } catch {
    // The next page retries.
  }
};

const onSignedIn = (): void => {
  const owner = readPersonal('owner');
  if (typeof owner !== 'string') return;
  void wipeOthers(owner)
    .then(() => refreshOrDrop(owner))
    .catch(() => {})
    .then(registerOnce)
    // The next page retries.
    .catch(() => {});
};

/** Whether no account owns the stored data, which an interrupted sign-out left behind. */
const isUnowned = (): boolean => readPersonal('owner') === undefined;

/** Redirects here: the guard did not admit this session, so it does not redirect either. */
const leaveToLanding = (): void => {
  hidePage();
  leaveTo(href('landing'));
};

/** Callbacks for other data of the account on this device. */
interface Tasks {
  /** The session was rejected: delete the account's data. */
  readonly onRefused: (accountId: string) => void;
  /** The account has unsent changes. */
  readonly onUnsent: () => void;
}

const follow = (session: Session, { onRefused, onUnsent }: Tasks): void => {
  if (session.status === 'expired' && session.refresh === 'unanswered') admitOffline();
  else if (session.status === 'authenticated' && session !== offlineSession) {
    onSignedIn();
    if (readPersonal('unsent') === true) onUnsent();
    if (readItem('localStorage', UNSENT_PAGES_KEY) !== null) void sendLanguage();
  } else if (session.status === 'none') {
    forgetDeck();
    void wipeKeptDecks();
    const owner = readPersonal('owner');
    if (typeof owner === 'string') onRefused(owner);
    else void wipeStores(isUnowned);
    if (offlineSession) leaveToLanding();
  }
  updateNotice();
};

/** Back online: refreshes the session of an accepted expired token, or requires sign-in. */
const goOnline = (): void => {
  updateNotice();
  if (isOfflineSession() && isOnline()) void ensureSession();
};

/** Follows session and connection on a guarded page (behaviour/offline.md, 'Offline'). */
export const startOffline = (tasks: Tasks): void => {
  $session.subscribe((session) => follow(session, tasks));
  onConnectionChange(goOnline);
};
