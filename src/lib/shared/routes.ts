/**
 * The only list of routes (behaviour/site.md, 'Routes'). The guard, the rewrites of the server and
 * of the development server, and the sitemap are all made from it.
 */

import { parseDeckCode } from '#contract/codes.ts';
import { parseTableCode } from '#contract/tables-bounds.ts';

import { parseCardCode } from './codes.ts';
import {
  parseSlug,
  parsePersonaKey,
  parsePersonaName,
  parseShowcaseSlug,
  SHOWCASE_SLUGS,
} from './names.ts';

export type Access = 'open' | 'guarded';

export interface Route {
  readonly id: string;
  /** The path without parameter, which is also the address of the prerendered page. */
  readonly path: string;
  readonly access: Access;
  /** The page's own title, without the product title. */
  readonly title: string;
  /** An open page that search engines have no use for. */
  readonly unlisted?: true;
  /** Reads the path's one optional parameter; `undefined` means that it does not parse. */
  readonly parameter?: (raw: string) => string | undefined;
  /** The address with the parameter, where that is one segment within; else it stands behind `path`. */
  readonly pattern?: `/${string}/:parameter/${string}`;
  /** The parameters that have a prerendered page of their own; no others parse. */
  readonly pages?: readonly string[];
  /**
   * The guarded route whose things this open one shows from outside (behaviour/site.md, 'Shared links'). Each
   * thing of the deck has a prerendered page of its own; the route's page answers for all others.
   */
  readonly inside?: 'browse' | 'articles' | 'journeys';
}

const table = [
  { id: 'landing', path: '/', access: 'open', title: 'Home' },
  { id: 'home', path: '/home', access: 'open', title: 'Home', unlisted: true },
  { id: 'auth', path: '/auth', access: 'open', title: 'Signing in', unlisted: true },
  {
    id: 'accountneeded',
    path: '/accountneeded',
    access: 'open',
    title: 'Account needed',
    parameter: parseDeckCode,
  },
  {
    id: 'browse',
    path: '/browse',
    access: 'guarded',
    title: 'Browse DCK',
    parameter: parseCardCode,
  },
  {
    id: 'journeys',
    path: '/journeys',
    access: 'guarded',
    title: 'Our Journeys',
    parameter: parsePersonaName,
  },
  {
    id: 'articles',
    path: '/articles',
    access: 'guarded',
    title: 'Articles',
    parameter: parseSlug,
  },
  {
    id: 'games',
    path: '/games',
    access: 'guarded',
    title: 'Exercises and Games',
  },
  {
    id: 'social',
    path: '/social',
    access: 'open',
    title: 'Social',
  },
  {
    id: 'about',
    path: '/about',
    access: 'open',
    title: 'About',
  },
  {
    id: 'showcase',
    path: '/showcase',
    access: 'open',
    title: 'Showcase',
    parameter: parseShowcaseSlug,
    pages: SHOWCASE_SLUGS,
  },
  { id: 'faq', path: '/faq', access: 'open', title: 'FAQ' },
  {
    id: 'saved',
    path: '/saved',
    access: 'open',
    title: 'Saved',
    unlisted: true,
  },
  { id: 'privacy', path: '/privacy', access: 'open', title: 'Privacy' },
  { id: 'terms', path: '/terms', access: 'open', title: 'Terms' },
  { id: 'imprint', path: '/imprint', access: 'open', title: 'Imprint' },
  {
    id: 'card',
    path: '/c',
    access: 'open',
    title: 'A card',
    unlisted: true,
    parameter: parseCardCode,
    inside: 'browse',
  },
  {
    id: 'article',
    path: '/a',
    access: 'open',
    title: 'An article',
    unlisted: true,
    parameter: parseSlug,
    inside: 'articles',
  },
  {
    id: 'journey',
    path: '/j',
    access: 'open',
    title: 'A journey',
    unlisted: true,
    parameter: parsePersonaKey,
    inside: 'journeys',
  },
  {
    id: 'hand',
    path: '/hand',
    access: 'open',
    title: 'A hand',
    unlisted: true,
  },
  {
    id: 'screen',
    path: '/screen',
    access: 'open',
    title: 'The screen of a table',
    unlisted: true,
    parameter: parseTableCode,
    pattern: '/table/:parameter/screen',
  },
  {
    id: 'table',
    path: '/table',
    access: 'open',
    title: 'A table',
    unlisted: true,
    parameter: parseTableCode,
  },
  { id: 'mycards', path: '/mycards', access: 'guarded', title: 'My Cards' },
  {
    id: 'resources',
    path: '/resources',
    access: 'guarded',
    title: 'Resources',
    parameter: parseSlug,
  },
  { id: 'tools', path: '/tools', access: 'guarded', title: 'Tools' },
  { id: 'shop', path: '/shop', access: 'guarded', title: 'Shop' },
  { id: 'dash', path: '/dash', access: 'guarded', title: 'Dashboard' },
  {
    id: 'registration',
    path: '/registration',
    access: 'guarded',
    title: 'Register your deck',
    parameter: parseDeckCode,
  },
  {
    id: 'settings',
    path: '/settings',
    access: 'guarded',
    title: 'Settings',
  },
  {
    id: 'logout',
    path: '/logout',
    access: 'guarded',
    title: 'Logout',
  },
] as const satisfies readonly Route[];

