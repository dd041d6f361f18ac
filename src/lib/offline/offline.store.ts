import { keptDeck } from '#lib/api/kept-deck.browser.ts';
import { offerVersion, showOffline } from '#lib/offline/notices.browser.ts';
import { isFresh, KEPT_DECK_LOCK, offlineWords } from '#lib/offline/offline.ts';
import { registerWorker } from '#lib/offline/worker.browser.ts';
import { readSession } from '#lib/session/session-storage.browser.ts';
import { $session, ensureSession, type Session } from '#lib/session/session.store.ts';
import { decodeClaims, personOf } from '#lib/session/session.ts';
import { hidePage, leaveTo } from '#lib/shared/address.browser.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { isOnline, onConnectionChange } from '#lib/shared/connection.browser.ts';
import { forgetDeck, readPersonal } from '#lib/shared/personal.browser.ts';
import { href } from '#lib/shared/routes.ts';
import { unlessElsewhere } from '#lib/shared/tabs.browser.ts';
import { KEPT_DECK, wipeKeptDecks, wipeOthers, wipeStores } from '#lib/shared/wipe.browser.ts';

/** The session by which this page goes on with an expired token, since nobody could be asked for another. */
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
 * Lets a person stay whose token has expired and whose refresh got no answer, where the deck is kept here
 * for that very account: nothing but what is kept can be read by it.
 */
const admitOffline = (): void => {
  try {
    const claims = decodeClaims(readSession()?.tokens.id_token);
    if (!keptDeck() || claims.sub !== readPersonal('owner')) return;
    offlineSession = { status: 'authenticated', person: personOf(claims), forThisTab: false };
    $session.set(offlineSession);
  } catch {
    // A damaged token says of nobody who they are.
  }
};

/** Takes away what is left of a deck; nothing is noted either while a tab is just keeping one. */
const dropUnlistedDeck = (accountId: string): Promise<void> =>
  unlessElsewhere(KEPT_DECK_LOCK, async () => {
    if (!keptDeck()) await wipeStores((name) => name === KEPT_DECK + accountId);
  });

/** Brings the kept deck up to date; where none is noted, none stays. */
const refreshOrDrop = async (accountId: string): Promise<void> => {
  const deck = keptDeck();
  if (!deck) return dropUnlistedDeck(accountId);
  if (isFresh(deck.checkedAt, now())) return undefined;
  const { refreshDeck } = await import('#lib/offline/kept-deck.store.ts');
  return refreshDeck();
};

/** Once a page, however often its session is looked at. */
let worker: Promise<void> | undefined;

const onSignedIn = (): void => {
  const owner = readPersonal('owner');
  if (typeof owner !== 'string') return;
  void wipeOthers(owner)
    .then(() => refreshOrDrop(owner))
    // What could not be brought up to date is tried again by the next page.
    .catch(() => {})
    .then(() => (worker ??= registerWorker(offerVersion)));
};

/** Whether what is kept here is of an account that has signed out: its page may have ended too soon. */
const isUnowned = (): boolean => readPersonal('owner') === undefined;

/** The guard has not let this person in, so it does not see them out either. */
const leaveToLanding = (): void => {
  hidePage();
  leaveTo(href('landing'));
};

/** What else is done for an account on this device. */
interface Tasks {
  /** Its session was refused: what is kept of it is to go. */
  readonly onRefused: (accountId: string) => void;
  /** Changes of it wait to go out. */
  readonly onUnsent: () => void;
}

const follow = (session: Session, { onRefused, onUnsent }: Tasks): void => {
  if (session.status === 'expired' && session.refresh === 'unanswered') admitOffline();
  else if (session.status === 'authenticated' && session !== offlineSession) {
    onSignedIn();
    if (readPersonal('unsent') === true) onUnsent();
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

/** Back online: whoever stayed by an old token gets a new one, or has to sign in. */
const goOnline = (): void => {
  updateNotice();
  if (isOfflineSession() && isOnline()) void ensureSession();
};

/** Follows session and connection on a guarded page (behaviour.md, 'Offline'). */
export const startOffline = (tasks: Tasks): void => {
  $session.subscribe((session) => follow(session, tasks));
  onConnectionChange(goOnline);
};
