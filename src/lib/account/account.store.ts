import { atom } from 'nanostores';

import { ACCOUNT_PATH, ACCOUNT_SUMMARY_PATH, AccountSummary } from '#contract/account.ts';
import { SIGN_IN_TOO_OLD } from '#contract/recent-sign-in.ts';
import { saveFile } from '#lib/shared/download.browser.ts';
import { ERASED_FRAGMENT, ERASURE_WORD, erasureReturn } from '#lib/account/erasure.ts';
import { keepPendingErasure, takePendingErasure } from '#lib/account/pending-erasure.browser.ts';
import { apiDelete, apiFile } from '#lib/api/api.browser.ts';
import { createResource } from '#lib/api/resource.store.ts';
import { loadLogout, $session, signInOnceMore } from '#lib/session/session.store.ts';
import { signInAgain } from '#lib/api/sign-in-again.store.ts';
import { onRestore } from '#lib/shared/address.browser.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { isOnline } from '#lib/shared/connection.browser.ts';
import { clearBrowser } from '#lib/shared/forget.browser.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { readPersonal } from '#lib/shared/personal.browser.ts';
import { wipeEverybody } from '#lib/shared/wipe.browser.ts';

const account = createResource('The account', AccountSummary);

/** Of what is stored about the person, what the page shows. */
export const $account = account.$state;

/** Reads what is stored. Signed in only. */
export const loadAccount = (): Promise<void> => account.load(ACCOUNT_SUMMARY_PATH);

export type Download =
  | { readonly status: 'idle' | 'working' | 'done' }
  | { readonly status: 'failed'; readonly message: string };

export const $download = atom<Download>({ status: 'idle' });

/** How long a bad network may take for it, in ms: what tables leave can be long. */
const DOWNLOAD_MS = 10 * 60_000;

/** Saves everything that is stored about the person as a file. */
export const downloadData = async (): Promise<void> => {
  $download.set({ status: 'working' });
  const result = await apiFile(ACCOUNT_PATH, DOWNLOAD_MS);
  if (result.ok) {
    saveFile('dck-my-data.json', result.value);
    $download.set({ status: 'done' });
  } else if (result.error.status === 401) await signInAgain();
  else $download.set({ status: 'failed', message: result.error.message });
};

/**
 * The way to the end of an account: asked for and confirmed by typing, away for the password, proved
 * by it, under way.
 */
export type Erasure =
  | { readonly step: 'closed'; readonly notice?: string }
  | { readonly step: 'asked'; readonly typed: string; readonly problem?: string }
  | { readonly step: 'proved'; readonly problem?: string }
  | { readonly step: 'leaving' }
  | { readonly step: 'erasing' };

export const $erasure = atom<Erasure>({ step: 'closed' });

const MESSAGES = {
  tooLate: 'That took more than five minutes, so please sign in once more.',
  unreachable: NETWORK_ERROR,
  otherAccount: 'You signed in with another account. Nothing has been deleted.',
} as const;

const amplify = () => import('#lib/session/amplify.browser.ts');

/** Asks for the word that confirms it. */
export const openErasure = (): void => $erasure.set({ step: 'asked', typed: '' });

/** Changes one's mind. */
export const closeErasure = (): void => $erasure.set({ step: 'closed' });

/** Takes in what was typed. */
export const typeErasure = (typed: string): void => $erasure.set({ step: 'asked', typed });

/**
 * Leaves for the provider, where the password is typed once more: whoever finds a browser open cannot
 * end its owner's account. The deletion waits in this tab.
 */
export const proveErasure = async (): Promise<void> => {
  const before = $erasure.get();
  if (before.step !== 'asked') return;
  $erasure.set({ step: 'leaving' });
  try {
    if (!isOnline()) throw new Error('There is no connection.');
    const { ensureTokens } = await amplify();
    const sub = (await ensureTokens())?.claims.sub;
    if (sub === undefined) return await signInAgain();
    await signInOnceMore((nonce) => keepPendingErasure({ sub, nonce, askedAt: now() }));
    if ($session.get().status === 'blocked') closeErasure();
  } catch {
    $erasure.set({ ...before, problem: MESSAGES.unreachable });
  }
};

/** Back from the provider with a deletion that waited: goes on with it where its owner signed in. */
export const resumeErasure = async (): Promise<void> => {
  const pending = takePendingErasure();
  if (!pending) return;
  const { ensureTokens } = await amplify();
  const session = await ensureTokens().catch(() => undefined);
  const found = session ? erasureReturn(pending, session.claims, now()) : 'nothing';
  if (found === 'proved') $erasure.set({ step: 'proved' });
  if (found === 'other-account') {
    $erasure.set({ step: 'closed', notice: MESSAGES.otherAccount });
  }
};

/** Gives a deletion up whose owner came back with the browser's Back button. */
export const followReturn = (): void =>
  onRestore(() => {
    takePendingErasure();
    if ($erasure.get().step === 'leaving') closeErasure();
  });

/**
 * Deletes the account for good, forgets everything in this browser, and leaves for the provider's
 * logout, which ends on the landing page.
 */
export const eraseAccount = async (): Promise<void> => {
  if ($erasure.get().step !== 'proved') return;
  $erasure.set({ step: 'erasing' });
  // Nothing is waited for between the answer and the forgetting: the page may be closed at any time.
  const leaveForLogout = await loadLogout().catch(() => undefined);
  if (!leaveForLogout) {
    $erasure.set({ step: 'proved', problem: NETWORK_ERROR });
    return;
  }
  const result = await apiDelete(ACCOUNT_PATH);
  if (!result.ok) {
    const { code, status, message } = result.error;
    if (code === SIGN_IN_TOO_OLD) {
      $erasure.set({ step: 'asked', typed: ERASURE_WORD, problem: MESSAGES.tooLate });
    } else if (status === 401) await signInAgain();
    else $erasure.set({ step: 'proved', problem: message });
    return;
  }
  // The session is not declared over here: the guard would leave too, for another place.
  const wiped = wipeEverybody(readPersonal('owner'));
  clearBrowser();
  await wiped;
  leaveForLogout(ERASED_FRAGMENT);
};
