/** Requests that no honest client sends, as bytes on the wire. */

export interface Hostile {
  readonly name: string;
  readonly bytes: Buffer;
  /** The sender hangs up in the middle. */
  readonly unfinished: boolean;
}

interface Options {
  readonly headers?: readonly string[];
  readonly body?: string | Buffer;
  readonly authorization?: string | undefined;
}

const PATHS = [
  '/api/cards',
  '/api/cards/B12',
  '/api/registration',
  '/thanks/social',
  '/idp/login',
  '/idp/oauth2/token',
  '/idp/oauth2/authorize',
  '/idp/interaction/abc/signin',
  '/idp/logout',
  '/idp/oauth2/revoke',
  '/idp/oauth2/userInfo',
  '/browse',
  '/healthz',
] as const;

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
  'get',
  'BREW',
] as const;

/** Targets that a router could stumble over. */
export const TARGETS = [
  '*',
  '//',
  '///evil.example/api/cards',
  '/\\evil.example',
  'http://evil.example/api/cards',
  'https://user:pass@evil.example/idp/login',
  'http://[::1/api',
  'http://',
  'evil.example:443',
  'api/cards',
  '?',
  '/api',
  '/api/',
  '/api//cards',
  '/api/./cards',
  '/api/../idp/login',
  '/idp/../api/cards',
  '/idp/%2e%2e/api/cards',
  '/api/cards/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/api/cards/%',
  '/api/cards/%zz',
  '/api/cards/%00',
  '/api/cards/%ff%fe',
  '/api/cards/%c0%ae%c0%ae',
  '/api/cards/%ed%a0%80',
  '/api/cards/%u0041',
  '/api/cards/__proto__',
  '/api/cards/constructor',
  '/api/cards/toString',
  '/api/__proto__',
  '/idp/__proto__',
  '/idp/constructor',
  '/idp/hasOwnProperty',
  '/idp/interaction/__proto__',
  '/idp/interaction/%00/signin',
  '/idp/oauth2/authorize/__proto__',
  '/idp/%zz',
  '/idp?x',
  '/idp/?',
  '/idp/.well-known/openid-configuration/..',
  '/idp/jwks%00',
  '/__proto__',
  '/constructor',
  '/browse/%zz',
  '/browse/%00',
  '/%00',
  '/%',
  '/.env',
  '/.git/config',
  '/data/dck.sqlite',
  '/index.html/',
  '/index.html%00.js',
  '/_astro/../../package.json',
  '/_astro/%2e%2e/%2e%2e/package.json',
  '/con',
  '/api/cards?__proto__[x]=1&constructor.prototype.x=1',
  '/api/cards?%00=%00&a[]=1&a[b][c]=2',
  '/idp/oauth2/authorize?client_id=__proto__&redirect_uri=javascript:alert(1)',
  '/idp/oauth2/authorize?client_id=dck-web&client_id=dck-web&response_type=code',
  '/idp/oauth2/authorize?response_type=%00&client_id=%ff&scope=%zz',
  '/idp/oauth2/authorize?request=eyJ&request_uri=http://127.0.0.1:1/',
  '/idp/oauth2/authorize?claims={"__proto__":{"x":1}}&client_id=dck-web',
  '/idp/oauth2/authorize?prompt=%00&max_age=1e309&client_id=dck-web',
  '/idp/oauth2/logout?id_token_hint=eyJ.e30.x&post_logout_redirect_uri=//evil.example',
  '/idp/oauth2/logout?client_id[]=dck-web&logout_uri=%00',
  '/idp/logout?logout_uri=https://evil.example',
  '/idp/logout?client_id=constructor&logout_uri=__proto__',
  '/idp/signup?redirect_uri=%ff&state=%ff',
  '/idp/login?=',
  '/idp/login?&&&&',
  '/auth?code=%00&state=%zz',
  '/healthz/../api/cards',
  '/thanks',
  '/thanks/__proto__',
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(4000)}`,
  `/api/${'../'.repeat(2000)}`,
  `/api/cards/${'%41'.repeat(2500)}`,
  `/idp/interaction/${'a'.repeat(8000)}`,
  `/api/cards?${'a=1&'.repeat(2000)}`,
  `/browse/${'x'.repeat(8000)}`,
];

const HEADERS = [
  ['Authorization: Bearer'],
  ['Authorization: Bearer \u00ff\u00fe'],
  [`Authorization: Bearer ${'a'.repeat(9000)}`],
  ['Authorization: Bearer a.b.c'],
  [`Authorization: Bearer ${Buffer.from('{"alg":{}}').toString('base64url')}.e30.AA`],
  [`Authorization: Bearer ${Buffer.from('{"alg":"RS256","kid":{}}').toString('base64url')}.e30.AA`],
  [`Authorization: Bearer ${Buffer.from('null').toString('base64url')}.e30.AA`],
  [`Authorization: Bearer ${Buffer.from('{"__proto__":1}').toString('base64url')}.e30.AA`],
  [
    `Authorization: Bearer ${Buffer.from('{"alg":"RS256","b64":false,"crit":["b64"]}').toString('base64url')}.e30.AA`,
  ],
  ['Authorization: Basic ////'],
  ['Authorization: Bearer a', 'Authorization: Bearer b'],
  ['Host: evil.example'],
  ['Host: '],
  ['Host: a b'],
  ['Host: [::1'],
  ['Host: user:pass@evil.example'],
  ['Host: evil.example/path?x#y'],
  ['Host: localhost', 'Host: evil.example'],
  ['Cookie: XSRF-TOKEN=; idp_session=%00; __proto__=1; =x'],
  ['Cookie: idp_session=../../x; idp_session.sig=x; idp_interaction=%ff'],
  [`Cookie: ${'a=b; '.repeat(1500)}`],
  ['Cookie: XSRF-TOKEN=%E0%A4%A'],
  ['Origin: null'],
  ['Origin: \u00ff'],
  ['Sec-Fetch-Site: __proto__'],
  ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript', 'X-Forwarded-For: x'],
  ['X-Http-Method-Override: DELETE'],
  ['X-Request-Id: \u0001'],
  ['X-Request-Id: {"event":"forged"}'],
  ['If-None-Match: *, "', 'If-Modified-Since: never'],
  ['If-None-Match: W/"""""'],
  ['Range: bytes=99999999999-1,0-0,-1'],
  ['Range: bytes=-'],
  ['Accept-Encoding: br;q=NaN, gzip;q=, \u00ff'],
  ['Accept: ;;;,*/*;q=x'],
  ['Content-Type: '],
  ['Content-Length: -1'],
  ['Content-Length: 1e9'],
  ['Content-Length: 0', 'Content-Length: 5'],
  ['Transfer-Encoding: chunked', 'Content-Length: 4'],
  ['Transfer-Encoding: x'],
  ['Expect: 100-continue'],
  ['Expect: something'],
  ['Upgrade: websocket', 'Connection: Upgrade'],
  ['Upgrade: h2c', 'HTTP2-Settings: AAAA'],
  ['X: \u0000'],
  ['no colon'],
  [': empty'],
  [' folded: x'],
  [`X: ${'x'.repeat(20_000)}`],
  Array.from({ length: 500 }, (_, index) => `X-${index}: x`),
];

/** JSON that a parser could stumble over, and bytes that are none. */
export const JSON_BODIES: readonly (string | Buffer)[] = [
  '',
  'null',
  '0',
  '""',
  '[]',
  '{}',
  '{"code":',
  '{"code":"}',
  "{'code':1}",
  '{"code":null}',
  '{"code":{}}',
  '{"code":[]}',
  '{"code":1e999}',
  '{"code":"\u0000"}',
  '{"code":"\\u0000\\ud800"}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"code":"x","code":"y"}',
  '{"toString":1,"valueOf":1,"then":1}',
  `{"code":"${'9'.repeat(15_000)}"}`,
  '['.repeat(8000),
  `${'['.repeat(8000)}${']'.repeat(8000)}`,
  `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`,
  'x'.repeat(20_000),
  '\uFEFF{}',
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x00]),
  Buffer.from([0xc0, 0x80, 0xed, 0xa0, 0x80]),
  Buffer.from('1f8b0800', 'hex'),
];

/** Forms that the identity provider could stumble over. */
export const FORM_BODIES = [
  'grant_type=authorization_code',
  'grant_type=refresh_token&client_id=dck-web&refresh_token=%00',
  'grant_type=refresh_token&client_id=dck-web&refresh_token=__proto__',
  'grant_type=refresh_token&grant_type=authorization_code&client_id=dck-web',
  'grant_type=__proto__&client_id=constructor',
  'grant_type=password&username=a&password=b&client_id=dck-web',
  'grant_type[]=x&client_id[__proto__]=y',
  'client_id=dck-web&code=%ff%fe&grant_type=authorization_code&code_verifier=%zz',
  'client_id=dck-web&grant_type=authorization_code&code=a&code_verifier=a&redirect_uri=%00',
  'token=%00&client_id=dck-web',
  'email=%00&password=%00',
  'email[]=a&email[]=b&password[x]=1',
  'xsrf=x&logout=yes',
  `a=${'a'.repeat(20_000)}`,
  'a&'.repeat(5000),
  '&=&=&=',
  '%',
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=\u00ff',
];

const request = (
  method: string,
  target: string,
  { authorization, body = '', headers = [] }: Options = {},
): Buffer => {
  const names = new Set(headers.map((header) => header.split(':')[0]?.toLowerCase()));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(names.has('host') ? [] : ['Host: localhost']),
    ...(names.has('connection') ? [] : ['Connection: close']),
    ...(authorization === undefined || names.has('authorization')
      ? []
      : [`Authorization: ${authorization}`]),
    ...(body.length === 0 || names.has('content-length') || names.has('transfer-encoding')
      ? []
      : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
};

/** Faults before there is a request at all. */
const BROKEN = [
  '\u0000'.repeat(64),
  'GET\r\n\r\n',
  'GET /api/cards\r\n\r\n',
  'GET /api/cards HTTP/9.9\r\n\r\n',
  'GET /api/cards HTTP/1.1\n\n',
  'GET  /api/cards  HTTP/1.1\r\n\r\n',
  'GET /api/cards HTTP/1.1\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /\u00ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'POST /api/cards HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/cards HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n',
  'POST /idp/oauth2/token HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
];

/** Requests that end before they are whole. */
const UNFINISHED = [
  '\r\n\r\n',
  'G',
  'GET /api/cards HTTP/1.1\r\nHost: localhost\r\nX: ',
  'POST /api/cards HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{',
  'POST /idp/oauth2/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\na=',
  'POST /thanks/social HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{',
  'POST /idp/logout HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
];

/**
 * All of them.
 * @param authorization a good one: what lies behind the guard is meant as well
 */
export const hostileRequests = (authorization: string): Hostile[] => {
  const all: Hostile[] = [];
  const add = (name: string, bytes: Buffer, unfinished = false) =>
    all.push({ name: name.slice(0, 100), bytes, unfinished });
  for (const path of PATHS) {
    for (const method of METHODS) {
      add(`${method} ${path}`, request(method, path, { authorization }));
    }
  }
  for (const target of TARGETS) {
    for (const method of ['GET', 'POST']) {
      add(`${method} ${target}`, request(method, target, { authorization }));
    }
  }
  for (const path of ['/api/cards', '/idp/oauth2/authorize', '/browse']) {
    for (const headers of HEADERS) {
      add(`GET ${path} with ${headers[0]}`, request('GET', path, { authorization, headers }));
    }
  }
  for (const path of ['/api/cards', '/api/registration', '/thanks/social', '/idp/oauth2/token']) {
    for (const body of JSON_BODIES) {
      const headers = ['Content-Type: application/json'];
      add(`POST ${path} ${String(body)}`, request('POST', path, { authorization, headers, body }));
    }
  }
  for (const path of [
    '/idp/oauth2/token',
    '/idp/oauth2/revoke',
    '/idp/logout',
    '/idp/oauth2/logout/confirm',
    '/idp/interaction/abc/signin',
  ]) {
    for (const body of FORM_BODIES) {
      const headers = ['Content-Type: application/x-www-form-urlencoded'];
      add(`POST ${path} ${body}`, request('POST', path, { headers, body }));
    }
  }
  for (const path of ['/api/cards', '/thanks/social', '/idp/oauth2/token']) {
    for (const type of TYPES) {
      const headers = [`Content-Type: ${type}`];
      add(`POST ${path} as ${type}`, request('POST', path, { authorization, headers, body: '{}' }));
    }
  }
  for (const bytes of BROKEN) add(JSON.stringify(bytes), Buffer.from(bytes, 'latin1'));
  for (const bytes of UNFINISHED) add(JSON.stringify(bytes), Buffer.from(bytes, 'latin1'), true);
  return all;
};

/** Every endpoint that takes requests, with the methods that reach it. */
const ENDPOINTS = [
  ...PATHS,
  '/api/account',
  '/api/my',
  '/api/exercises',
  '/api/personas',
  '/api/articles',
  '/api/articles/paper-first',
  '/idp/jwks',
  '/idp/.well-known/openid-configuration',
  '/idp/oauth2/logout',
  '/idp/signup',
  '/settings',
  '/',
] as const;

/**
 * The long round: {@link hostileRequests}, and every odd header and every odd body at every endpoint.
 * None of them deletes the account.
 */
export const everyHostileRequest = (authorization: string): Hostile[] => {
  const all = hostileRequests(authorization);
  for (const path of ENDPOINTS) {
    for (const headers of HEADERS) {
      const name = `${path} with ${headers[0]}`.slice(0, 100);
      all.push({
        name,
        bytes: request('GET', path, { authorization, headers }),
        unfinished: false,
      });
    }
    for (const body of [...JSON_BODIES, ...FORM_BODIES]) {
      const headers = ['Content-Type: application/json'];
      const bytes = request('POST', path, { authorization, headers, body });
      all.push({ name: `POST ${path} ${String(body)}`.slice(0, 100), bytes, unfinished: false });
    }
  }
  return all;
};
