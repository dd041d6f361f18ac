import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';

import { OPENAPI_PATH } from '#contract/endpoints.ts';
import { XSRF_COOKIE } from '#contract/xsrf.ts';
import { openApiRoutes } from '#server/operations/openapi.ts';
import { makeApp, type TestApp, type TestAppOptions } from '#support/api/app.ts';
import { strange } from '#support/api/registration.ts';
import { NOW } from '#support/api/tokens.ts';
import { change, hand, keep, letGo, note } from '#support/my-cards/calls.ts';
import { TABLE_CALLS } from '#support/tables/described.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';

interface Described {
  readonly headers?: Record<
    string,
    { readonly required: boolean; readonly schema: { readonly type: string } }
  >;
  readonly content?: Record<string, { readonly schema: { readonly $ref: string } }>;
}

interface Description {
  readonly paths: Record<string, Record<string, { readonly responses: Record<string, Described> }>>;
}

type Headers = Record<string, string>;

/** A call of one endpoint, with what the APIs run on. */
interface Calls extends TestApp {
  /** As a signed-in caller, unless the headers say otherwise. */
  readonly call: (path: string, init?: RequestInit & { headers?: Headers }) => Promise<Response>;
}

type Case = (api: Calls) => Response | Promise<Response>;

const startCalls = async (options: TestAppOptions = {}): Promise<Calls> => {
  const api = await makeApp(options);
  const authorization = `Bearer ${await api.signer.sign({ auth_time: Math.floor(NOW / 1000) })}`;
  return {
    ...api,
    call: async (path, init) =>
      api.app.request(path, {
        ...init,
        headers: { authorization, 'Content-Type': 'application/json', ...init?.headers },
      }),
  };
};

const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

const putLanguage = ({ call }: Calls): Promise<Response> =>
  call('/api/account/language', { method: 'PUT', body: '{"language":"de"}' });

const changes = (...operations: readonly unknown[]) =>
  post({ store: 'another', since: 0, now: NOW, operations });

/** One of each kind of change, and one that is none. */
const EACH_KIND = () => [
  note('other'),
  hand(),
  keep(),
  letGo(),
  null,
  change('met', 'B12', { read: NOW }),
  change('laid', 'mara/B12', { at: NOW }),
];

const TOO_LONG = note('x'.repeat(4001));

const CAPTION = {
  platform: 'threads',
  language: 'en',
  intent: 'thank-you',
  tone: 'minimal-clean',
  cta: [],
};

/** The answer to the last of as many calls as it takes. */
const untilRefused = async (call: () => Promise<Response>): Promise<Response> => {
  for (let left = 200; left > 0; left -= 1) {
    const answer = await call();
    if (answer.status === 429) return answer;
  }
  throw new Error('It was never refused.');
};

const claimedBy = async ({ db }: Calls, code: string, account: string): Promise<void> => {
  await db.updateTable('deck_codes').set({ claimed_by: account, claimed_at: NOW, code }).execute();
};

/** The paths whose answers are known before anybody asks, as they are described and as they are called. */
const READY = {
  '/api/cards': '/api/cards',
  '/api/cards/{code}': '/api/cards/B12',
  '/api/exercises': '/api/exercises',
  '/api/personas': '/api/personas',
  '/api/recipes': '/api/recipes',
  '/api/situations': '/api/situations',
  '/api/articles': '/api/articles',
  '/api/articles/{slug}': '/api/articles/paper-first',
  '/api/sheets/{sheet}': '/api/sheets/decision-page?paper=letter',
};

const GUARDED: Record<string, string> = {
  ...Object.fromEntries(Object.entries(READY).map(([path, call]) => [`get ${path}`, call])),
  'get /api/registration': '/api/registration',
  'post /api/registration': '/api/registration',
  'get /api/my': '/api/my',
  'post /api/my': '/api/my',
  'get /api/account': '/api/account',
  'get /api/account/summary': '/api/account/summary',
  'put /api/account/language': '/api/account/language',
  'get /api/tables': '/api/tables',
  'post /api/tables': '/api/tables',
  'delete /api/tables/{code}': '/api/tables/222222',
  'post /api/tables/{code}/hosts': '/api/tables/222222/hosts',
  'get /api/tables/{code}/record-link': '/api/tables/222222/record-link',
  'post /api/tables/{code}/record-link': '/api/tables/222222/record-link',
  'delete /api/tables/{code}/record-link': '/api/tables/222222/record-link',
  'delete /api/account': '/api/account',
};

const methodOf = (operation: string): string => operation.split(' ', 1)[0]?.toUpperCase() ?? '';

