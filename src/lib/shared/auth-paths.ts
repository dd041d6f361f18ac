/** Validation of the configured return addresses of the identity provider. No DOM. */

import { matchRoute, redirectTarget } from './routes.ts';

/** Plain segments without a dot, so that no file of the site matches. */
const SEGMENTS = /^(?:\/[\w~-]+)+$/;

/** First segments of server endpoints and of the site's file folders. */
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

/** Whether the callback page can be at a configured path: plain segments, with no other route at or below the first. */
export const isCallbackPath = (path: string): boolean => {
  const [, first = ''] = path.split('/');
  if (!SEGMENTS.test(path) || TAKEN.has(first)) return false;
  const route = matchRoute(`/${first}`)?.route ?? matchRoute(path)?.route;
  return route ? route.id === 'auth' : redirectTarget(`/${first}`) === undefined;
};

/** Whether a configured address can follow a sign-out: the path of an open page, or a web address. */
export const isHomeAfterSignOut = (address: string): boolean => {
  if (!address.startsWith('/')) return /^https?:\/\/[^/]/.test(address) && URL.canParse(address);
  const match = matchRoute(address);
  const route = match?.malformed === undefined ? match?.route : undefined;
  return route?.access === 'open' && route.id !== 'auth';
};
