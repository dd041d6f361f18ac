import { filled, type WorstInput } from '#support/loop-watch/input.ts';

/** The most that one header may hold, with room for the others, in bytes. */
const MOST = 14_000;

const jwt = (part: string): string =>
  ['{"alg":"RS256","kid":"x"}', part, 'x']
    .map((text) => Buffer.from(text).toString('base64url'))
    .join('.');

/** Headers that fill up the head of a request, one at a time. */
const HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cookies: { Cookie: filled('a=b; ', MOST) },
  'a long cookie': { Cookie: `idp_session=${filled('%41', MOST)}` },
  'a long token': { Authorization: `Bearer ${filled('a', MOST)}` },
  'a token of dots': { Authorization: `Bearer ${filled('a.', MOST)}` },
  'a nested token': { Authorization: `Bearer ${jwt(filled('[', (MOST * 3) / 4))}` },
  encodings: { 'Accept-Encoding': filled('br;q=0,', MOST) },
  'a long encoding': { 'Accept-Encoding': filled('br;', MOST) },
  tags: { 'If-None-Match': filled('W/"a", ', MOST) },
  'a long tag': { 'If-None-Match': filled('W/', MOST) },
  ranges: { Range: `bytes=${filled('0-1,', MOST)}` },
  types: { Accept: filled('text/html;q=0.1,', MOST) },
  'a long browser': { 'User-Agent': filled('Mozilla/5.0 (Android 15; Mobile) ', MOST) },
  forwarded: { 'X-Forwarded-For': filled('1.1.1.1, ', MOST) },
  blanks: { 'X-Forwarded-For': `1${filled(' ', MOST)}1` },
  traces: { traceparent: filled('00-', MOST), tracestate: 'a=b' },
  languages: { 'Accept-Language': filled('en;q=0.1,', MOST) },
  origins: { Origin: `http://${filled('a.', MOST)}` },
};

/** Queries that fill up the line of a request. */
const QUERIES: Readonly<Record<string, string>> = {
  parameters: filled('a=1&', MOST),
  'empty parameters': filled('&', MOST),
  'escaped signs': filled('%41', MOST),
  'broken escapes': filled('%', MOST),
  blanks: `a=${filled('+', MOST)}`,
};

/** An address with each header, and each query, at its longest. */
export const withLongHeads = (
  route: string,
  path: string,
  given: Readonly<Record<string, string>> = {},
): WorstInput[] => [
  ...Object.entries(HEADERS).map(([at, headers]) => ({
    route,
    at: `header: ${at}`,
    path,
    headers: { ...given, ...headers },
  })),
  ...Object.entries(QUERIES).map(([at, query]) => ({
    route,
    at: `query: ${at}`,
    path: `${path}?${query}`,
    headers: given,
  })),
];
