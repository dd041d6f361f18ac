import { atom } from 'nanostores';

import { keptDeck, type KeptDeckInfo } from '#lib/api/kept-deck.browser.ts';
import {
  askToPersist,
  downloadDeck,
  dropDeck,
  type DownloadEnd,
} from '#lib/offline/download.browser.ts';
import { KEPT_DECK_LOCK } from '#lib/offline/offline.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';
import { inOneTab, unlessElsewhere } from '#lib/shared/tabs.browser.ts';

/** The deck on this device. */
export type KeptDeckState =
  | { readonly status: 'unknown' | 'none' }
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | ({ readonly status: 'kept' } & KeptDeckInfo)
  | { readonly status: 'failed'; readonly message: string };

export const $keptDeck = atom<KeptDeckState>({ status: 'unknown' });

const NO_ROOM =
  'This browser keeps no more for this site, so the deck stays online. Free some space and try again.';

const accountId = (): string | undefined => {
  const owner = readPersonal('owner');
  return typeof owner === 'string' ? owner : undefined;
};

/** Says what is noted, here and to every reader of the API. */
const note = (deck: KeptDeckInfo | null): void => {
  writePersonal('kept', deck);
  $keptDeck.set(deck ? { status: 'kept', ...deck } : { status: 'none' });
};

let running: AbortController | undefined;

const drop = async (account: string): Promise<void> => {
  note(null);
  await dropDeck(account);
};

const end = async (account: string, outcome: DownloadEnd): Promise<void> => {
  // Somebody else, or nobody, is signed in by now: there is nothing of this account to note.
  if (account !== accountId()) return dropDeck(account);
  if (outcome.kind === 'done') {
    note({ bytes: outcome.bytes, checkedAt: now() });
    return;
  }
  await drop(account);
  if (outcome.kind === 'stopped') return;
  const message = outcome.kind === 'refused' ? outcome.error.message : NO_ROOM;
  $keptDeck.set({ status: 'failed', message });
};

/**
 * Keeps the deck on this device; all of it or, where that fails or is stopped, nothing. Waits for another
 * tab that is at it. Never throws.
 */
export const keepDeck = async (): Promise<void> => {
  const account = accountId();
  if (account === undefined || running) return;
  running = new AbortController();
  $keptDeck.set({ status: 'working', done: 0, total: 1 });
  // Some browsers ask the person, who may leave that open.
  void askToPersist();
  const { signal } = running;
  const keep = async (): Promise<void> => {
    const outcome = await downloadDeck({
      accountId: account,
      signal,
      onProgress: (done, total) => $keptDeck.set({ status: 'working', done, total }),
    });
    await end(account, outcome);
  };
  // It may be stopped before its turn comes.
  await inOneTab(KEPT_DECK_LOCK, keep, signal).catch(() => $keptDeck.set({ status: 'none' }));
  running = undefined;
};

/** Stops the download that is under way. */
export const stopKeeping = (): void => running?.abort();

/** Takes the deck off this device, also while it is being brought up to date. */
export const removeDeck = async (): Promise<void> => {
  running?.abort();
  const account = accountId();
  if (account !== undefined) await drop(account);
};

/** Whether the offer to keep it stands on this page: it is made once, and stays to tell how it went. */
export const $offered = atom(false);

/** Takes a no for an answer; the settings still have the choice. */
export const declineOffer = (): void => {
  writePersonal('scanned', 'declined');
  $offered.set(false);
};

/** Looks whether a deck is kept, and whether that is to be offered. */
export const readKeptDeck = (): void => {
  if (running) return;
  $offered.set(!keptDeck() && readPersonal('scanned') === true);
  const deck = keptDeck();
  $keptDeck.set(deck ? { status: 'kept', ...deck } : { status: 'none' });
};

/**
 * Brings a kept deck up to date, also where the browser has dropped it. A try that fails leaves it as it
 * is. Signed in and online only.
 */
export const refreshDeck = async (): Promise<void> => {
  const [account, deck] = [accountId(), keptDeck()];
  if (account === undefined || !deck || running) return;
  running = new AbortController();
  const { signal } = running;
  await unlessElsewhere(KEPT_DECK_LOCK, async () => {
    const outcome = await downloadDeck({ accountId: account, signal, onProgress: () => {} });
    // Removed meanwhile, here or in another tab, or nobody of this account is here by now.
    if (account !== accountId() || !keptDeck()) await dropDeck(account);
    else if (outcome.kind === 'done') note({ bytes: outcome.bytes, checkedAt: now() });
  });
  running = undefined;
};
