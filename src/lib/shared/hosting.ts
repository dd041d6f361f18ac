/**
 * The route table as rewrite rules for static hosts (architecture, decision 1): the same addresses
 * as on our own server, except that a host cannot parse a parameter and leaves that to the page.
 */

import { getRoute, href, pageOf, type Redirect, type Route, type RouteId } from './routes.ts';

export interface HostingRule {
  /** A path; `*` stands for the rest of it, `:parameter` for one segment. */
  readonly from: string;
  /** A path; `:splat` stands for what `*` stood for. */
  readonly to: string;
  /** 200 answers with another page under the same address; 302 sends the browser on. */
  readonly status: 200 | 302;
  /** Whether some of the paths have a file of their own, which goes first. */
  readonly afterFiles?: true;
}

const callbackRules = (path: string): readonly HostingRule[] => {
  const route = getRoute('auth');
  return path === route.path ? [] : [{ from: path, to: pageOf({ route }), status: 200 }];
};

/**
 * The rules in the order in which a host tries them. A host looks for a file first, so routes
 * without a parameter, and parameters with a page of their own, need none.
 * @param callbackPath where the callback page answers, by configuration
 */
export const hostingRules = (
  routes: readonly (Route & { readonly id: RouteId })[],
  redirects: readonly Redirect[],
  callbackPath = getRoute('auth').path,
): readonly HostingRule[] => [
  ...redirects.flatMap(({ from, to }): HostingRule[] => [
    { from, to: href(to), status: 302 },
    { from: `${from}/*`, to: `${href(to)}/:splat`, status: 302 },
  ]),
  ...routes.flatMap((route): HostingRule[] =>
    route.parameter && !route.pages
      ? [
          {
            from: route.pattern ?? `${route.path}/*`,
            to: pageOf({ route }),
            status: 200,
            ...(route.inside && { afterFiles: true }),
          },
        ]
      : [],
  ),
  ...callbackRules(callbackPath),
  { from: '/*', to: '/', status: 302, afterFiles: true },
];

/** The rules as the `_redirects` file that Netlify and its like read. */
export const toRedirectsFile = (rules: readonly HostingRule[]): string =>
  rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

/**
 * The rules as AWS Amplify Hosting takes them ('Rewrites and redirects', JSON editor). There `<*>`
 * stands on both sides and `<parameter>` for a segment, and of all states only `404-200` lets an existing file go first: an unknown
 * path shows the landing page under its own address.
 */
export const toAmplifyRules = (rules: readonly HostingRule[]): string => {
  const amplify = rules.map(({ from, to, status, afterFiles }) => ({
    source: from.replace('*', '<*>').replace(':parameter', '<parameter>'),
    target: from === '/*' ? '/index.html' : to.replace(':splat', '<*>'),
    status: afterFiles ? '404-200' : String(status),
  }));
  return `${JSON.stringify(amplify, null, 2)}\n`;
};
