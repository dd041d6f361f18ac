import fc from 'fast-check';

import type { World } from '#support/fuzz/world.ts';

const DATES = [
  'Sun, 06 Nov 1994 08:49:37 GMT',
  'Sunday, 06-Nov-94 08:49:37 GMT',
  'Sun Nov  6 08:49:37 1994',
  'Fri, 31 Dec 9999 23:59:59 GMT',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Sun, 32 Nov 2094 25:61:61 XST',
  'never',
  '0',
  '-1',
];

const ADDRESSES = ['10.1.2.3', '203.0.113.9, 10.0.0.1', '2001:db8::1', '[2001:db8::1]:80', '_x'];

/** Values of each field: valid ones, edges, and broken ones (RFC 9110 but where another is named). */
const valuesFor = (world: World): Readonly<Record<string, readonly string[]>> => {
  const { host, etag, lastModified, authorization, cookie } = world;
  const tags = [
    etag,
    `"x"`,
    `W/"x"`,
    '*',
    `"a", ${etag}, W/"b"`,
    '"',
    'W/',
    '""',
    'x',
    `${etag}, *`,
  ];
  const dates = [lastModified, ...DATES];
  return {
    // 14: ranges
    Range: [
      'bytes=0-',
      'bytes=0-0',
      'bytes=-1',
      'bytes=2-5',
      'bytes=0-1,4-5',
      'bytes=5-2',
      'bytes=-0',
      'bytes=262-',
      'bytes=9999999-',
      'bytes=0-18446744073709551616',
      'bytes=99999999999-1,0-0,-1',
      'bytes=-99999999999',
      `bytes=${'0-0,'.repeat(1000)}0-0`,
      'bytes=',
      'bytes=-',
      'bytes=--1',
      'bytes=a-b',
      'bytes=0x1-0x5',
      'bytes=1e2-',
      'bytes=1.5-2.5',
      'bytes=NaN-Infinity',
      'bytes 0-1',
      'BYTES=0-1',
      'lines=1-2',
      'none',
    ],
    'If-Range': [...tags, ...dates],
    'Content-Range': ['bytes 0-1/2', 'bytes */2', 'bytes 5-2/1', 'bytes 0-1/*', 'bytes', 'x 1-2/3'],
    'Accept-Ranges': ['bytes', 'none', 'x'],
    // 13: conditional requests
    'If-Match': tags,
    'If-None-Match': tags,
    'If-Modified-Since': dates,
    'If-Unmodified-Since': dates,
    // 12: content negotiation
    Accept: ['*/*', 'text/html', 'application/json;q=0', 'text/*;q=1.001', '*/x', ';;;,*/*;q=x'],
    'Accept-Charset': ['utf-8', '*;q=0', 'utf-7', 'x;q='],
    'Accept-Encoding': [
      'br',
      'gzip',
      'gzip, deflate, br, zstd',
      'identity',
      'identity;q=0',
      '*;q=0',
      'br;q=0, gzip;q=0, identity;q=0',
      'br;q=NaN, gzip;q=, \u00ff',
      'BR, GZIP',
      'x-gzip',
      'brotli',
    ],
    'Accept-Language': ['en', 'de-CH, de;q=0.9, *;q=0.1', '*', '-', 'x-', 'en;q=2'],
    // 7 and 10: connection, framing, expectations
    Host: [
      host,
      host.replace('localhost', '127.0.0.1'),
      'evil.example',
      'a b',
      '[::1',
      'u:p@x',
      '',
    ],
    Connection: [
      'close',
      'keep-alive',
      'Keep-Alive, Upgrade',
      'Upgrade',
      'close, keep-alive',
      'Host, Authorization',
      'Transfer-Encoding',
      ',',
    ],
    'Keep-Alive': ['timeout=5, max=1000', 'timeout=0', 'max=-1', 'timeout=9999999999'],
    'Content-Length': [
      '0',
      '1',
      '5',
      '-1',
      '+1',
      '1e9',
      '0x5',
      '5, 5',
      '5, 6',
      '18446744073709551616',
    ],
    'Transfer-Encoding': [
      'chunked',
      'identity',
      'gzip, chunked',
      'chunked, chunked',
      'chunked, identity',
      'xchunked',
      'chunked;x=y',
      '\u000bchunked',
    ],
    TE: ['trailers', 'trailers, deflate;q=0.5', 'chunked', ';'],
    Trailer: ['Expires', 'Content-Length', 'Host, Transfer-Encoding', ''],
    Expect: ['100-continue', '100-Continue', '100-continue, x', 'something', '', '200-ok'],
    Upgrade: ['websocket', 'h2c', 'HTTP/2.0, SHTTP/1.3', 'TLS/1.0', '', '/'],
    'HTTP2-Settings': ['AAMAAABkAAQAAP__', 'AAAA', '='],
    'Sec-WebSocket-Key': ['dGhlIHNhbXBsZSBub25jZQ==', 'x', ''],
    Via: ['1.1 proxy', '1.0 a, 1.1 b (comment)', '(((', `1.1 ${'p, 1.1 '.repeat(500)}`],
    'Max-Forwards': ['0', '1', '-1', '99999999999999999999', 'x'],
    // 8: what a body is
    'Content-Type': [
      'application/json',
      'application/json; charset=utf-7',
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded; charset=\u00ff',
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=',
      'text/plain',
      '/',
      ';',
    ],
    'Content-Encoding': ['gzip', 'br', 'deflate, gzip', 'identity', 'x', ','],
    'Content-Language': ['en', 'de, en', '-', '*'],
    'Content-Location': ['/', 'http://evil.example/', '//', '/%zz', '\\'],
    'Last-Modified': dates,
    // 10 and 11: context and credentials
    From: ['a@example.com', '@', '"<script>"@x'],
    Referer: [`http://${host}/dash`, 'http://evil.example/', '//', 'about:blank', 'javascript:0'],
    'User-Agent': ['Mozilla/5.0 (X11; Linux x86_64)', 'x/', '(', '${jndi:ldap://x}'],
    Authorization: [
      authorization,
      authorization.slice(0, -2),
      authorization.toLowerCase(),
      'Bearer',
      'Bearer a.b.c',
      'Basic ////',
      'Basic OTo5',
      'Digest username="',
    ],
    'Proxy-Authorization': ['Basic Og==', 'Bearer x', ''],
    Cookie: [
      cookie,
      `${cookie}; ${cookie}`,
      'XSRF-TOKEN=; _session=%00; __proto__=1; =x',
      'XSRF-TOKEN=%E0%A4%A',
      'a=b; '.repeat(1500),
      '=',
      ';',
    ],
    Origin: [`http://${host}`, 'null', 'http://evil.example', '\u00ff', 'http://'],
    'Sec-Fetch-Site': ['same-origin', 'cross-site', 'none', '__proto__'],
    'Sec-Fetch-Mode': ['navigate', 'cors', 'no-cors', 'websocket', 'x'],
    'Sec-Fetch-Dest': ['document', 'empty', 'iframe', 'x'],
    'Sec-Fetch-User': ['?1', '?0', '1'],
    // Proxies (RFC 7239 and what came before it), caches (RFC 9111) and the rest
    Forwarded: [
      'for=192.0.2.43;proto=http;by=x',
      'for="[2001:db8::1]"',
      'for=',
      'proto=javascript',
    ],
    'X-Forwarded-For': ADDRESSES,
    'X-Forwarded-Host': ['evil.example', host, '', 'a b'],
    'X-Forwarded-Proto': ['https', 'http', 'javascript', 'https, http', ''],
    'X-Forwarded-Port': ['443', '-1', '99999', 'x'],
    'X-Real-IP': ADDRESSES,
    'X-Request-Id': ['1', '{"event":"forged"}', '\u0001', 'a'.repeat(300)],
    'X-HTTP-Method-Override': ['DELETE', 'CONNECT', 'x'],
    'X-XSRF-TOKEN': ['x', '', `${'a'.repeat(64)}.${'b'.repeat(64)}`],
    Date: dates,
    'Cache-Control': ['no-cache', 'max-age=0', 'only-if-cached', 'max-age=-1', 'no-store, x='],
    Pragma: ['no-cache', 'x'],
    Early: ['1'],
    'Early-Data': ['1', 'x'],
    Priority: ['u=0, i', 'u=9', '('],
    DNT: ['1'],
    Link: ['</x>; rel=preload', '<'],
    Allow: ['GET', ''],
    Location: ['/', '//evil.example'],
    'Set-Cookie': ['a=b', 'XSRF-TOKEN=x; Path=/'],
    Warning: ['199 - "x"'],
  };
};

