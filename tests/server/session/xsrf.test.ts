import { describe, expect, test } from 'vitest';

import { ErrorBody } from '#contract/errors.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '#contract/xsrf.ts';
import { makeApp, serveApi } from '#support/api/app.ts';
import { ORIGIN } from '#support/api/tokens.ts';

interface Call {
  readonly method?: string;
  readonly cookie?: string;
  readonly header?: string;
  readonly headers?: Record<string, string>;
}

/** An API, and people who are signed in to it. */
const signedIn = async (origin = ORIGIN) => {
  const { app, signer } = await makeApp({ origin });
  const person = async (claims: Record<string, unknown> = {}) => {
    const authorization = `Bearer ${await signer.sign({ origin_jti: 'sign-in-1', ...claims })}`;
    const call = async ({ method = 'POST', cookie, header, headers = {} }: Call) =>
      app.request('/api/nowhere', {
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(cookie === undefined ? {} : { cookie: `theme=dark; ${XSRF_COOKIE}=${cookie}` }),
          ...(header === undefined ? {} : { [XSRF_HEADER]: header }),
          ...headers,
        },
        ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }),
      });
    /** The cookie that an answer sets; empty where it sets none. */
    const given = (answer: Response): string =>
      new RegExp(`^${XSRF_COOKIE}=([^;]*)`).exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    return {
      call,
      given,
      cookie: async () => given(await call({ method: 'GET' })),
      /** 404 where the request got through to the routes, of which none is at this path. */
      statusOf: async (options: Call) => (await call(options)).status,
    };
  };
  return { app, person };
};

const THROUGH = 404;

