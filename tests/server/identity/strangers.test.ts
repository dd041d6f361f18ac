import { expect, test } from 'vitest';

import { purgeExpired } from '#server/identity/purge.ts';
import {
  authorizationRequest,
  IdentityBrowser,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity, type TestIdentity } from '#support/identity/identity-server.ts';
import { sendRaw } from '#support/shared/raw-request.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };
const QUARTER = 15 * 60_000;
/** What one request of a stranger may store at most, in bytes. */
const SMALL = 8192;

const formOf = (origin: string, more: Readonly<Record<string, string>> = {}): URLSearchParams =>
  new URLSearchParams({ ...authorizationRequest(origin).parameters, ...more });

const get = (origin: string, entry: string, form: URLSearchParams): Promise<Response> =>
  fetch(`${origin}/idp/${entry}?${form}`, { redirect: 'manual', headers: { Accept: 'text/html' } });

const payloadsIn = async ({ db }: TestIdentity): Promise<string[]> =>
  (await db.selectFrom('oidc_payloads').select('payload').execute()).map(({ payload }) => payload);

const TOO_LONG: readonly [name: string, length: number][] = [
  ['state', 2049],
  ['nonce', 257],
  ['code_challenge', 129],
  ['login_hint', 321],
  ['ui_locales', 257],
  ['acr_values', 257],
  ['scope', 257],
  ['prompt', 65],
  ['max_age', 17],
  ['redirect_uri', 1025],
  ['id_token_hint', 4097],
  ['x', 513],
];