const withoutToken = Object.entries(GUARDED).map(([operation, path]): [string, Case] => [
  `${operation} 401`,
  ({ app }) => app.request(path, { method: methodOf(operation) }),
]);

const withoutKeys = Object.entries(GUARDED).map(([operation, path]): [string, Case] => [
  `${operation} 503`,
  async () => {
    const keys = () => Promise.reject(new Error('The keys of the issuer cannot be had.'));
    const { call } = await startCalls({ keys });
    return call(path, { method: methodOf(operation) });
  },
]);

const known = Object.entries(READY).flatMap(([path, address]): [string, Case][] => [
  [`get ${path} 200`, ({ call }) => call(address)],
  [
    `get ${path} 304`,
    async ({ call }) => {
      const etag = (await call(address)).headers.get('ETag') ?? '';
      return call(address, { headers: { 'If-None-Match': etag } });
    },
  ],
]);

const withOddBodies = [
  ['post /api/registration', '/api/registration'],
  ['post /api/my', '/api/my'],
  ['post /api/tables', '/api/tables'],
  ['post /thanks/social', '/thanks/social'],
  ['put /api/account/language', '/api/account/language'],
].flatMap(([operation = '', path = '']): [string, Case][] => {
  const send =
    (body: string): Case =>
    ({ call }) =>
      call(path, { method: methodOf(operation), body });
  return [
    [`${operation} 400`, send('{')],
    [`${operation} 413`, send(JSON.stringify('x'.repeat(1_100_000)))],
    [`${operation} 422`, send('{"cards":"none"}')],
  ];
});

const withForeignCookie = [
  'post /api/registration',
  'post /api/my',
  'delete /api/account',
  'post /api/tables',
  'post /api/tables/{code}/hosts',
  'post /api/tables/{code}/record-link',
  'delete /api/tables/{code}/record-link',
  'delete /api/tables/{code}',
  'put /api/account/language',
].map((operation): [string, Case] => [
  `${operation} 403`,
  ({ call }) =>
    call(GUARDED[operation] ?? '', {
      ...(methodOf(operation) !== 'DELETE' && post({ code: strange() })),
      method: methodOf(operation),
      headers: { cookie: `${XSRF_COOKIE}=strange` },
    }),
]);

/** Calls for each status of each operation, which begin their names. */
const CASES: readonly [string, Case][] = [
  ...known,
  ...withoutToken,
  ...withoutKeys,
  ...withOddBodies,
  ...withForeignCookie,
  ...TABLE_CALLS,
  ['get /healthz 200', ({ call }) => call('/healthz')],
  [
    'get /healthz 503',
    async ({ db, call }) => {
      await db.destroy();
      return call('/healthz');
    },
  ],
  ['get /api/openapi.json 200', ({ call }) => call('/api/openapi.json')],
  ['get /api/cards/{code} 404', ({ call }) => call('/api/cards/ZZZ')],
  ['get /api/articles/{slug} 404', ({ call }) => call('/api/articles/nowhere')],
  ['get /api/sheets/{sheet} 404', ({ call }) => call('/api/sheets/nowhere')],
  ['get /api/sheets/{sheet} 422', ({ call }) => call('/api/sheets/hand')],
  [
    'get /api/registration 200',
    async (api) => {
      const [code] = await mintCodes(api.db, 1);
      await claimedBy(api, code, 'account-1');
      return api.call('/api/registration');
    },
  ],
  [
    'post /api/registration 200',
    async ({ db, call }) => {
      const [code] = await mintCodes(db, 1);
      return call('/api/registration', post({ code }));
    },
  ],
  [
    'post /api/registration 401 of an account that is being deleted',
    async () => {
      const { db, call } = await startCalls({ accountExists: () => Promise.resolve(false) });
      const [code] = await mintCodes(db, 1);
      return call('/api/registration', post({ code }));
    },
  ],
  [
    'post /api/registration 409',
    async (api) => {
      const [code] = await mintCodes(api.db, 1);
      await claimedBy(api, code, 'another');
      return api.call('/api/registration', post({ code }));
    },
  ],
  [
    'post /api/registration 410',
    async ({ db, call }) => {
      const [code] = await mintCodes(db, 1, { expiresAt: NOW - 1 });
      return call('/api/registration', post({ code }));
    },
  ],
  [
    'post /api/registration 429',
    ({ call }) => untilRefused(() => call('/api/registration', post({ code: strange() }))),
  ],
  [
    'post /api/my 200',
    async ({ call }) => {
      await call('/api/my', changes(note('first')));
      return call('/api/my', changes(...EACH_KIND()));
    },
  ],
  ['post /api/my 200 to a list', ({ call }) => call('/api/my', post(EACH_KIND()))],
  [
    'post /api/my 413 where nothing of a list fits',
    ({ call }) => call('/api/my', post([TOO_LONG])),
  ],
  ['post /api/my 422 where nothing of a list is known', ({ call }) => call('/api/my', post([{}]))],
  [
    'get /api/my 200',
    async ({ call }) => {
      await call('/api/my', post([...EACH_KIND(), note('another')]));
      return call('/api/my');
    },
  ],
  ['get /api/my 200 from the future', ({ call }) => call('/api/my?since=9&store=another')],
  ['get /api/my 422', ({ call }) => call('/api/my?since=now')],
  ['post /api/my 413 where nothing fits', ({ call }) => call('/api/my', changes(TOO_LONG))],
  ['post /api/my 422 where nothing is known', ({ call }) => call('/api/my', changes({}))],
  [
    'post /api/my 429',
    async ({ db, call }) => {
      await call('/api/my', changes(keep()));
      await db.updateTable('my_accounts').set({ month_operations: 100_000 }).execute();
      return call('/api/my', changes(letGo()));
    },
  ],
  [
    'get /api/account 200',
    async (api) => {
      const [code] = await mintCodes(api.db, 1);
      await claimedBy(api, code, 'account-1');
      await api.call('/api/registration', post({ code: strange() }));
      await api.call('/api/my', changes(note('mine')));
      return api.call('/api/account');
    },
  ],
  ['get /api/account 429', ({ call }) => untilRefused(() => call('/api/account'))],
  ['get /api/account/summary 200', ({ call }) => call('/api/account/summary')],
  ['put /api/account/language 204', putLanguage],
  ['put /api/account/language 429', (api) => untilRefused(() => putLanguage(api))],
  ['delete /api/account 204', ({ call }) => call('/api/account', { method: 'DELETE' })],
  [
    'delete /api/account 413',
    ({ call }) => call('/api/account', { method: 'DELETE', body: 'x'.repeat(20_000) }),
  ],
  ['get /thanks/social 200', ({ call }) => call('/thanks/social')],
  ['post /thanks/social 200', ({ call }) => call('/thanks/social', post(CAPTION))],
  [
    'post /thanks/social 429',
    ({ call }) => untilRefused(() => call('/thanks/social', post(CAPTION))),
  ],
  [
    'post /thanks/social 503',
    async ({ db, call }) => {
      await db.destroy();
      return call('/thanks/social', post(CAPTION));
    },
  ],
];