describe('the cookie', () => {
  test('comes with a signed-in GET, readable by scripts, for this site alone', async () => {
    const { call } = await (await signedIn()).person();
    const [line = ''] = (await call({ method: 'GET' })).headers.getSetCookie();
    const [value, ...attributes] = line.split('; ');
    expect(value).toMatch(new RegExp(`^${XSRF_COOKIE}=[\\w-]{22}\\.[\\w-]{43}$`));
    expect(attributes.toSorted()).toEqual(['Max-Age=2592000', 'Path=/', 'SameSite=Strict']);
  });

  test.each([
    ['200', {}, 200, 'application/json'],
    ['304', { 'if-none-match': '*' }, 304, null],
  ])('comes with a card as well, whose answer stays %s', async (_name, extra, status, type) => {
    const api = await makeApp();
    const headers = { authorization: `Bearer ${await api.signer.sign()}`, ...extra };
    const answer = await fetch(`${await serveApi(api)}/api/cards/B12`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(`^${XSRF_COOKIE}=`)]);
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
  });

  test('is kept to TLS where the app is reached over TLS', async () => {
    const { call } = await (await signedIn('https://app.example.com')).person();
    expect((await call({ method: 'GET' })).headers.get('set-cookie')).toContain('; Secure');
  });

  test('is not given to a visitor', async () => {
    const { app } = await signedIn();
    expect((await app.request('/api/cards')).headers.get('set-cookie')).toBeNull();
  });

  test('is not sent again while it fits', async () => {
    const { call, cookie, given } = await (await signedIn()).person();
    expect(given(await call({ method: 'GET', cookie: await cookie() }))).toBe('');
  });

  test('is replaced where it belongs to somebody else', async () => {
    const { person } = await signedIn();
    const bea = await person({ sub: 'bea' });
    const old = await (await person({ sub: 'ada' })).cookie();
    const fresh = bea.given(await bea.call({ method: 'GET', cookie: old }));
    expect(await bea.statusOf({ cookie: fresh, header: fresh })).toBe(THROUGH);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s with the cookie in the header gets through',
  async (method) => {
    const { cookie, statusOf } = await (await signedIn()).person();
    const token = await cookie();
    expect(await statusOf({ method, cookie: token, header: token })).toBe(THROUGH);
  },
);

test('a caller with a bearer token and no cookie gets through, from wherever it calls', async () => {
  const { statusOf } = await (await signedIn()).person();
  expect(await statusOf({})).toBe(THROUGH);
  const headers = { Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' };
  expect(await statusOf({ headers })).toBe(THROUGH);
});

test('GET and HEAD need no header', async () => {
  const { cookie, statusOf } = await (await signedIn()).person();
  const token = await cookie();
  expect(await statusOf({ method: 'GET', cookie: token })).toBe(THROUGH);
  expect(await statusOf({ method: 'HEAD', cookie: token })).toBe(THROUGH);
});

describe('403 for a request that', () => {
  test.each([
    ['has the cookie and no header', () => undefined],
    ['has an empty header', () => ''],
    ['has another header', () => 'x'.repeat(66)],
    ['has a cut header', (token: string) => token.slice(0, -1)],
    ['has the header twice', (token: string) => `${token}, ${token}`],
  ])('%s', async (_name, change) => {
    const { call, cookie } = await (await signedIn()).person();
    const token = await cookie();
    const header = change(token);
    const answer = await call({ cookie: token, ...(header === undefined ? {} : { header }) });
    expect(answer.status).toBe(403);
    expect(ErrorBody.parse(await answer.json()).error).toBe('forbidden');
  });

  test.each([
    ['made up', () => 'made-up'],
    ['empty', () => ''],
    ['signed by nobody', (token: string) => `${token.split('.')[0]}.${'A'.repeat(43)}`],
    ['with another nonce', (token: string) => `${'A'.repeat(22)}.${token.split('.')[1]}`],
    ['with a third part', (token: string) => `${token}.x`],
    ['without a nonce', (token: string) => `.${token.split('.')[1]}`],
  ])('has a cookie that is %s, even when the header echoes it', async (_name, change) => {
    const { cookie, statusOf } = await (await signedIn()).person();
    const forged = change(await cookie());
    expect(await statusOf({ cookie: forged, header: forged })).toBe(403);
  });

  test.each([
    ['another account', { sub: 'bea' }],
    ['an earlier sign-in of the same account', { origin_jti: 'sign-in-0' }],
  ])('has the cookie of %s', async (_name, claims) => {
    const { person } = await signedIn();
    const other = await (await person(claims)).cookie();
    expect(await (await person()).statusOf({ cookie: other, header: other })).toBe(403);
  });

  test.each([
    ['a cross-site page', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbouring subdomain', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'a neighbour with its own origin',
      { 'Sec-Fetch-Site': 'same-site', Origin: 'https://evil.example' },
    ],
    ['another origin', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a place nobody has heard of', { 'Sec-Fetch-Site': 'somewhere' }],
  ])('comes from %s, even with cookie and header', async (_name, headers) => {
    const { cookie, statusOf } = await (await signedIn()).person();
    const token = await cookie();
    expect(await statusOf({ cookie: token, header: token, headers })).toBe(403);
  });
});

test.each([
  ['the app itself', { 'Sec-Fetch-Site': 'same-origin', Origin: ORIGIN }],
  ['no page', { 'Sec-Fetch-Site': 'none' }],
  [
    'the app beside an API with an address of its own',
    { 'Sec-Fetch-Site': 'same-site', Origin: ORIGIN },
  ],
])('with cookie and header, %s gets through', async (_name, headers) => {
  const { cookie, statusOf } = await (await signedIn()).person();
  const token = await cookie();
  expect(await statusOf({ cookie: token, header: token, headers })).toBe(THROUGH);
});

test('a refusal brings the cookie with which the same call gets through', async () => {
  const { call, given, statusOf } = await (await signedIn()).person();
  const fresh = given(await call({ cookie: 'of-an-earlier-sign-in' }));
  expect(await statusOf({ cookie: fresh, header: fresh })).toBe(THROUGH);
});
