/** Our server's headers as rules for static hosts, which know of no page's own policy. */

import { getRoute } from '#lib/shared/routes.ts';
import {
  fileHeaders,
  FRAMING,
  freshness,
  NEVER_KEPT,
  PERMISSIONS,
  REFERRER,
  SERVICE_WORKER,
  type Headers,
} from '#server/site/headers.ts';

export interface HeaderRule {
  /** A path; `*` at the end stands for the rest of it. */
  readonly from: string;
  readonly headers: Headers;
}

/**
 * Every page and file: its own policy stands in the page, but who may frame it can be said by a header
 * alone (W3C Content Security Policy, section 3.3). The callback page says in itself that it has no referrer.
 */
const EVERYWHERE: HeaderRule = {
  from: '/*',
  headers: {
    ...fileHeaders(true),
    'content-security-policy': FRAMING,
    'permissions-policy': PERMISSIONS,
    'referrer-policy': REFERRER,
  },
};

/** The first segment of a file's path: the folder of what lies in one. */
const placeOf = (file: string): string => {
  const [, first = '', ...rest] = file.split('/');
  return rest.length > 0 ? `/${first}/*` : `/${first}`;
};

const isPage = (file: string): boolean => file.endsWith('.html');

/**
 * The rules for a built site. No two of them set one header for one path: hosts differ in which rule would
 * win. Pages have no `Cache-Control` of their own, because hosts let browsers ask anew for what has none.
 * @param files of the built site, with a leading slash
 * @param callbackPath where the callback page answers, by configuration
 */
export const headerRules = (
  files: readonly string[],
  callbackPath = getRoute('auth').path,
): readonly HeaderRule[] => {
  const pages = new Set(files.filter(isPage).map(placeOf));
  const kept = new Map(
    files
      .filter((file) => !isPage(file) && file !== SERVICE_WORKER && !pages.has(placeOf(file)))
      .map((file) => [placeOf(file), freshness(file)]),
  );
  const callback = [...new Set([getRoute('auth').path, callbackPath])];
  return [
    EVERYWHERE,
    ...[...kept].map(([from, value]) => ({ from, headers: { 'cache-control': value } })),
    ...callback
      .flatMap((path) => [path, `${path}/*`])
      .map((from) => ({ from, headers: { 'cache-control': NEVER_KEPT } })),
  ];
};

/** The rules as the `_headers` file that Netlify and its like read. */
export const toHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ from, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${from}\n${lines.join('')}`;
    })
    .join('');

/** A text between quotes in YAML, where a quote is written twice. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The patterns of Amplify for a path: `**\/*` stands for all that lies below, at any depth. */
const patternsOf = (from: string): readonly string[] => {
  if (from === '/*') return ['**/*'];
  return from.endsWith('/*') ? [from.slice(0, -1), `${from.slice(0, -1)}**/*`] : [from];
};

/**
 * The rules as AWS Amplify Hosting reads them (`customHttp.yml`,
 * https://docs.aws.amazon.com/amplify/latest/userguide/custom-header-YAML-format.html).
 */
export const toAmplifyHeaders = (rules: readonly HeaderRule[]): string => {
  const blocks = rules.flatMap(({ from, headers }) =>
    patternsOf(from).map((pattern) => {
      const pairs = Object.entries(headers).map(
        ([name, value]) => `      - key: ${quoted(name)}\n        value: ${quoted(value)}\n`,
      );
      return `  - pattern: ${quoted(pattern)}\n    headers:\n${pairs.join('')}`;
    }),
  );
  return `customHeaders:\n${blocks.join('')}`;
};
