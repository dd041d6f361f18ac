/** Where a guarded page redirects a visitor without a session (behaviour/session.md, 'Guarded pages'). No DOM. */

import { href, matchRoute, redirectTarget } from '#lib/shared/routes.ts';

/** Query parameters of a link that select a page of the provider. */
const DOORS = { signup: 'sign-up', signin: 'sign-in' } as const;

export type GuardStep =
  | { readonly kind: 'sign-in' | 'sign-up'; /** Where to come back to. */ readonly path: string }
  | { readonly kind: 'account-needed'; /** The page that explains. */ readonly path: string };

/**
 * Selects the redirect of a visitor without a session: `?signup` and `?signin` select that page, a
 * registration link with a code the account-needed page, all others the sign-in.
 * @param path path, query and fragment of the requested page
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
