import { atom } from 'nanostores';

import * as m from '#messages';

import { deckLanguage } from '#lib/api/deck-language.browser.ts';
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

export type KeptDeckState =
  | { readonly status: 'unknown' | 'none' }
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | ({ readonly status: 'kept' } & KeptDeckInfo)
  | { readonly status: 'failed'; readonly message: string };

export const $keptDeck = atom<KeptDeckState>({ status: 'unknown' });

const accountId = (): string | undefined => {
  const owner = readPersonal('owner');
  return typeof owner === 'string' ? owner : undefined;
};

/** Stores the metadata of a download and updates the state. */
const noteDownload = (bytes: number, language: string): void => {
  writePersonal('kept', { bytes, checkedAt: now(), language });
  const deck = keptDeck();
  if (deck) $keptDeck.set({ status: 'kept', ...deck });
};

let running: AbortController | undefined;

const drop = async (account: string): Promise<void> => {
  writePersonal('kept', null);
  $keptDeck.set({ status: 'none' });
  await dropDeck(account);
};

const end = async (account: string, outcome: DownloadEnd, language: string): Promise<void> => {
  // The account changed or signed out: delete its deck, store no metadata.
  if (account !== accountId()) return dropDeck(account);
  if (outcome.kind === 'done') {
    noteDownload(outcome.bytes, language);
    return;
  }
  await drop(account);
  if (outcome.kind === 'stopped') return;
  const message = outcome.kind === 'refused' ? outcome.error.message : m.offline_no_room();
  $keptDeck.set({ status: 'failed', message });
};

/**
 * Downloads the deck; all of it or, on failure or stop, nothing. Waits for a download in another tab. Never
 * throws.
 */
export const keepDeck = async (): Promise<void> => {
  const account = accountId();
  if (account === undefined || running) return;
  running = new AbortController();
  $keptDeck.set({ status: 'working', done: 0, total: 1 });
  // Not awaited: some browsers ask the user, and the prompt may stay open.
  void askToPersist();
  const { signal } = running;
  const keep = async (): Promise<void> => {
    const language = deckLanguage();
    const outcome = await downloadDeck({
      accountId: account,
      signal,
      onProgress: (done, total) => $keptDeck.set({ status: 'working', done, total }),
    });
    await end(account, outcome, language);
  };
  // Rejects when stopped while waiting for the lock.
  await inOneTab(KEPT_DECK_LOCK, keep, signal).catch(() => $keptDeck.set({ status: 'none' }));
  running = undefined;
};

export const stopKeeping = (): void => running?.abort();

/** Deletes the offline deck, also during an update. */
export const removeDeck = async (): Promise<void> => {
  running?.abort();
  const account = accountId();
  if (account !== undefined) await drop(account);
};

/** Whether the page shows the offer to download the deck: once, and until the download has ended. */
export const $offered = atom(false);

/** Declines the offer; the settings still have the choice. */
export const declineOffer = (): void => {
  writePersonal('scanned', 'declined');
  $offered.set(false);
};

/** Reads whether a deck is stored and whether to offer it. */
export const readKeptDeck = (): void => {
  if (running) return;
  $offered.set(!keptDeck() && readPersonal('scanned') === true);
  const deck = keptDeck();
  $keptDeck.set(deck ? { status: 'kept', ...deck } : { status: 'none' });
};

/**
 * Updates the offline deck, also where the browser evicted it. A failed update changes nothing. Signed in
 * and online only.
 */
export const refreshDeck = async (): Promise<void> => {
  const [account, deck] = [accountId(), keptDeck()];
  if (account === undefined || !deck || running) return;
  running = new AbortController();
  const { signal } = running;
  await unlessElsewhere(KEPT_DECK_LOCK, async () => {
    const language = deckLanguage();
    const outcome = await downloadDeck({ accountId: account, signal, onProgress: () => {} });
    // The deck was removed or the account changed meanwhile.
    if (account !== accountId() || !keptDeck()) await dropDeck(account);
    else if (outcome.kind === 'done') noteDownload(outcome.bytes, language);
  });
  running = undefined;
};