test.each(TOO_LONG)(
  'a %s of %i characters is refused, and nothing stored',
  async (name, length) => {
    const identity = await serveIdentity();
    const { origin } = identity;
    const form = formOf(origin, { [name]: 'x'.repeat(length) });
    const answers = [
      await get(origin, 'login', form),
      await get(origin, 'signup', form),
      await get(origin, 'oauth2/authorize', form),
      await get(origin, 'OAuth2/Authorize/', form),
      await get(origin, 'oauth2/authorize/abc', form),
      await get(origin, 'oauth2/logout', form),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    for (const answer of answers) expect(await answer.text()).toContain('That link does not work.');
    expect(await payloadsIn(identity)).toEqual([]);
  },
);

test('what is written longer than it was sent counts as it is written', async () => {
  const identity = await serveIdentity();
  const form = formOf(identity.origin, { state: '\u0000'.repeat(400) });
  expect((await get(identity.origin, 'oauth2/authorize', form)).status).toBe(400);
  expect(await payloadsIn(identity)).toEqual([]);
});

test('a request with more parameters than any standard has is refused', async () => {
  const { origin } = await serveIdentity();
  const form = formOf(origin);
  for (let index = 0; index < 60; index += 1) form.append('a', '1');
  const answers = await Promise.all([
    get(origin, 'login', form),
    get(origin, 'oauth2/authorize', form),
    get(origin, 'oauth2/logout', form),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test('a request that is too long as a whole is refused', async () => {
  const { origin } = await serveIdentity();
  const form = formOf(origin);
  for (let index = 0; index < 20; index += 1) form.append(`x${index}`, 'x'.repeat(500));
  const answers = await Promise.all([
    get(origin, 'login', form),
    get(origin, 'oauth2/authorize', form),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
});

test('a parameter that follows a second question mark is not overlooked', async () => {
  const identity = await serveIdentity();
  const { origin } = identity;
  const target = `${origin}/idp/oauth2/authorize?y=?&${formOf(origin, { state: 'x'.repeat(2049) })}`;
  expect((await fetch(target, { redirect: 'manual' })).status).toBe(400);
  expect(await payloadsIn(identity)).toEqual([]);
});

test('a target that the provider reads in another way is refused', async () => {
  const identity = await serveIdentity();
  const target = `/idp/oauth2\\authorize?${formOf(identity.origin)}#`;
  const head = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  const port = Number(new URL(identity.origin).port);
  const answer = await sendRaw(port, head, { withinMs: 30_000, unfinished: false });
  expect(answer.status).toBe(400);
  expect(await payloadsIn(identity)).toEqual([]);
});

test('nothing is stored of a request that is posted', async () => {
  const identity = await serveIdentity();
  const { origin } = identity;
  const init = { method: 'POST', redirect: 'manual', body: formOf(origin) } as const;
  const paths = ['login', 'signup', 'oauth2/authorize', 'oauth2/logout'];
  await Promise.all(paths.map((path) => fetch(`${origin}/idp/${path}`, init)));
  expect(await payloadsIn(identity)).toEqual([]);
});

test('the longest request that is taken stores little, and nothing unknown', async () => {
  const identity = await serveIdentity();
  const { origin } = identity;
  const form = formOf(origin, {
    state: 's'.repeat(2048),
    nonce: 'n'.repeat(256),
    login_hint: 'l'.repeat(320),
    ui_locales: 'u'.repeat(256),
    claims_locales: 'c'.repeat(256),
    acr_values: 'a'.repeat(256),
    x: 'unknown'.repeat(70),
  });
  expect((await get(origin, 'oauth2/authorize', form)).status).toBe(303);
  const [payload = '', ...more] = await payloadsIn(identity);
  expect(more).toEqual([]);
  expect(Buffer.byteLength(payload)).toBeLessThan(SMALL);
  expect(payload).toContain('s'.repeat(2048));
  expect(payload).not.toContain('unknown');
});

test('an unfinished sign-in expires after fifteen minutes', async () => {
  const { db, identity, origin, time } = await serveIdentity();
  await get(origin, 'oauth2/authorize', formOf(origin));
  time.now = Date.now() + QUARTER;
  await identity.purge();
  expect(await db.selectFrom('oidc_payloads').selectAll().execute()).toEqual([]);
});

test('a session without an account expires after fifteen minutes', async () => {
  const { db, identity, origin, time } = await serveIdentity();
  await get(origin, 'oauth2/logout', new URLSearchParams({ state: 'x' }));
  expect(await db.selectFrom('oidc_payloads').select('kind').execute()).toEqual([
    { kind: 'Session' },
  ]);
  time.now = Date.now() + QUARTER;
  await identity.purge();
  expect(await db.selectFrom('oidc_payloads').selectAll().execute()).toEqual([]);
});

test('a purge of much lets other work through between its chunks', async () => {
  const { db } = await serveIdentity();
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    key: `k${index}`,
    points: 1,
    expires_at: 1,
  }));
  await db.insertInto('rate_limits').values(rows.slice(0, 1000)).execute();
  await db.insertInto('rate_limits').values(rows.slice(1000)).execute();
  let turns = 0;
  let purging = true;
  const count = () => {
    turns += 1;
    if (purging) setImmediate(count);
  };
  count();
  const chunks: number[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (result.numAffectedRows) chunks.push(turns);
      return Promise.resolve(result);
    },
  });
  await purgeExpired(watched, Date.now(), new AbortController().signal);
  purging = false;
  expect(chunks.length).toBeGreaterThan(4);
  expect(new Set(chunks).size).toBe(chunks.length);
  expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});

test('sixty people behind one address sign up, each after four false starts', async () => {
  const { origin } = await serveIdentity();
  for (let index = 0; index < 60; index += 1) {
    const starts = Array.from({ length: 4 }, () => get(origin, 'oauth2/authorize', formOf(origin)));
    const statuses = (await Promise.all(starts)).map(({ status }) => status);
    expect(statuses).toEqual(starts.map(() => 303));
    await signUp(origin, { ...ADA, email: `p${index}@example.com` });
  }
});

test('an address that starts sign-ins without end is told to wait, on every way', async () => {
  const identity = await serveIdentity();
  const { origin, time } = identity;
  time.now = Date.now();
  const statuses = new Set<number>();
  while (!statuses.has(429) && statuses.size < 3) {
    const round = Array.from({ length: 50 }, () => get(origin, 'oauth2/authorize', formOf(origin)));
    for (const { status } of await Promise.all(round)) statuses.add(status);
  }
  expect([...statuses]).toEqual([303, 429]);
  const stored = await payloadsIn(identity);
  const refused = [
    await get(origin, 'oauth2/authorize', formOf(origin)),
    await get(origin, 'OAUTH2/AUTHORIZE/', formOf(origin)),
    await get(origin, 'oauth2/authorize/abc', new URLSearchParams()),
    await get(origin, 'oauth2/logout', new URLSearchParams()),
  ];
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('900');
    expect(await answer.text()).toContain('Please wait 15 minutes');
  }
  expect(await payloadsIn(identity)).toEqual(stored);
  time.now += QUARTER;
  expect((await get(origin, 'oauth2/authorize', formOf(origin))).status).toBe(303);
});

test('guesses of an address that has to wait leave no counter of the emails they name', async () => {
  const { db, origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  const { url } = await browser.start('login', authorizationRequest(origin));
  for (let index = 0; index < 120; index += 1) {
    const guess = { email: `p${index}@example.com`, password: 'not the password' };
    await browser.submit(url, 'signin', guess);
  }
  const counters = await db
    .selectFrom('sign_in_tries')
    .select('email')
    .where('source', '=', 'all')
    .execute();
  expect(counters).toHaveLength(100);
});
