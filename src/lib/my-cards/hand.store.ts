import { atom } from 'nanostores';

import type { OpenCard } from '#contract/open-deck.ts';
import { parseHandLink, type LinkedHand } from '#lib/my-cards/hand-link.ts';
import { withMy } from '#lib/my-cards/my-load.store.ts';
import { loadOpenCards } from '#lib/my-cards/open-cards.browser.ts';
import { readSession } from '#lib/session/session-storage.browser.ts';
import { ensureSession, signIn, signUp } from '#lib/session/session.store.ts';
import { currentPath } from '#lib/shared/address.browser.ts';
import { currentFragment, onFragmentChange } from '#lib/shared/fragment.browser.ts';

/** State of the page of a linked hand (behaviour/my-cards.md, 'My Cards'). */
export type HandPage =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly link: LinkedHand;
      /** Public part of the cards, in the order of the link. */
      readonly cards: readonly OpenCard[];
      /** Codes without a card. */
      readonly unknown: readonly string[];
    };

export const $handPage = atom<HandPage>({ status: 'loading' });

let deck: readonly OpenCard[] | undefined;

/** Shows the linked hand; retries a failed load. */
export const showHand = async (): Promise<void> => {
  deck ??= await loadOpenCards();
  if (!deck) {
    $handPage.set({ status: 'failed' });
    return;
  }
  const link = parseHandLink(currentFragment());
  const known = new Map(deck.map((card) => [card.code, card]));
  $handPage.set({
    status: 'ready',
    link,
    cards: link.codes.flatMap((code) => known.get(code) ?? []),
    unknown: link.codes.filter((code) => !known.has(code)),
  });
};

export const startHand = (): void => {
  if (readSession()) void ensureSession();
  onFragmentChange(() => void showHand());
  void showHand();
};

/** Redirects to sign-up or sign-in and back to this hand. */
export const enterWithHand = (door: 'sign-up' | 'sign-in'): Promise<void> =>
  door === 'sign-up' ? signUp(currentPath()) : signIn(currentPath());

/** Saves the linked hand; returns whether it could. Signed in only. */
export const keepHand = (name: string, codes: readonly string[]): Promise<boolean> =>
  withMy(({ makeHand }) => makeHand(name, codes));
