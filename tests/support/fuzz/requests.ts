import fc from 'fast-check';

import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { href, ROUTES } from '#lib/shared/routes.ts';
import { fieldsOf } from '#support/fuzz/fields.ts';
import type { World } from '#support/fuzz/world.ts';
import { FORM_BODIES, JSON_BODIES, TARGETS } from '#support/hostile/hostile.ts';

/** A request as text; each character is a byte. */
export interface FuzzRequest {
  readonly lines: readonly string[];
  readonly lineEnd: string;
  readonly body: string;
}

const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'M-SEARCH',
  'QUERY',
  'PRI',
  'get',
  'Get',
  'BREW',
  'G\u00c9T',
  '',
  'X'.repeat(300),
];

const VERSIONS = ['1.0', '0.9', '1.2', '2.0', '3', '11', '1.1 ', '9'.repeat(40)].map(
  (version) => `HTTP/${version}`,
);

const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constant('POST') },
  { weight: 4, arbitrary: fc.constantFrom(...METHODS) },
);

const version = fc.oneof(
  { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 3, arbitrary: fc.constantFrom(...VERSIONS, 'http/1.1', '') },
);

const PAGES = [...ROUTES.map(({ id }) => href(id)), '/browse/B12', '/journeys/Otto'];
const APIS = [
  '/api/cards',
  '/api/cards/B12',
  '/api/exercises',
  '/api/personas',
  '/api/articles',
  '/api/articles/paper-first',
  '/api/registration',
  '/api/openapi.json',
  '/thanks/social',
  '/healthz',
];
const MISSING = ['/nowhere', '/_astro/gone.js', '/fonts/gone.woff2', '/assets/', '/r/x', '/r'];

/** Addresses below `/idp`, with a query where they want one. */
const identityPaths = ({ interaction, authorize }: World): string[] => [
  `/idp/oauth2/authorize?${authorize}`,
  `/idp/oauth2/authorize?${authorize}&prompt=none`,
  `/idp/login?${authorize}`,
  `/idp/signup?${authorize}`,
  '/idp/oauth2/authorize',
  '/idp/oauth2/token',
  '/idp/oauth2/token?grant_type=refresh_token&client_id=dck-web&refresh_token=x',
  '/idp/oauth2/token?grant_type=authorization_code&client_id=dck-web&code=x&code_verifier=y',
  '/idp/oauth2/revoke',
  '/idp/oauth2/userInfo',
  '/idp/oauth2/logout',
  '/idp/oauth2/logout/confirm',
  '/idp/logout?client_id=dck-web',
  '/idp/jwks',
  '/idp/.well-known/openid-configuration',
  interaction,
  `${interaction.replace(/\/(signin|signup)$/, '')}/signin`,
  `${interaction.replace(/\/(signin|signup)$/, '')}/signup`,
  '/idp/interaction/gone',
  '/idp/nowhere',
];

/** Other ways to write a target (RFC 9112, section 3.2). */
const rewritesFor = ({ host }: World): readonly ((path: string) => string)[] => [
  (path) => `http://${host}${path}`,
  (path) => `http://evil.example${path}`,
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}?${'a=1&'.repeat(500)}`,
  (path) => `${path}?%00=%zz&__proto__[x]=1`,
  (path) => `${path}#fragment`,
  (path) => `${path}.br`,
  (path) => `${path}.gz`,
  (path) => `${path}/index.html`,
  (path) => `${path}/%2e%2e`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll(/[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.slice(1),
  (path) => `${path} ${path}`,
];

const honestTarget = (world: World): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...world.files) },
    // The one whose ETag and date the conditional fields name.
    { weight: 2, arbitrary: fc.constant('/favicon.svg') },
    { weight: 4, arbitrary: fc.constantFrom(...PAGES) },
    { weight: 4, arbitrary: fc.constantFrom(...APIS) },
    { weight: 5, arbitrary: fc.constantFrom(...identityPaths(world)) },
    { weight: 2, arbitrary: fc.constantFrom(...MISSING) },
  );

const targetOf = (world: World): fc.Arbitrary<string> => {
  const honest = honestTarget(world);
  const rewritten = fc
    .tuple(fc.constantFrom(...rewritesFor(world)), honest)
    .map(([rewrite, path]) => rewrite(path));
  return fc.oneof(
    { weight: 10, arbitrary: honest },
    { weight: 2, arbitrary: rewritten },
    { weight: 1, arbitrary: fc.constantFrom(...TARGETS) },
  );
};

/** Content types of a body, besides those in the drawn fields. */
const TYPES = [
  ['Content-Type: application/json'],
  ['Content-Type: application/x-www-form-urlencoded'],
  [],
];

