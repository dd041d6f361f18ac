import { atom } from 'nanostores';

import { REGISTRATION_PATH, RegistrationStatus } from '#contract/deck-codes.ts';
import { apiPost, UNREADABLE } from '#lib/api/api.browser.ts';
import { $deckStatus, publishCodes, startDeckStatus } from '#lib/deck-codes/deck-status.store.ts';
import {
  beginRegistration,
  keptOf,
  parseKept,
  stepRegistration,
  type RegistrationState,
  type RegistrationEvent,
} from '#lib/deck-codes/registration.ts';
import { $session, signIn } from '#lib/session/session.store.ts';
import { currentPathname, goTo } from '#lib/shared/address.browser.ts';
import { everySecond, now } from '#lib/shared/clock.browser.ts';
import { isOnline, onConnectionChange } from '#lib/shared/connection.browser.ts';
import { href, matchRoute } from '#lib/shared/routes.ts';
import { SUPPORT_PATH } from '#lib/shared/operator.browser.ts';
import { readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

export const $registration = atom<RegistrationState>({ step: 'entry', text: '', mended: false });

/** Seconds until the rate limit ends; 0 without one. */
export const $secondsToWait = atom(0);

/** Whether the browser reports a connection. */
export const $online = atom(true);

/** Target of 'Contact support'. */
export const supportLink = SUPPORT_PATH;

/** Storage key of the text and the end of the rate limit, which survive a reload of this tab. */
const KEPT_KEY = 'cd.registration';

/** Assumed wait of a rate limit without `Retry-After`, in seconds. */
const USUAL_WAIT = 60;

const send = (event: RegistrationEvent): void =>
  $registration.set(stepRegistration($registration.get(), event));

const activate = async (code: string): Promise<void> => {
  const result = await apiPost(REGISTRATION_PATH, { code }, RegistrationStatus);
  if (result.ok) {
    publishCodes(result.value.codes);
    send({ type: 'answered', codes: result.value.codes });
    return;
  }
  const { status, code: error, retryAfter = USUAL_WAIT } = result.error;
  // A success without a readable list counts as an empty list.
  if (error === UNREADABLE) return send({ type: 'answered', codes: [] });
  if (status === 401) return signIn(href('registration', code));
  const retryAt = now() + retryAfter * 1000;
  send({ type: 'refused', refusal: { status, code: error, retryAt } });
};

const keep = (state: RegistrationState): void => {
  const kept = keptOf(state);
  if (kept) writeItem('sessionStorage', KEPT_KEY, JSON.stringify(kept));
  else removeItem('sessionStorage', KEPT_KEY);
};

let stopCounting: (() => void) | undefined;

const count = (): void => {
  const state = $registration.get();
  const problem = state.step === 'entry' ? state.problem : undefined;
  if (problem?.kind !== 'limited') {
    stopCounting?.();
    stopCounting = undefined;
    $secondsToWait.set(0);
    return;
  }
  const left = Math.ceil((problem.retryAt - now()) / 1000);
  if (left <= 0) send({ type: 'waited' });
  else {
    $secondsToWait.set(left);
    stopCounting ??= everySecond(count);
  }
};

$registration.listen((state, before) => {
  keep(state);
  count();
  if (state.step === 'activating' && before?.step !== 'activating') void activate(state.code);
});

const ownedCodes = (): readonly string[] => {
  const deck = $deckStatus.get();
  return deck.status === 'registered' ? deck.codes : [];
};

/** Sets the typed, pasted or scanned text. */
export const typeCode = (text: string): void => send({ type: 'typed', text });

/** 'Continue': validates the code and locks the field. */
export const continueRegistration = (): void => send({ type: 'continue' });

/** Returns from the confirm step to the field. */
export const changeCode = (): void => send({ type: 'change' });

/** 'Confirm & Activate': registers the deck. */
export const confirmRegistration = (): void => send({ type: 'confirm', owned: ownedCodes() });

/** Retries after a network failure, with the confirmed code. */
export const retryRegistration = (): void => send({ type: 'retry', owned: ownedCodes() });

/** 'Cancel' and 'Return to Home': opens the dashboard. */
export const goHome = (): void => {
  removeItem('sessionStorage', KEPT_KEY);
  goTo(href('dash'));
};

let started = false;

/** Starts with the code of the page's address, or with the state from before a reload. */
export const startRegistration = (): void => {
  if (started) return;
  started = true;
  startDeckStatus();
  const followConnection = () => $online.set(isOnline());
  onConnectionChange(followConnection);
  followConnection();
  $session.listen(({ status }) => {
    if (status === 'none') removeItem('sessionStorage', KEPT_KEY);
  });
  const kept = parseKept(readItem('sessionStorage', KEPT_KEY));
  const match = matchRoute(currentPathname());
  const linked = match?.parameter ?? match?.malformed;
  const begun = beginRegistration(linked, kept, now());
  const typed = $registration.get();
  // Text that was typed before the session was known keeps its note.
  const isSame = begun.step === 'entry' && typed.step === 'entry' && begun.text === typed.text;
  $registration.set(isSame ? { ...begun, mended: typed.mended } : begun);
};