/** Values that no field is made for. */
const ODD = [
  '',
  ' ',
  ',',
  ',,,,',
  ';',
  '"',
  '=',
  '*',
  '\t',
  '\u00ff',
  '\u0000',
  '\u007f',
  'x\ry',
  '__proto__',
  '%00',
  '-1',
  '1e309',
  '9'.repeat(400),
  'a'.repeat(255),
  'a'.repeat(4096),
  'a'.repeat(9000),
  'a'.repeat(17_000),
  ', '.repeat(3000),
];

const CASES: readonly ((name: string) => string)[] = [
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  (name) =>
    name.replaceAll(/\w/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
  (name) => `${name} `,
  (name) => ` ${name}`,
  (name) => name.slice(0, -1),
  () => '__proto__',
  () => 'constructor',
];

/** An integer as a range or a length may name it. */
const POSITION = fc.oneof(
  fc.integer({ min: -2, max: 20 }),
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.constantFrom(2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, 1e21),
);

/** A position of a range, or none. */
const END = fc.option(POSITION, { freq: 3, nil: '' });

const GENERATED: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Range: fc
    .array(fc.tuple(END, END), { minLength: 1, maxLength: 3 })
    .map((ranges) => `bytes=${ranges.map(([first, last]) => `${first}-${last}`).join(',')}`),
  'Content-Length': POSITION.map(String),
  'Max-Forwards': POSITION.map(String),
  'X-Forwarded-For': fc.ipV4(),
};

