/**
 * AWS Amplify Hosting's documented rules for rewrites and custom headers:
 * https://docs.aws.amazon.com/amplify/latest/userguide/redirects.html (R),
 * https://docs.aws.amazon.com/amplify/latest/userguide/redirect-rewrite-examples.html (E),
 * https://docs.aws.amazon.com/amplify/latest/userguide/custom-header-YAML-format.html (H) and
 * https://docs.aws.amazon.com/amplify/latest/userguide/Using-headers-to-control-cache-duration.html (C).
 * Where they leave something open, the reading is the one that does more harm to a site that relies on it.
 */

import { parse } from 'yaml';
import * as z from 'zod';

import {
  decoded,
  literally,
  splitTarget,
  type HeadersBy,
  type Host,
  type HostAnswer,
  type HostedSite,
} from './answer.ts';

const Rules = z.array(
  z.object({
    source: z.string().min(1).max(2048),
    target: z.string().min(1).max(2048),
    status: z.enum(['200', '301', '302', '404', '404-200']),
    condition: z.string().nullish(),
  }),
);

const Headers = z.object({
  customHeaders: z.array(
    z.object({
      pattern: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

type Fits = (path: string) => Readonly<Record<string, string>> | undefined;

const NEVER: Fits = () => undefined;

/**
 * E, 'Redirects for single page web apps': a source between `</` and `/>` is a regular expression. E,
 * 'Placeholders': `<name>` stands for a segment. E, 'Using wildcard expressions': `<*>` stands at the end and
 * once; a source that has it elsewhere is ignored, and so is one with a domain and a path.
 */
const fitsOf = (source: string): Fits => {
  if (source.startsWith('</') && source.endsWith('/>')) {
    const pattern = new RegExp(source.slice(2, -2));
    return (path) => (pattern.test(path) ? {} : undefined);
  }
  const wildcards = source.split('<*>').length - 1;
  if (wildcards > 1 || (wildcards === 1 && !source.endsWith('<*>'))) return NEVER;
  if (!source.startsWith('/')) return NEVER;
  const body = source
    .split(/(<[^<>]+>)/)
    .map((part) => {
      if (part === '<*>') return '(?<rest>.*)';
      return /^<.+>$/.test(part) ? `(?<${part.slice(1, -1)}>[^/]+)` : literally(part);
    })
    .join('');
  const pattern = new RegExp(`^${body}$`);
  return (path) => {
    const match = pattern.exec(path);
    return match ? { ...match.groups } : undefined;
  };
};

const fill = (target: string, groups: Readonly<Record<string, string>>): string =>
  target.replaceAll(
    /<([^<>]+)>/g,
    (part, name: string) => groups[name === '*' ? 'rest' : name] ?? part,
  );

/** H: `*` stands for what lies in a folder, `**` for folders at any depth; `**\/*` is every path (C, step 5). */
const patternOf = (pattern: string): RegExp => {
  if (pattern === '**/*') return /^/;
  const body = pattern
    .split(/(\*\*\/|\*\*|\*)/)
    .map((part) => {
      if (part === '**/') return '(?:[^/]+/)*';
      if (part === '**') return '.*';
      return part === '*' ? '[^/]+' : literally(part);
    })
    .join('');
  return new RegExp(`^${body}$`);
};

/** Cache headers of a file without a rule; the edge keeps it until the next deployment (C). */
const DEFAULT_CACHE = 'public, max-age=0, s-maxage=31536000';

/** A site at Amplify Hosting. */
export const createAmplify = (
  { files, rewrites, headers }: HostedSite,
  headersBy: HeadersBy = 'address',
): Host => {
  const rules = Rules.parse(JSON.parse(rewrites)).map(({ source, target, status }) => ({
    fits: fitsOf(source),
    target,
    status,
  }));
  const headerRules = Headers.parse(parse(headers)).customHeaders.map((rule) => ({
    pattern: patternOf(rule.pattern),
    headers: rule.headers,
  }));
  /** H names no winner among rules that set one header: both stand here, so that none may rely on it. */
  const headersFor = (path: string, status: number): Record<string, string> => {
    const found: Record<string, string> = {};
    for (const rule of headerRules) {
      if (!rule.pattern.test(path)) continue;
      for (const { key, value } of rule.headers) {
        const name = key.toLowerCase();
        // C: `Cache-Control` is set on answers of 200 alone.
        if (name === 'cache-control' && status !== 200) continue;
        found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
      }
    }
    return status === 200 ? { 'cache-control': DEFAULT_CACHE, ...found } : found;
  };
  const send = (path: string, file: string, status = 200): HostAnswer =>
    files.has(file)
      ? { status, file, headers: headersFor(headersBy === 'address' ? path : file, status) }
      : { status: 404, headers: {} };
  /** E, 'Trailing slashes and clean URLs', the table. */
  const clean = (path: string, query: string): HostAnswer | undefined => {
    const name = decoded(path);
    if (name.endsWith('/')) {
      return files.has(`${name}index.html`) ? send(path, `${name}index.html`) : undefined;
    }
    if (files.has(`${name}.html`)) return send(path, `${name}.html`);
    return files.has(`${name}/index.html`)
      ? { status: 301, location: `${path}/${query}`, headers: {} }
      : undefined;
  };
  return (target) => {
    const [path, query] = splitTarget(target);
    const isFile = files.has(decoded(path));
    // R, 'Understanding the order of redirects': from the top of the list down, the first that fits.
    for (const { fits, target: to, status } of rules) {
      const groups = fits(path);
      if (!groups) continue;
      // R, 'Not found': only for an address that does not exist. What Amplify makes of an address without
      // its slash comes later (https://github.com/aws-amplify/amplify-hosting/issues/251).
      if (status.startsWith('404') && (isFile || (path.endsWith('/') && clean(path, query)))) {
        break;
      }
      const filled = fill(to, groups);
      // E, 'Query strings': redirects take the query along.
      if (status === '301' || status === '302') {
        return { status: Number(status), location: filled + query, headers: {} };
      }
      // E, 'Reverse proxy rewrite': by HTTPS only.
      if (filled.startsWith('https://')) {
        return { status: 200, proxied: filled + query, headers: {} };
      }
      return send(path, filled, status === '404' ? 404 : 200);
    }
    if (isFile) return send(path, decoded(path));
    return clean(path, query) ?? { status: 404, headers: {} };
  };
};
