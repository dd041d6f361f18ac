/**
 * The route table as rewrite rules for static hosts (architecture, decision 1). A host cannot parse a
 * parameter and leaves that to the page.
 */

import { LANGUAGES } from '#messages/languages.js';

import { getRoute, href, pageOf, prefixOf, type Redirect, type Route } from './routes.ts';
import { FILE_FOLDERS } from './site-files.ts';

export interface HostingRule {
  /** `*` matches the rest of a path, `:parameter` one segment. */
  readonly from: string;
  /** `:splat` is the match of `*`. */
  readonly to: string;
  /** 200 rewrites, also for a 404 page; 302 redirects. */
  readonly status: 200 | 302 | 404;
  /** Files take precedence. */
  readonly afterFiles?: true;
}

/** The 404 body for missing assets. */
export const MISSING_FILE = '/missing.txt';

const callbackRules = (path: string, language: string): readonly HostingRule[] => {
  const route = getRoute('auth');
  return path === route.path
    ? []
    : [{ from: prefixOf(language) + path, to: pageOf({ route, language }), status: 200 }];
};

/** The rules of the pages in one language. */
const pageRules = (
  routes: readonly Route[],
  redirects: readonly Redirect[],
  callbackPath: string,
  language: string,
): readonly HostingRule[] => {
  const prefix = prefixOf(language);
  return [
    ...redirects.flatMap(({ from, to }): HostingRule[] => [
      { from: prefix + from, to: href(to, undefined, language), status: 302 },
      { from: `${prefix}${from}/*`, to: `${href(to, undefined, language)}/:splat`, status: 302 },
    ]),
    ...routes.flatMap((route): HostingRule[] =>
      route.parameter && !route.prerendered
        ? [
            {
              from: prefix + (route.pattern ?? `${route.path}/*`),
              to: pageOf({ route, language }),
              status: 200,
              ...(route.inside && { afterFiles: true }),
            },
          ]
        : [],
    ),
    ...callbackRules(callbackPath, language),
  ];
};

/**
 * The rules in matching order. Hosts serve existing files first, so prerendered pages need no rule.
 * @param callbackPath the configured path of the callback page
 */
export const hostingRules = (
  routes: readonly Route[],
  redirects: readonly Redirect[],
  callbackPath = getRoute('auth').path,
): readonly HostingRule[] => [
  ...LANGUAGES.flatMap((language) => pageRules(routes, redirects, callbackPath, language)),
  ...FILE_FOLDERS.map((folder): HostingRule => ({
    from: `/${folder}/*`,
    to: MISSING_FILE,
    status: 404,
    afterFiles: true,
  })),
  // The main language comes last: its rule fits every path.
  ...LANGUAGES.toReversed().map((language): HostingRule => ({
    from: `${prefixOf(language)}/*`,
    to: href('landing', undefined, language),
    status: 302,
    afterFiles: true,
  })),
];

/** The rules as a `_redirects` file of Netlify and compatible hosts. */
export const toRedirectsFile = (rules: readonly HostingRule[]): string =>
  rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

interface AmplifyRule {
  readonly source: string;
  readonly target: string;
  readonly status: string;
}

/**
 * A path with and without trailing slash. Amplify redirects `/faq` to `/faq/`, unless a rule for unknown paths
 * matches `/faq` first; our server answers both directly.
 */
const bothSpellings = ({ source, ...rest }: AmplifyRule): AmplifyRule[] => [
  { source, ...rest },
  { source: `${source}/`, ...rest },
];

const INDEX = '/index.html';

const toAmplifyRule = ({ from, to, status, afterFiles }: HostingRule): AmplifyRule[] => {
  const rewritesMisses = afterFiles && status !== 404;
  const rule = {
    source: from.replace('*', '<*>').replace(':parameter', '<parameter>'),
    target: rewritesMisses ? to.replace(/\/$/, INDEX) : to.replace(':splat', '<*>'),
    status: rewritesMisses ? '404-200' : String(status),
  };
  return from.endsWith('*') ? [rule] : bothSpellings(rule);
};

/**
 * The rules as AWS Amplify Hosting takes them ('Rewrites and redirects', JSON editor). There `<*>`
 * stands on both sides and `<parameter>` for a segment. Every page has a rule of its own, so that none
 * depends on what Amplify makes of an address without a slash. Of all states only `404` and `404-200` let
 * an existing file go first: an unknown path shows the landing page of its language under its own address.
 * @param pages the built pages' files, such as `/faq/index.html`
 */
export const toAmplifyRules = (
  rules: readonly HostingRule[],
  pages: readonly string[] = [],
): string => {
  const own = pages
    .filter((page) => page.endsWith(INDEX) && page !== INDEX)
    .flatMap((page) =>
      bothSpellings({ source: page.slice(0, -INDEX.length), target: page, status: '200' }),
    );
  const amplify = [...own, ...rules.flatMap(toAmplifyRule)];
  return `${JSON.stringify(amplify, null, 2)}\n`;
};
