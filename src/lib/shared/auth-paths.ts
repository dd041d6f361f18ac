/** Where the identity provider sends a browser back to, by configuration. No DOM. */

import { matchRoute, redirectTarget } from './routes.ts';

/** No file of the built site has such a path: their last segments have a dot. */
const SEGMENTS = /^(?:\/[\w~-]+)+$/;

/** The first segments of what the server answers by itself, and of the site's folders of files. */
const TAKEN: ReadonlySet<string> = new Set([
  'api',
  'thanks',
  'idp',
  'healthz',
  '_astro',
  'assets',
  'fonts',
  'icons',
  'og',
]);

/**
 * Whether the callback page can answer at a path: one of plain segments at which, and below whose
 * first one, nothing else answers.
 * @param path as configured
 */
export const isCallbackPath = (path: string): boolean => {
  const [, first = ''] = path.split('/');
  if (!SEGMENTS.test(path) || TAKEN.has(first)) return false;
  const route = matchRoute(`/${first}`)?.route ?? matchRoute(path)?.route;
  return route ? route.id === 'auth' : redirectTarget(`/${first}`) === undefined;
};

/**
 * Whether people can be sent to an address after they signed out: a page that is open to everybody,
 * by its path, or an address of the web.
 * @param address as configured
 */
export const isHomeAfterSignOut = (address: string): boolean => {
  if (!address.startsWith('/')) return /^https?:\/\/[^/]/.test(address) && URL.canParse(address);
  const match = matchRoute(address);
  const route = match?.malformed === undefined ? match?.route : undefined;
  return route?.access === 'open' && route.id !== 'auth';
};