const DESCRIPTION = (await (await openApiRoutes().request(OPENAPI_PATH)).json()) as Description;

// OpenAPI's own words are none of JSON Schema's; the pattern beside it says what a date is.
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: true } });
ajv.addSchema(DESCRIPTION, 'apis');

const headerFaults = (answer: Response, described: NonNullable<Described['headers']>) => {
  const wrong = Object.entries(described).filter(([name, { required, schema }]) => {
    const text = answer.headers.get(name);
    if (text === null) return required;
    return !ajv.validate(schema, schema.type === 'integer' ? Number(text) : text);
  });
  const names = new Set(Object.keys(described).map((name) => name.toLowerCase()));
  const silent = [...answer.headers.keys()].filter(
    (name) => !names.has(name) && !name.startsWith('content-'),
  );
  return [...wrong.map(([name]) => name), ...silent];
};

const bodyFaults = async (answer: Response, content: Described['content']) => {
  const type = answer.headers.get('Content-Type');
  if (content && type !== null && type !== 'application/json')
    return Object.keys(content).includes(type) ? [] : [type];
  const schema = content?.['application/json']?.schema;
  if (!schema) return type === null ? [] : [type];
  if (type !== 'application/json') return [type];
  const check = ajv.compile({ $ref: `apis${schema.$ref}` });
  return check(await answer.json()) ? [] : check.errors;
};

const operationOf = (name: string): string[] => name.split(' ').slice(0, 3);

test.each(CASES)('%s is answered as it is described', async (name, send) => {
  const [method = '', path = '', status = ''] = operationOf(name);
  const answer = await send(await startCalls());
  const { headers = {}, content } = DESCRIPTION.paths[path]?.[method]?.responses[status] ?? {};
  expect({
    status: answer.status,
    headers: headerFaults(answer, headers),
    body: await bodyFaults(answer, content),
  }).toEqual({ status: Number(status), headers: [], body: [] });
});

test('every status that is described is seen above, and no other', () => {
  const described = Object.entries(DESCRIPTION.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method} ${path} ${status}`),
    ),
  );
  const called = new Set(CASES.map(([name]) => operationOf(name).join(' ')));
  expect([...called].toSorted()).toEqual(described.toSorted());
});
