import { atom } from 'nanostores';

import type { OpenCard } from '#contract/open-deck.ts';
import { parseHandLink, type LinkedHand } from '#lib/my-cards/hand-link.ts';
import { withMy } from '#lib/my-cards/my-load.store.ts';
import { loadOpenCards } from '#lib/my-cards/open-cards.browser.ts';
import { readSession } from '#lib/session/session-storage.browser.ts';
import { ensureSession, signIn, signUp } from '#lib/session/session.store.ts';
import { currentPath } from '#lib/shared/address.browser.ts';
import { currentFragment, onFragmentChange } from '#lib/shared/fragment.browser.ts';

/** The hand that a link holds, as the page shows it (behaviour/my-cards.md, 'My Cards'). */
export type HandPage =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly link: LinkedHand;
      /** What is printed on the outside of its cards, in the order of the link. */
      readonly cards: readonly OpenCard[];
      /** Codes of no card. */
      readonly unknown: readonly string[];
    };

export const $handPage = atom<HandPage>({ status: 'loading' });

let deck: readonly OpenCard[] | undefined;

/** Shows what the link names; tries again where the cards have not come before. */
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

/** Opens the page of a hand in a link. */
export const startHand = (): void => {
  if (readSession()) void ensureSession();
  onFragmentChange(() => void showHand());
  void showHand();
};

/** Leaves for sign-up or sign-in, and comes back to this hand. */
export const enterWithHand = (door: 'sign-up' | 'sign-in'): Promise<void> =>
  door === 'sign-up' ? signUp(currentPath()) : signIn(currentPath());

/** Keeps the hand of the link as one's own, and says whether it is. Signed in only. */
export const keepHand = (name: string, codes: readonly string[]): Promise<boolean> =>
  withMy(({ makeHand }) => makeHand(name, codes));
