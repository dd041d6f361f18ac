/**
 * The route table (behaviour/site.md, 'Routes'), source of the guard, the rewrites of both servers and the sitemap.
 */

import { parseDeckCode } from '#contract/parse-deck-code.ts';
import { parseTableCode } from '#contract/tables-bounds.ts';
import { LANGUAGES, PAGE_LANGUAGE } from '#messages/languages.js';

import { parseCardCode } from './card-code.ts';
import { parseSlug, parsePersonaKey, parsePersonaName } from './names.ts';

export type Access = 'open' | 'guarded';

interface RouteEntry {
  /** Path without language and parameter. By default the id. */
  readonly path?: string;
  readonly access: Access;
  /** An open page that is excluded from search engines. */
  readonly unlisted?: true;
  /** Parses the optional path parameter; `undefined` if invalid. */
  readonly parameter?: (raw: string) => string | undefined;
  /** Address with the parameter, unless it is the last segment. */
  readonly pattern?: `/${string}/:parameter/${string}`;
  /** Each item has a prerendered page, and all other parameters are unknown paths. */
  readonly prerendered?: true;
  /**
   * The guarded counterpart of an open page (behaviour/site.md, 'Shared links'). Each item of the deck has a
   * prerendered page; the route's own page answers for all others.
   */
  readonly inside?: 'browse' | 'articles' | 'journeys';
}

const unlisted = { access: 'open', unlisted: true } as const;

