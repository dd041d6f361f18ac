import { atom } from 'nanostores';

import type { LinkedAgenda } from '#lib/my-cards/agenda-link.ts';
import { withMy } from '#lib/my-cards/my-load.store.ts';
import { loadOpenCards } from '#lib/my-cards/open-cards.browser.ts';
import { readSession } from '#lib/session/session-storage.browser.ts';
import { ensureSession, signIn, signUp } from '#lib/session/session.store.ts';
import { currentPath, goTo, replacePath } from '#lib/shared/address.browser.ts';
import { currentFragment, onFragmentChange } from '#lib/shared/fragment.browser.ts';
import { href } from '#lib/shared/routes.ts';

/** State of the page of an agenda (behaviour/my-cards.md, 'Agendas'). */
export type AgendaPage =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  /** No agenda is named: a new one, which is kept with its first change. */
  | { readonly status: 'new' }
  /** An agenda of My Cards. */
  | { readonly status: 'own'; readonly key: string }
  | { readonly status: 'damaged' }
  | {
      readonly status: 'linked';
      readonly agenda: LinkedAgenda;
      /** Public titles of cards, by code. */
      readonly titles: ReadonlyMap<string, string>;
    };

export const $agendaPage = atom<AgendaPage>({ status: 'loading' });

/** Key of an agenda in My Cards. */
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const readLink = async (fragment: string): Promise<AgendaPage> => {
  try {
    const { parseAgendaLink } = await import('#lib/my-cards/agenda-link.ts');
    const [agenda, cards] = await Promise.all([parseAgendaLink(fragment), loadOpenCards()]);
    if (!agenda) return { status: 'damaged' };
    const titles = new Map((cards ?? []).map(({ code, title }) => [code, title]));
    return { status: 'linked', agenda, titles };
  } catch {
    return { status: 'failed' };
  }
};

/** Shows the agenda of the address; retries a failed load. */
export const showAgenda = async (): Promise<void> => {
  const fragment = currentFragment().replace(/^#/, '');
  if (fragment === '') $agendaPage.set({ status: 'new' });
  else if (KEY.test(fragment)) $agendaPage.set({ status: 'own', key: fragment });
  else $agendaPage.set(await readLink(fragment));
};

export const startAgenda = (): void => {
  if (readSession()) void ensureSession();
  onFragmentChange(() => void showAgenda());
  void showAgenda();
};

/** Redirects to sign-up or sign-in and back to this page. */
export const enterWithAgenda = (door: 'sign-up' | 'sign-in'): Promise<void> =>
  door === 'sign-up' ? signUp(currentPath()) : signIn(currentPath());

/** The address of an agenda of My Cards. */
export const agendaPath = (key: string): string => `${href('agenda')}#${key}`;

/** Shows an agenda that has just been kept, without a new history entry. */
export const showKept = (key: string): void => {
  replacePath(agendaPath(key));
  $agendaPage.set({ status: 'own', key });
};

/** Keeps the linked agenda and shows it; returns whether it could. Signed in only. */
export const keepLinked = (agenda: LinkedAgenda): Promise<boolean> =>
  withMy(async () => {
    const { makeAgenda } = await import('#lib/my-cards/agenda-changes.store.ts');
    showKept(makeAgenda(agenda));
  });

/** Goes to My Cards, as after a deletion. */
export const leaveAgenda = (): void => goTo(href('mycards'));
