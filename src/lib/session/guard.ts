/**
 * What a guarded page does with a visitor who has no session (behaviour/session.md, 'Guarded pages'). No DOM.
 */

import { href, matchRoute, redirectTarget } from '#lib/shared/routes.ts';

/** The ways to the provider that a link can ask for in its query. */
const DOORS = { signup: 'sign-up', signin: 'sign-in' } as const;

export type GuardStep =
  | { readonly kind: 'sign-in' | 'sign-up'; /** Where to come back to. */ readonly path: string }
  | { readonly kind: 'account-needed'; /** The page that explains. */ readonly path: string };

/**
 * Decides where a visitor without a session goes. A link that names a door (`?signup`, `?signin`)
 * gets that door; a registration link with a code gets the page that says why an account is
 * needed; everything else goes to the sign-in address and comes back.
 * @param path the requested page: path, query and fragment
 */
export const guardStep = (path: string): GuardStep => {
  const url = new URL(path, 'https://dck.invalid');
  for (const [name, kind] of Object.entries(DOORS)) {
    if (!url.searchParams.has(name)) continue;
    for (const door of Object.keys(DOORS)) url.searchParams.delete(door);
    return { kind, path: url.pathname + url.search + url.hash };
  }
  const match = matchRoute(redirectTarget(url.pathname) ?? url.pathname);
  const code = match?.parameter ?? match?.malformed;
  return match?.route.id === 'registration' && code !== undefined
    ? { kind: 'account-needed', path: href('accountneeded', code) }
    : { kind: 'sign-in', path };
};