export type RouteId = (typeof table)[number]['id'];

/** Every route of the product. */
export const ROUTES: readonly (Route & { readonly id: RouteId })[] = table;

const byId = new Map(ROUTES.map((route) => [route.id, route]));

/**
 * The route with an id.
 * @throws Error where the table and its type disagree, which only an edit of this file can cause
 */
export const getRoute = (id: RouteId): Route & { readonly id: RouteId } => {
  const route = byId.get(id);
  if (!route) throw new Error(`No route ${id}`);
  return route;
};

/** What stands before and behind the parameter in the address of a route. */
const around = ({ path, pattern }: Route): readonly [before: string, behind: string] => {
  const [before = '', behind = ''] = (pattern ?? `${path}/:parameter`).split(':parameter');
  return [before, behind];
};

/** The address of a route, with its parameter where it takes one. */
export const href = (id: RouteId, parameter?: string): string => {
  const route = getRoute(id);
  if (parameter === undefined) return route.path;
  const [before, behind] = around(route);
  return before + encodeURIComponent(parameter) + behind;
};

export interface RouteMatch {
  readonly route: Route & { readonly id: RouteId };
  readonly parameter?: string;
  /** What stands in the place of the parameter and does not parse, decoded and cut to a readable length. */
  readonly malformed?: string;
}

/**
 * The prerendered file that answers a match, relative to the built site, with a leading slash.
 * @param isThere whether the build has made a file; asked about pages that depend on the deck
 */
export const pageOf = (
  { route, parameter }: RouteMatch,
  isThere: (file: string) => boolean = () => false,
): string => {
  const folder = route.path === '/' ? '' : route.path;
  const general = `${folder}/index.html`;
  if (parameter === undefined) return general;
  const own = `${folder}/${parameter}/index.html`;
  return route.pages?.includes(parameter) || (route.inside && isThere(own)) ? own : general;
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** What stands in the place of a route's parameter; `undefined` where the path is none of the route's. */
const rawIn = (path: string, route: Route): string | undefined => {
  const [before, behind] = around(route);
  if (!route.parameter || !path.startsWith(before) || !path.endsWith(behind)) return undefined;
  const raw = path.slice(before.length, path.length - behind.length);
  return route.pattern && !/^[^/]+$/.test(raw) ? undefined : raw;
};

/** How much of a malformed parameter is kept, in characters. */
const READABLE = 80;

/**
 * Finds the route of a path. One trailing slash is tolerated.
 * @param pathname a URL's pathname, percent-encoded
 * @param callbackPath where the callback page answers as well, by configuration
 * @returns the route with its parameter, or with what stands there instead, which its page tells;
 *   `undefined` for an unknown path, which leads to the landing page (behaviour/site.md, 'Routes')
 */
export const matchRoute = (pathname: string, callbackPath?: string): RouteMatch | undefined => {
  // Browsers read a path that begins with two slashes as another host.
  if (pathname.startsWith('//')) return undefined;
  const path = pathname.replace(/(.)\/$/, '$1');
  const exact = ROUTES.find((route) => route.path === path);
  if (exact) return { route: exact };
  if (path === callbackPath) return { route: getRoute('auth') };
  const route = ROUTES.find((known) => rawIn(path, known) !== undefined);
  const raw = route && rawIn(path, route);
  if (!route?.parameter || raw === undefined || raw.split('/').includes('')) return undefined;
  const text = decode(raw);
  const parameter = text === undefined ? undefined : route.parameter(text);
  if (parameter !== undefined) return { route, parameter };
  return route.pages
    ? undefined
    : { route, malformed: [...(text ?? raw)].slice(0, READABLE).join('') };
};

/** A short path that leads on to a route, with or without its parameter. */
export interface Redirect {
  readonly from: string;
  readonly to: RouteId;
}

/** Every one of them (behaviour/site.md, 'Routes'). */
export const REDIRECTS: readonly Redirect[] = [{ from: '/r', to: 'registration' }];

/**
 * Where a short path leads.
 * @param pathname a URL's pathname, percent-encoded
 * @returns the address of the route; `undefined` for every path that is no short one
 */
export const redirectTarget = (pathname: string): string | undefined => {
  for (const { from, to } of REDIRECTS) {
    if (pathname !== from && !pathname.startsWith(`${from}/`)) continue;
    const match = matchRoute(`${getRoute(to).path}${pathname.slice(from.length)}`);
    if (match?.route.id === to) return href(to, match.parameter ?? match.malformed);
  }
  return undefined;
};

/** Pages that nobody signs in for: the landing page, and what only passes people on. */
const NO_RETURN: ReadonlySet<RouteId> = new Set(['landing', 'home', 'auth', 'logout']);

/**
 * The one gate for every path that a browser is sent to after a sign-in: its state, the last route.
 * @param target a path or address from outside
 * @param origin the product's own origin
 * @returns path, query and fragment of a page of this product that somebody may have signed in for, or
 *   `undefined`
 */
export const safeReturn = (target: unknown, origin: string): string | undefined => {
  // A URL made of an empty text would be the landing page.
  if (typeof target !== 'string' || target === '') return undefined;
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== new URL(origin).origin) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const path = redirectTarget(url.pathname) ?? url.pathname;
  const match = matchRoute(path);
  return match && !NO_RETURN.has(match.route.id) ? `${path}${url.search}${url.hash}` : undefined;
};
