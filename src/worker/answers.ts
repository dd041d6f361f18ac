/** Routing of requests in the service worker (behaviour/offline.md, 'Offline'). */
import { LOGOUT_QUESTION } from '#lib/session/logout.ts';
import {
  getRoute,
  href,
  languageOf,
  matchRoute,
  pageOf,
  type RouteId,
} from '#lib/shared/routes.ts';
import { PAGE_LANGUAGE } from '#messages/languages.js';

/**
 * The answer to a request: a cached file; the page of a table from the server, or its cached file where that is slow
 * or unreachable; a picture of the offline deck, if stored; a page from the server, or the landing page where it is
 * unreachable; a redirect; or none, which leaves the request to the browser.
 */
export type Plan =
  | { readonly kind: 'file' | 'table-page'; readonly url: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'picture' | 'open-page' | 'none' };

const NONE: Plan = { kind: 'none' };

/** Open pages that are cached like the guarded ones. */
const LANDING: ReadonlySet<RouteId> = new Set(['landing', 'home']);

/** Pages that keep their address without a network. */
const TABLES: ReadonlySet<RouteId> = new Set(['table', 'screen']);

const FILES = /^\/(_astro|fonts)\//;

/** Pictures with stable names across versions. */
const PICTURES = /^\/assets\//;

const planPage = ({ pathname, searchParams }: URL, online: boolean): Plan => {
  // Addresses in another language have a worker of their own.
  if (languageOf(pathname) !== PAGE_LANGUAGE) return NONE;
  const match = matchRoute(pathname);
  if (match?.route.id === 'logout') {
    // Online the server decides whether to confirm a sign-out; offline every sign-out is confirmed.
    if (online) return NONE;
    return searchParams.has('ask')
      ? { kind: 'file', url: pageOf(match) }
      : { kind: 'redirect', to: LOGOUT_QUESTION };
  }
  if (match && LANDING.has(match.route.id)) {
    return { kind: 'file', url: pageOf({ route: getRoute('landing') }) };
  }
  if (match?.route.access === 'guarded') return { kind: 'file', url: pageOf(match) };
  if (match && TABLES.has(match.route.id)) return { kind: 'table-page', url: pageOf(match) };
  // The provider's pages check the request's initiator, which a service worker may hide.
  if (online) return match && match.route.id !== 'auth' ? { kind: 'open-page' } : NONE;
  return { kind: 'redirect', to: href('landing') };
};

/**
 * Plans the answer to a request. API answers are never cached by URL, because they depend on the account.
 * @param origin the product's own
 * @param online the browser's connection state
 */
export const planAnswer = (
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  online: boolean,
): Plan => {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin) return NONE;
  if (mode === 'navigate') return planPage(address, online);
  if (FILES.test(pathname) || pathname === '/favicon.svg') return { kind: 'file', url: pathname };
  return PICTURES.test(pathname) ? { kind: 'picture' } : NONE;
};