const insertAt = (text: string, at: number, part: string): string =>
  `${text.slice(0, at % (text.length + 1))}${part}${text.slice(at % (text.length + 1))}`;

/** One field: its usual and unusual values, its name in odd cases, alone, doubled or a hundredfold. */
const fieldLines = (name: string, values: readonly string[]): fc.Arbitrary<readonly string[]> => {
  const own = fc.constantFrom(...values);
  const value = fc.oneof(
    { weight: 12, arbitrary: own },
    { weight: 2, arbitrary: fc.constantFrom(...ODD) },
    { weight: 2, arbitrary: fc.tuple(own, own).map((two) => two.join(', ')) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(own, fc.nat(64), fc.constantFrom(...ODD))
        .map(([text, at, part]) => insertAt(text, at, part)),
    },
    { weight: 4, arbitrary: GENERATED[name] ?? own },
  );
  const spelling = fc.oneof(
    { weight: 8, arbitrary: fc.constant(name) },
    { weight: 2, arbitrary: fc.constantFrom(...CASES).map((spell) => spell(name)) },
  );
  const colon = fc.oneof(
    { weight: 12, arbitrary: fc.constant(': ') },
    { weight: 1, arbitrary: fc.constantFrom(':', ':\t', ' : ', ':    ', '', ':\r\n ') },
  );
  const line = fc.tuple(spelling, colon, value).map((parts) => parts.join(''));
  return fc.oneof(
    { weight: 40, arbitrary: line.map((one) => [one]) },
    { weight: 6, arbitrary: fc.tuple(line, line) },
    { weight: 1, arbitrary: line.map((one) => Array.from({ length: 100 }, () => one)) },
  );
};

/** Fields that the server looks at, drawn oftener than others. One of them ended the process once. */
const OFTEN = new Set([
  'Range',
  'If-Range',
  'If-None-Match',
  'Accept-Encoding',
  'Authorization',
  'Cookie',
]);

/** Fields of a request, as lines without their ends. */
export const fieldsOf = (world: World, maxLength: number): fc.Arbitrary<readonly string[]> => {
  const fields = Object.entries(valuesFor(world)).map(([name, values]) => ({
    weight: OFTEN.has(name) ? 5 : 1,
    arbitrary: fieldLines(name, values),
  }));
  return fc.array(fc.oneof(...fields), { maxLength }).map((lines) => lines.flat());
};
