import { atom } from 'nanostores';

import * as m from '#messages';

import { ACCOUNT_PATH, ACCOUNT_SUMMARY_PATH, AccountSummary } from '#contract/account.ts';
import { SIGN_IN_TOO_OLD } from '#contract/recent-sign-in.ts';
import { FILE_PREFIX } from '#facts/files.ts';
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

export const $account = account.$state;

export const loadAccount = (): Promise<void> => account.load(ACCOUNT_SUMMARY_PATH);

export type Download =
  | { readonly status: 'idle' | 'working' | 'done' }
  | { readonly status: 'failed'; readonly message: string };

export const $download = atom<Download>({ status: 'idle' });

/** Timeout of the download, in ms: records of tables can be long. */
const DOWNLOAD_MS = 10 * 60_000;

/** The name of the file with all stored data of the person. */
export const DATA_FILE = `${FILE_PREFIX}-my-data.json`;

/** Downloads all stored data of the person as a file. */
export const downloadData = async (): Promise<void> => {
  $download.set({ status: 'working' });
  const result = await apiFile(ACCOUNT_PATH, DOWNLOAD_MS);
  if (result.ok) {
    saveFile(DATA_FILE, result.value);
    $download.set({ status: 'done' });
  } else if (result.error.status === 401) await signInAgain();
  else $download.set({ status: 'failed', message: result.error.message });
};

/**
 * Steps of account deletion: confirmation by typing, redirect to the provider, proof by password, deletion.
 */
export type Erasure =
  | { readonly step: 'closed'; readonly notice?: string }
  | { readonly step: 'asked'; readonly typed: string; readonly problem?: string }
  | { readonly step: 'proved'; readonly problem?: string }
  | { readonly step: 'leaving' }
  | { readonly step: 'erasing' };

export const $erasure = atom<Erasure>({ step: 'closed' });

const MESSAGES = {
  tooLate: m.account_too_late,
  otherAccount: m.account_other_account,
} as const;

const amplify = () => import('#lib/session/amplify.browser.ts');

export const openErasure = (): void => $erasure.set({ step: 'asked', typed: '' });

export const closeErasure = (): void => $erasure.set({ step: 'closed' });

export const typeErasure = (typed: string): void => $erasure.set({ step: 'asked', typed });

/**
 * Redirects to the provider for a fresh sign-in, so that an unattended browser cannot delete its owner's
 * account. The pending deletion is stored for this tab.
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
    $erasure.set({ ...before, problem: NETWORK_ERROR });
  }
};

/** Resumes a pending deletion after the redirect, if its owner signed in. */
export const resumeErasure = async (): Promise<void> => {
  const pending = takePendingErasure();
  if (!pending) return;
  const { ensureTokens } = await amplify();
  const session = await ensureTokens().catch(() => undefined);
  const found = session ? erasureReturn(pending, session.claims, now()) : 'nothing';
  if (found === 'proved') $erasure.set({ step: 'proved' });
  if (found === 'other-account') {
    $erasure.set({ step: 'closed', notice: MESSAGES.otherAccount() });
  }
};

/** Cancels a pending deletion when the person returns by the browser's Back button. */
export const followReturn = (): void =>
  onRestore(() => {
    takePendingErasure();
    if ($erasure.get().step === 'leaving') closeErasure();
  });

/**
 * Deletes the account, clears this browser, and redirects to the provider's logout, which ends on the
 * landing page.
 */
export const requestErasure = async (): Promise<void> => {
  if ($erasure.get().step !== 'proved') return;
  $erasure.set({ step: 'erasing' });
  // Loaded first: after the answer the browser is cleared without delay, as the page may close at any time.
  const leaveForLogout = await loadLogout().catch(() => undefined);
  if (!leaveForLogout) {
    $erasure.set({ step: 'proved', problem: NETWORK_ERROR });
    return;
  }
  const result = await apiDelete(ACCOUNT_PATH);
  if (!result.ok) {
    const { code, status, message } = result.error;
    if (code === SIGN_IN_TOO_OLD) {
      $erasure.set({ step: 'asked', typed: ERASURE_WORD, problem: MESSAGES.tooLate() });
    } else if (status === 401) await signInAgain();
    else $erasure.set({ step: 'proved', problem: message });
    return;
  }
  // The session store stays unchanged: the guard would redirect elsewhere.
  const wiped = wipeEverybody(readPersonal('owner'));
  clearBrowser();
  await wiped;
  leaveForLogout(ERASED_FRAGMENT);
};
