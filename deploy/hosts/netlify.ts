/**
 * Netlify's documented rules for `_redirects` and `_headers`:
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/ (R) and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/ (P) and
 * https://docs.netlify.com/manage/routing/headers/ (H). 'Pretty URLs' are off, as docs/deploy.md says.
 */

import {
  decoded,
  literally,
  splitTarget,
  type HeadersBy,
  type Host,
  type HostAnswer,
  type HostedSite,
} from './answer.ts';

interface Rule {
  readonly from: RegExp;
  readonly to: string;
  readonly status: number;
  /** P, 'Shadowing': with `!` behind the status a rule goes before a file. */
  readonly forced: boolean;
}

/** R: `:name` stands for one segment, `*` at the end for the rest; the case of letters counts. */
const patternOf = (from: string): RegExp => {
  const body = from
    .split(/(:\w+|\*$)/)
    .map((part) => {
      if (part === '*') return '(?<splat>.*)';
      return part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : literally(part);
    })
    .join('');
  return new RegExp(`^${body}$`);
};

const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

/** R: a line holds path, new path and status; without a status it is 301. */
const parseRedirects = (text: string): Rule[] =>
  linesOf(text).map((line) => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
    return {
      from: patternOf(from),
      to,
      status: Number(status.replace('!', '')),
      forced: status.endsWith('!'),
    };
  });

interface HeaderRule {
  readonly from: RegExp;
  readonly headers: (readonly [name: string, value: string])[];
}

/** H: a path on a line of its own, its headers indented below it. */
const parseHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ from: patternOf(line.trim()), headers: [] });
      continue;
    }
    const at = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]);
  }
  return rules;
};

/**
 * Cache headers of a file without a rule: revalidate each time
 * (https://docs.netlify.com/build/caching/caching-overview/).
 */
const DEFAULT_CACHE = 'public,max-age=0,must-revalidate';

/** H, 'Multi-value headers': what several lines say of one header is joined by commas. */
const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const { from, headers: pairs } of rules) {
    if (!from.test(path)) continue;
    for (const [name, value] of pairs) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return { 'cache-control': DEFAULT_CACHE, ...headers };
};

const fill = (to: string, groups: Readonly<Record<string, string>>): string =>
  to.replaceAll(/:(\w+)/g, (name, key: string) => groups[key] ?? name);

/** Files by which a host is told; it serves none of them (R, H). */
const NOT_SERVED = new Set(['/_redirects', '/_headers']);

/** A site at Netlify. */
export const createNetlify = (
  { files, rewrites, headers }: HostedSite,
  headersBy: HeadersBy = 'address',
): Host => {
  const rules = parseRedirects(rewrites);
  const headerRules = parseHeaders(headers);
  const fileAt = (path: string): string | undefined => {
    const name = decoded(path);
    return [name, `${name.replace(/\/$/, '')}/index.html`].find(
      (file) => files.has(file) && !NOT_SERVED.has(file),
    );
  };
  const send = (path: string, file: string, status = 200): HostAnswer => ({
    status,
    file,
    headers: headersFor(headerRules, headersBy === 'address' ? path : file),
  });
  return (target) => {
    const [path, query] = splitTarget(target);
    const own = fileAt(path);
    // R, 'Trailing slash': rules fit a path with and without one.
    const [plain, slashed] = [path.replace(/(.)\/$/, '$1'), path.replace(/\/?$/, '/')];
    // R: the first rule that fits is the one.
    for (const rule of rules) {
      const match = rule.from.exec(plain) ?? rule.from.exec(slashed);
      if (!match) continue;
      if (own !== undefined && !rule.forced) break;
      const to = fill(rule.to, match.groups ?? {});
      // R: redirects take the query along.
      if (rule.status >= 300 && rule.status < 400) {
        return { status: rule.status, location: to + query, headers: {} };
      }
      if (to.startsWith('https://')) return { status: 200, proxied: to + query, headers: {} };
      const file = fileAt(to);
      return file === undefined ? { status: 404, headers: {} } : send(path, file, rule.status);
    }
    return own === undefined ? { status: 404, headers: {} } : send(path, own);
  };
};