const table = {
  landing: { path: '/', access: 'open' },
  home: { ...unlisted },
  auth: { ...unlisted },
  accountneeded: { access: 'open', parameter: parseDeckCode },
  browse: { access: 'guarded', parameter: parseCardCode },
  journeys: { access: 'guarded', parameter: parsePersonaName },
  articles: { access: 'guarded', parameter: parseSlug },
  games: { access: 'guarded' },
  social: { access: 'open' },
  about: { access: 'open' },
  showcase: {
    access: 'open',
    parameter: parseSlug,
    prerendered: true,
  },
  faq: { access: 'open' },
  saved: { ...unlisted },
  privacy: { access: 'open' },
  terms: { access: 'open' },
  imprint: { access: 'open' },
  card: { ...unlisted, path: '/c', parameter: parseCardCode, inside: 'browse' },
  article: {
    ...unlisted,
    path: '/a',
    parameter: parseSlug,
    inside: 'articles',
  },
  journey: {
    ...unlisted,
    path: '/j',
    parameter: parsePersonaKey,
    inside: 'journeys',
  },
  hand: { ...unlisted },
  agenda: { ...unlisted },
  screen: {
    ...unlisted,
    parameter: parseTableCode,
    pattern: '/table/:parameter/screen',
  },
  table: { ...unlisted, parameter: parseTableCode },
  record: { ...unlisted },
  mycards: { access: 'guarded' },
  resources: { access: 'guarded', parameter: parseSlug },
  tools: { access: 'guarded' },
  shop: { access: 'guarded' },
  dash: { access: 'guarded' },
  registration: { access: 'guarded', parameter: parseDeckCode },
  settings: { access: 'guarded' },
  logout: { access: 'guarded' },
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof table;

export interface Route extends RouteEntry {
  readonly id: RouteId;
  readonly path: string;
}

export const ROUTES: readonly Route[] = (Object.keys(table) as RouteId[]).map((id): Route =>
  Object.assign({ id, path: `/${id}` }, table[id]),
);

const byId = new Map(ROUTES.map((route) => [route.id, route]));

/** The beginning of a language's addresses: nothing for the main language, else such as `/de`. */
export const prefixOf = (language: string): string =>
  language === LANGUAGES[0] ? '' : `/${language}`;

/** The beginning of this page's addresses; on the server that of the main language. */
export const PAGE_PREFIX = prefixOf(PAGE_LANGUAGE);

/** @throws Error if the table and its type disagree */
export const getRoute = (id: RouteId): Route => {
  const route = byId.get(id);
  if (!route) throw new Error(`No route ${id}`);
  return route;
};

/** The address of a route before and after its parameter. */
const around = ({ path, pattern }: Route): readonly [before: string, behind: string] => {
  const [before = '', behind = ''] = (pattern ?? `${path}/:parameter`).split(':parameter');
  return [before, behind];
};

/**
 * The address of a page.
 * @param language of the page, by default that of this one
 */
export const href = (id: RouteId, parameter?: string, language = PAGE_LANGUAGE): string => {
  const route = getRoute(id);
  const prefix = prefixOf(language);
  if (parameter === undefined) return prefix + route.path;
  const [before, behind] = around(route);
  return prefix + before + encodeURIComponent(parameter) + behind;
};

export interface RouteMatch {
  readonly route: Route;
  readonly language: string;
  readonly parameter?: string;
  /** An invalid parameter, decoded and truncated. */
  readonly malformed?: string;
}

/**
 * The prerendered file of a match, relative to the built site, with a leading slash.
 * @param isThere whether the build has a file; asked for pages that depend on the deck
 */
export const pageOf = (
  { route, parameter, language = PAGE_LANGUAGE }: Partial<RouteMatch> & Pick<RouteMatch, 'route'>,
  isThere: (file: string) => boolean = () => false,
): string => {
  const folder = prefixOf(language) + (route.path === '/' ? '' : route.path);
  const general = `${folder}/index.html`;
  if (parameter === undefined) return general;
  const own = `${folder}/${parameter}/index.html`;
  return route.prerendered || (route.inside && isThere(own)) ? own : general;
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The language of an address, and the path after it. */
const splitLanguage = (path: string): readonly [language: string, rest: string] => {
  const [, first = ''] = path.split('/');
  const [main = '', ...others] = LANGUAGES;
  return others.includes(first) ? [first, path.slice(first.length + 1) || '/'] : [main, path];
};

/**
 * The language of an address; an address without a language's prefix is in the main one.
 * @param pathname a URL's pathname, percent-encoded
 */
export const languageOf = (pathname: string): string => splitLanguage(pathname)[0];

/** The raw parameter in a path; `undefined` if the route does not match. */
const rawIn = (path: string, route: Route): string | undefined => {
  const [before, behind] = around(route);
  if (!route.parameter || !path.startsWith(before) || !path.endsWith(behind)) return undefined;
  const raw = path.slice(before.length, path.length - behind.length);
  return route.pattern && !/^[^/]+$/.test(raw) ? undefined : raw;
};

/** Maximum length of a reported invalid parameter, in characters. */
const READABLE = 80;

/**
 * Finds the route of a path. One trailing slash is tolerated.
 * @param pathname a URL's pathname, percent-encoded
 * @param callbackPath the configured path of the callback page
 * @returns the route with its parameter or the invalid one; `undefined` for an unknown path, which leads to the
 *   landing page of its language (behaviour/site.md, 'Routes')
 */
export const matchRoute = (pathname: string, callbackPath?: string): RouteMatch | undefined => {
  // Browsers read a path that begins with two slashes as another host.
  if (pathname.startsWith('//')) return undefined;
  const [language, path] = splitLanguage(pathname.replace(/(.)\/$/, '$1'));
  const exact = ROUTES.find((route) => route.path === path);
  if (exact) return { route: exact, language };
  if (path === callbackPath) return { route: getRoute('auth'), language };
  const route = ROUTES.find((known) => rawIn(path, known) !== undefined);
  const raw = route && rawIn(path, route);
  if (!route?.parameter || raw === undefined || raw.split('/').includes('')) return undefined;
  const text = decode(raw);
  const parameter = text === undefined ? undefined : route.parameter(text);
  if (parameter !== undefined) return { route, parameter, language };
  return route.prerendered
    ? undefined
    : { route, language, malformed: [...(text ?? raw)].slice(0, READABLE).join('') };
};

/** A short path that redirects to a route, with or without parameter. */
export interface Redirect {
  readonly from: string;
  readonly to: RouteId;
}

export const REDIRECTS: readonly Redirect[] = [
  { from: '/r', to: 'registration' },
  { from: '/join', to: 'table' },
];

/**
 * The target of a short path.
 * @param pathname a URL's pathname, percent-encoded
 */
export const redirectTarget = (pathname: string): string | undefined => {
  const [language, path] = splitLanguage(pathname);
  for (const { from, to } of REDIRECTS) {
    if (path !== from && !path.startsWith(`${from}/`)) continue;
    const match = matchRoute(`${getRoute(to).path}${path.slice(from.length)}`);
    if (match?.route.id === to) return href(to, match.parameter ?? match.malformed, language);
  }
  return undefined;
};

/** The landing page and pages that only redirect. */
const NO_RETURN: ReadonlySet<RouteId> = new Set(['landing', 'home', 'auth', 'logout']);

/**
 * Validates every return path of a sign-in, to prevent open redirects.
 * @param target an untrusted path or address
 * @param origin the product's own origin
 * @returns path, query and fragment of a page of this product, or `undefined`
 */
export const safeReturn = (target: unknown, origin: string): string | undefined => {
  // An empty text would resolve to the landing page.
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