interface Body {
  readonly lines: readonly string[];
  readonly body: string;
}

const CONTENTS = [
  ...JSON_BODIES.map((content) => Buffer.from(content).toString('latin1')),
  ...FORM_BODIES,
  JSON.stringify(captionRequest(DEFAULT_CHOICES, 1)),
  JSON.stringify({ code: '3F2504E0-4F89-41D3-9A0C-0305E82C3301' }),
  'email=a%40example.com&password=correct+horse+battery',
  'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
];

const chunk = (content: string): string => `${content.length.toString(16)}\r\n${content}\r\n`;

/** Ways to send a content: as it should be, and with a frame that lies (RFC 9112, sections 6 and 7). */
const FRAMES: readonly ((content: string) => Body)[] = [
  (content) => ({ lines: [], body: content }),
  (content) => ({ lines: [`Content-Length: ${content.length + 7}`], body: content }),
  (content) => ({ lines: [`Content-Length: ${content.length >> 1}`], body: content }),
  (content) => ({ lines: ['Content-Length: 99999999999'], body: content }),
  (content) => ({ lines: ['Transfer-Encoding: chunked'], body: `${chunk(content)}0\r\n\r\n` }),
  (content) => ({
    lines: ['Transfer-Encoding: chunked', 'Trailer: Host'],
    body: `${chunk(content)}0\r\nHost: evil.example\r\nContent-Length: 9\r\n\r\n`,
  }),
  (content) => ({ lines: ['Transfer-Encoding: chunked'], body: chunk(content) }),
  (content) => ({ lines: ['Transfer-Encoding: chunked'], body: content }),
  (content) => ({
    lines: ['Transfer-Encoding: chunked'],
    body: `ffffffffffffffff\r\n${content}\r\n0\r\n\r\n`,
  }),
  (content) => ({
    lines: ['Transfer-Encoding: chunked'],
    body: `${content.length.toString(16)};${'x'.repeat(17_000)}\r\n${content}\r\n0\r\n\r\n`,
  }),
  (content) => ({
    lines: ['Transfer-Encoding: chunked'],
    body: `${[...content].map(chunk).join('')}0\r\n\r\n`,
  }),
  (content) => ({
    lines: ['Transfer-Encoding: chunked', 'Content-Length: 4'],
    body: `${chunk(content)}0\r\n\r\n`,
  }),
];

const body: fc.Arbitrary<Body> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ lines: [], body: '' }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...TYPES), fc.constantFrom(...CONTENTS))
      .map(([type, content]) => ({
        lines: [...type, `Content-Length: ${content.length}`],
        body: content,
      })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...FRAMES), fc.constantFrom(...CONTENTS))
      .map(([frame, content]) => frame(content)),
  },
);

/** An honest request but for a few fields, which so get past everything that reads it before them. */
const mildRequest = (world: World): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({ target: honestTarget(world), fields: fieldsOf(world, 2) })
    .map(({ target, fields }) => ({
      lines: [`GET ${target} HTTP/1.1`, `Host: ${world.host}`, ...fields],
      lineEnd: '\r\n',
      body: '',
    }));

/** A request that is odd or broken in any of its parts. */
const wildRequest = (world: World): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      start: fc.tuple(method, targetOf(world), version).map((parts) => parts.join(' ').trimEnd()),
      host: fc.oneof(
        { weight: 12, arbitrary: fc.constant([`Host: ${world.host}`]) },
        { weight: 1, arbitrary: fc.constant([]) },
      ),
      credentials: fc.constantFrom(
        [],
        [`Authorization: ${world.authorization}`],
        [`Cookie: ${world.cookie}`, `Origin: http://${world.host}`],
      ),
      fields: fieldsOf(world, 6),
      body,
      lineEnd: fc.oneof(
        { weight: 30, arbitrary: fc.constant('\r\n') },
        { weight: 1, arbitrary: fc.constantFrom('\n', '\r', '\r\r\n') },
      ),
    })
    .map(({ start, host, credentials, fields, body: { lines, body: content }, lineEnd }) => ({
      lines: [start, ...host, ...credentials, ...fields, ...lines],
      lineEnd,
      body: content,
    }));

/** A request of any kind. */
export const requestOf = (world: World): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(mildRequest(world), wildRequest(world));

/** The bytes of a request on the wire, with more lines of its head. */
export const bytesOf = (
  { lines, lineEnd, body: content }: FuzzRequest,
  more: readonly string[] = [],
): string => `${[...lines, ...more].join(lineEnd)}${lineEnd}${lineEnd}${content}`;
