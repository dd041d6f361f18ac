import { atom } from 'nanostores';

import { REGISTRATION_PATH, RegistrationStatus } from '#contract/deck-codes.ts';
import { apiGet } from '#lib/api/api.browser.ts';
import { statusOfCodes, statusOfError, type DeckStatus } from '#lib/deck-codes/deck-status.ts';
import { onSessionChange } from '#lib/session/session-storage.browser.ts';
import {
  $session,
  ensureSession,
  followOtherTabs,
  type Session,
} from '#lib/session/session.store.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { onItemChange, writeItem } from '#lib/shared/storage.browser.ts';

/** Deck status of the signed-in person, shared by all views of the page. */
export const $deckStatus = atom<DeckStatus>({ status: 'loading' });

/** Storage key that a tab writes after a registration; other tabs then reload the status. */
const CHANGED_KEY = 'cd.deck.changed';

/** Number of the latest request; answers to earlier ones are dropped. */
let latest = 0;

const look = async (): Promise<void> => {
  const own = (latest += 1);
  const result = await apiGet(REGISTRATION_PATH, RegistrationStatus);
  if (own !== latest) return;
  $deckStatus.set(result.ok ? statusOfCodes(result.value.codes) : statusOfError(result.error));
};

const follow = (session: Session): void => {
  if (session.status === 'unknown') return;
  if (session.status === 'authenticated') {
    $deckStatus.set({ status: 'loading' });
    void look();
    return;
  }
  latest += 1;
  if (session.status === 'none') $deckStatus.set({ status: 'signed-out' });
  else if (session.status === 'expired' && session.refresh === 'running') {
    $deckStatus.set({ status: 'loading' });
  } else $deckStatus.set(statusOfError({ status: 0, code: 'network', message: '' }));
};

let started = false;

/**
 * Loads the deck status once per page, and again after each change of authentication and each registration
 * in any tab (behaviour/deck-codes.md, 'Deck widget').
 */
export const startDeckStatus = (): void => {
  if (started) return;
  started = true;
  let last = $session.get().status;
  follow($session.get());
  $session.listen((session) => {
    // Only an expired session changes without a new status.
    if (session.status === last && last !== 'expired') return;
    last = session.status;
    follow(session);
  });
  // Another account may have signed in there.
  onSessionChange(() => {
    if (last === 'authenticated') void look();
  });
  onItemChange([CHANGED_KEY], () => {
    if (last === 'authenticated') void look();
  });
  if (last === 'unknown') {
    followOtherTabs();
    void ensureSession();
  }
};

/** Publishes the codes after a registration, here and in other tabs. */
export const publishCodes = (codes: readonly string[]): void => {
  latest += 1;
  $deckStatus.set(statusOfCodes(codes));
  writeItem('localStorage', CHANGED_KEY, String(now()));
};
