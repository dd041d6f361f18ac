import { atom } from 'nanostores';

import { SIGN_IN_BLOCKED } from '#lib/session/blocked.ts';
import { currentPath, currentPathname, goTo, origin } from '#lib/shared/address.browser.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { readTypedCode } from '#lib/tables/typed-code.ts';
import { href, matchRoute, type RouteId } from '#lib/shared/routes.ts';
import { isMarkedSignedIn } from '#lib/shared/signed-in-mark.browser.ts';

/** The parsed address of a table's page. */
export type TableAddress =
  | { readonly kind: 'unread' }
  /** No valid code; `typed` is the text in its place. */
  | { readonly kind: 'none'; readonly typed: string }
  | { readonly kind: 'table'; readonly code: string };

/** The table of the page. */
export const $tableAddress = atom<TableAddress>({ kind: 'unread' });

/** Whether the browser has a session. */
export const $isMember = atom(false);

/** Reads the address. */
export const readTableAddress = (): void => {
  $isMember.set(isMarkedSignedIn());
  const match = matchRoute(currentPathname());
  $tableAddress.set(
    match?.parameter === undefined
      ? { kind: 'none', typed: match?.malformed ?? '' }
      : { kind: 'table', code: match.parameter },
  );
};

/**
 * Navigates to the table of a typed code.
 * @returns false if it is no code of a table
 */
export const goToTable = (route: RouteId, typed: string): boolean => {
  const code = readTypedCode(typed);
  if (code !== undefined) goTo(href(route, code));
  return code !== undefined;
};

/** The absolute address of a table's page; without a code, that of the page with the code form. */
export const addressOf = (route: RouteId, code?: string): string => origin() + href(route, code);

/** The short address where the code of a table is typed, without its scheme. */
export const joinAddress = (): string => `${origin().replace(/^https?:\/\//, '')}/join`;

/**
 * Starts a sign-in of the host that returns to the table.
 * @returns the error message; empty on success, when the page is left
 */
export const signInAsHost = async (): Promise<string> => {
  try {
    const { $session, signIn } = await import('#lib/session/session.store.ts');
    await signIn(currentPath());
    return $session.get().status === 'blocked' ? SIGN_IN_BLOCKED : '';
  } catch {
    return NETWORK_ERROR;
  }
};
