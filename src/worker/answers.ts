/** Which of a page's requests the service worker answers, and with what (behaviour.md, 'Offline'). */
import { LOGOUT_QUESTION } from '#lib/session/logout.ts';
import { getRoute, matchRoute, pageOf, type RouteId } from '#lib/shared/routes.ts';

/**
 * What a request is answered with: a kept file; a picture of the kept deck, where it is there; a page from
 * the server, or the landing page where that is not reached; another address; or nothing, and the browser
 * goes on as without a worker.
 */
export type Plan =
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'picture' | 'open-page' | 'none' };

const NONE: Plan = { kind: 'none' };

/** Open pages that are kept like the guarded ones. */
const LANDING: ReadonlySet<RouteId> = new Set(['landing', 'home']);

const FILES = /^\/(_astro|fonts)\//;

/** Pictures whose name stays the same from version to version. */
const PICTURES = /^\/assets\//;

const planPage = ({ pathname, searchParams }: URL, online: boolean): Plan => {
  const match = matchRoute(pathname);
  if (match?.route.id === 'logout') {
    // The server knows who has to be asked first. Where it is not reached, everybody is.
    if (online) return NONE;
    return searchParams.has('ask')
      ? { kind: 'file', url: pageOf(match) }
      : { kind: 'redirect', to: LOGOUT_QUESTION };
  }
  if (match && LANDING.has(match.route.id)) {
    return { kind: 'file', url: pageOf({ route: getRoute('landing') }) };
  }
  if (match?.route.access === 'guarded') return { kind: 'file', url: pageOf(match) };
  // The provider's pages look at where a request began, which a worker in between may hide.
  if (online) return match && match.route.id !== 'auth' ? { kind: 'open-page' } : NONE;
  return { kind: 'redirect', to: getRoute('landing').path };
};

/**
 * Plans the answer to a request. What an API answers is never kept by its address: it depends on who asks.
 * @param origin the product's own
 * @param online what the browser believes
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
