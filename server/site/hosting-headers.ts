/** The server's headers as rules for static hosts, which cannot send a page's own policy. */

import { getRoute, languageOf, prefixOf } from '#lib/shared/routes.ts';
import { LANGUAGES } from '#messages/languages.js';
import {
  commonHeaders,
  documentHeaders,
  FRAMING,
  type Headers,
} from '#server/http/security-headers.ts';
import { freshness, isServiceWorker, NEVER_KEPT } from '#server/site/headers.ts';

export interface HeaderRule {
  /** A path; a final `*` is a wildcard. */
  readonly from: string;
  readonly headers: Headers;
}

/**
 * Every page and file. Its own policy is in the page, but framing can only be forbidden by a header (W3C
 * Content Security Policy, section 3.3). The callback page sets its referrer policy itself.
 */
const EVERYWHERE: HeaderRule = {
  from: '/*',
  headers: {
    ...commonHeaders(true),
    ...documentHeaders(FRAMING),
  },
};

/** The first folder of a file's path below its language's prefix, or the file itself. */
const placeOf = (file: string): string => {
  const prefix = prefixOf(languageOf(file));
  const [, first = '', ...rest] = file.slice(prefix.length).split('/');
  return rest.length > 0 ? `${prefix}/${first}/*` : `${prefix}/${first}`;
};

const isPage = (file: string): boolean => file.endsWith('.html');

/**
 * The rules for a built site. No two of them set one header for one path, because hosts differ in which rule
 * wins. Pages have no `Cache-Control`, because browsers revalidate pages without one on these hosts.
 * @param files of the built site, with a leading slash
 * @param callbackPath configured path of the callback page
 */
export const headerRules = (
  files: readonly string[],
  callbackPath = getRoute('auth').path,
): readonly HeaderRule[] => {
  const pages = new Set(files.filter(isPage).map(placeOf));
  const kept = new Map(
    files
      .filter((file) => !isPage(file) && !isServiceWorker(file) && !pages.has(placeOf(file)))
      .map((file) => [placeOf(file), freshness(file)]),
  );
  const callback = LANGUAGES.flatMap((language) =>
    [...new Set([getRoute('auth').path, callbackPath])].map((path) => prefixOf(language) + path),
  );
  return [
    EVERYWHERE,
    ...[...kept].map(([from, value]) => ({ from, headers: { 'cache-control': value } })),
    ...callback
      .flatMap((path) => [path, `${path}/*`])
      .map((from) => ({ from, headers: { 'cache-control': NEVER_KEPT } })),
  ];
};

/** The rules as a `_headers` file, as of Netlify and compatible hosts. */
export const toHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ from, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${from}\n${lines.join('')}`;
    })
    .join('');

/** A quoted YAML text, with quotes doubled. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Amplify's patterns for a path: `**\/*` matches all files below it, at any depth. */
const patternsOf = (from: string): readonly string[] => {
  if (from === '/*') return ['**/*'];
  return from.endsWith('/*') ? [from.slice(0, -1), `${from.slice(0, -1)}**/*`] : [from];
};

/**
 * The rules for AWS Amplify Hosting (`customHttp.yml`,
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
