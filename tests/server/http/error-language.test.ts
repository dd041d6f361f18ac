import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { MOST_STEPS, TABLE_NOTE_LENGTH } from '#contract/tables-bounds.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { BATCH_OPERATIONS, NOTE_LENGTH } from '#contract/my-cards-bounds.ts';
import type { TableRequest } from '#contract/tables.ts';
import { sendUnavailable } from '#server/http/unavailable-answer.ts';
import { makeApp, type TestAppOptions } from '#support/api/app.ts';
import { NOW } from '#support/api/tokens.ts';
import { change, note } from '#support/my-cards/calls.ts';
import { serveHandler } from '#support/shared/serve-handler.ts';
import { lay, startTables, type Act, type Browser } from '#support/tables/calls.ts';

const GERMAN = { 'Accept-Language': 'de' };

/** The texts of a language's messages, each form of one that has several. */
const textsOf = (language: string): string[] =>
  readdirSync(`messages/${language}`).flatMap((name) => {
    const file: Record<string, string | readonly { readonly match: Record<string, string> }[]> =
      JSON.parse(readFileSync(`messages/${language}/${name}`, 'utf8'));
    return Object.values(file).flatMap((message) =>
      typeof message === 'string' ? message : message.flatMap(({ match }) => Object.values(match)),
    );
  });

/** A message as a pattern: slots hold any text. A sentence ends with a full stop. */
const patternsOf = (language: string): RegExp[] =>
  textsOf(language)
    .filter((text) => /[a-zäöü]{2,} [\s\S]*\.$/.test(text))
    .map((text) => RegExp.escape(text.replaceAll(/\\?\{\w+\}/g, '\u0000')))
    .map((text) => new RegExp(`^${text.replaceAll('\u0000', '[\\s\\S]*')}$`));

const ENGLISH = patternsOf('en');
const OWN_WORDS = patternsOf('de');

/** All messages of an answer: that of the refusal, and those of refused operations. */
const messagesIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, held]: [string, unknown]) =>
        name === 'message' && typeof held === 'string' ? held : messagesIn(held),
      )
    : [];

/** Faults in the language of refusals, a line each. */
const wrongIn = async (answers: readonly (readonly [name: string, Response])[]) => {
  const wrong: string[] = [];
  for (const [name, answer] of answers) {
    const body: unknown = await answer.json();
    const messages = messagesIn(body);
    if (messages.length === 0) wrong.push(`${name}: no message (${answer.status})`);
    if (answer.status >= 400 && answer.headers.get('Content-Language') !== 'de')
      wrong.push(`${name}: Content-Language`);
    for (const message of messages)
      if (
        ENGLISH.some((text) => text.test(message)) ||
        !OWN_WORDS.some((text) => text.test(message))
      )
        wrong.push(`${name}: ${message}`);
  }
  return wrong;
};

const UNKNOWN_CODE = '00000000-0000-4000-8000-000000000000';

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Bodies that no route takes. */
const BODIES: readonly (readonly [name: string, body: string, headers: object])[] = [
  ['no JSON', '{', JSON_HEADERS],
  ['text', '{}', { 'Content-Type': 'text/plain' }],
  ['too deep', '['.repeat(40) + ']'.repeat(40), JSON_HEADERS],
  ['too many values', `[${'0,'.repeat(60_000)}0]`, JSON_HEADERS],
  ['too large', `"${'x'.repeat(3_000_000)}"`, JSON_HEADERS],
  ['another shape', '"x"', JSON_HEADERS],
];

const withToken = async (options: TestAppOptions = {}, claims: Record<string, unknown> = {}) => {
  const api = await makeApp(options);
  const Authorization = `Bearer ${await api.signer.sign(claims)}`;
  const ask = (method: string, path: string, body?: unknown) =>
    api.app.request(path, {
      method,
      headers: { ...GERMAN, Authorization, ...(body !== undefined && JSON_HEADERS) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { ...api, Authorization, ask };
};

/** Sends a request until it is refused for its number. */
const untilLimited = async (send: () => Response | Promise<Response>): Promise<Response> => {
  for (let count = 0; count < 400; count += 1) {
    const answer = await send();
    if (answer.status === 429) return answer;
    await answer.body?.cancel();
  }
  throw new Error('There is no limit.');
};

test('every route refuses in German what is sent with Accept-Language: de', async () => {
  const { app, Authorization } = await withToken();
  const answers: (readonly [string, Response])[] = [];
  const send = async (name: string, path: string, init: RequestInit & { headers: object }) => {
    const headers = { ...GERMAN, ...init.headers };
    const answer = await app.request(path, { ...init, headers });
    if (answer.status < 400) await answer.body?.cancel();
    else answers.push([`${name} ${init.method} ${path}`, answer]);
  };
  for (const { method, path, open } of ENDPOINTS) {
    const address = path.replaceAll(/\{\w+\}/g, 'zzzz');
    const verb = method.toUpperCase();
    if (!open) await send('without a token', address, { method: verb, headers: {} });
    await send('with a token', address, { method: verb, headers: { Authorization } });
    await send('another method', address, { method: 'PROPFIND', headers: { Authorization } });
    if (method === 'get') continue;
    for (const [name, body, headers] of BODIES)
      await send(name, address, { method: verb, body, headers: { Authorization, ...headers } });
    const elsewhere = { Authorization, ...JSON_HEADERS, Origin: 'https://example.com' };
    await send('from elsewhere', address, { method: verb, body: '{}', headers: elsewhere });
  }
  for (const path of ['/api/nothing', '/thanks/nothing'])
    await send('nothing', path, { method: 'GET', headers: { Authorization } });
  expect(answers.length).toBeGreaterThan(ENDPOINTS.length * 2);
  expect(await wrongIn(answers)).toEqual([]);
});

test('what a route looks for and cannot find or use is said in German', async () => {
  const { ask } = await withToken({}, { auth_time: NOW / 1000 - 86_400 });
  const caption = { platform: 'linkedin', language: 'en', intent: 'review', tone: 'warm' };
  const operations = [
    change('note', 'B12', { text: 'x'.repeat(NOTE_LENGTH + 1) }),
    change('note', '', { text: 'x' }),
    change('hand', randomUUID(), { name: '', cards: [], at: NOW }),
    change('hand', randomUUID(), { name: 'x', cards: Array(1000).fill('B12'), at: NOW }),
    change('agenda', randomUUID(), { name: '', steps: [], at: NOW }),
    change('agenda', randomUUID(), {
      name: 'x',
      steps: Array.from({ length: MOST_STEPS + 1 }, () => ({ minutes: 1, text: 'x' })),
      at: NOW,
    }),
    change('dance', 'B12', {}),
    'x',
  ];
  const sync = { since: 0, now: NOW, operations };
  const many = Array.from({ length: BATCH_OPERATIONS + 1 }, () => ({}));
  const asked: readonly (readonly [string, string, unknown?])[] = [
    ['GET', '/api/cards/zzz'],
    ['GET', '/api/articles/none'],
    ['GET', '/api/sheets/none'],
    ['GET', '/api/sheets/hand?cards=zzz'],
    ['GET', '/api/sheets/hand?cards='],
    ['GET', '/api/sheets/hand?paper=a0'],
    ['GET', '/api/my?since=x'],
    ['POST', '/api/my', sync],
    ['POST', '/api/my', many],
    ['POST', '/api/my', { ...sync, operations: [...operations, note('kept')] }],
    ['POST', '/api/registration', { code: 'no code' }],
    ['POST', '/api/registration', { code: UNKNOWN_CODE }],
    ['POST', '/thanks/social', { ...caption, platform: 'x' }],
    ['POST', '/thanks/social', { ...caption, tone: 'x'.repeat(99) }],
    ['DELETE', '/api/account'],
  ];
  const answers = [];
  for (const [method, path, body] of asked)
    answers.push([`${method} ${path}`, await ask(method, path, body)] as const);
  expect(await wrongIn(answers)).toEqual([]);
});

test('limits, other environments and deleted accounts are told in German', async () => {
  const { ask } = await withToken();
  const closed = await withToken({ environment: 'dev' });
  const gone = await withToken({ accountExists: () => Promise.resolve(false) });
  const operations = [note('x')];
  expect(
    await wrongIn([
      [
        'registration',
        await untilLimited(() => ask('POST', '/api/registration', { code: UNKNOWN_CODE })),
      ],
      ['captions', await untilLimited(() => ask('POST', '/thanks/social', {}))],
      ['tables', await untilLimited(() => ask('GET', '/api/tables/222222/door'))],
      ['export', await untilLimited(() => ask('GET', '/api/account'))],
      [
        'My Cards',
        await untilLimited(() => ask('POST', '/api/my', { since: 0, now: NOW, operations })),
      ],
      ['a test of the app', await closed.ask('GET', '/api/cards')],
      ['gone', await gone.ask('POST', '/api/my', { since: 0, now: NOW, operations })],
    ]),
  ).toEqual([]);
});

describe('at a table', () => {
  const startGerman = async () => {
    const tables = await startTables();
    const german = (browser: Browser): Browser => {
      Object.assign(browser.headers, GERMAN);
      return browser;
    };
    return {
      ...tables,
      guest: () => german(tables.browser()),
      openGerman: async (request: TableRequest = {}) => {
        const { code, host } = await tables.open(request);
        return { code, host: german(host) };
      },
    };
  };

  test('refused actions are told in German', async () => {
    const { guest, openGerman, time } = await startGerman();
    const { code, host } = await openGerman({ settings: { votes: 1 } });
    const [nowhere, one, two] = [randomUUID(), randomUUID(), randomUUID()];
    await host.do(code, { kind: 'lay', cards: [{ place: one, code: 'B12', face: 'up' }] });
    await host.do(code, { kind: 'note', note: two, place: one, text: 'One' });
    const refused: readonly Act[] = [
      lay(['Z99']),
      lay(['B12']),
      lay(['B12', 'B12']),
      { kind: 'lay', cards: [{ place: one, code: 'B14', face: 'up' }] },
      { kind: 'deal', count: 1, face: 'up', hand: ['B12'] },
      { kind: 'turn', place: nowhere, face: 'up' },
      { kind: 'group', group: nowhere, name: '\u2800' },
      { kind: 'ungroup', group: nowhere },
      { kind: 'note', note: randomUUID(), place: nowhere, text: 'x' },
      { kind: 'note', note: randomUUID(), place: one, text: 'x'.repeat(TABLE_NOTE_LENGTH + 1) },
      { kind: 'note', note: randomUUID(), place: one, text: 'x', for: nowhere },
      { kind: 'drop', note: nowhere },
      { kind: 'withdraw', agreement: nowhere },
      { kind: 'vote', place: nowhere, dots: 1 },
      { kind: 'vote', place: one, dots: 2 },
      { kind: 'vote', place: two, dots: 2 },
      { kind: 'step', index: 7 },
      { kind: 'go', from: 7, to: 8, timed: false },
      { kind: 'go', from: null, to: 8, timed: false },
      { kind: 'timer', do: 'add' },
      { kind: 'add', guest: nowhere, name: 'Host' },
      { kind: 'letIn', guest: nowhere },
      { kind: 'ready', ready: true },
    ];
    const answers: (readonly [string, Response])[] = [];
    for (const action of refused) {
      answers.push([JSON.stringify(action).slice(0, 90), await host.act(code, action)]);
      // Actions of a seat are limited.
      time.now += 1000;
    }
    const kim = guest();
    const { guest: id = '' } = await kim.join(code);
    const stranger = guest();
    const screen = guest();
    await screen.send('POST', `/tables/${code}/screens`, {});
    answers.push(
      ['no seat', await stranger.act(code, { kind: 'ready', ready: true })],
      ['no name', await stranger.send('POST', `/tables/${code}/guests`, { name: '' })],
      ['name', await stranger.send('POST', `/tables/${code}/guests`, { name: 'Host' })],
      ['no seat to leave', await stranger.send('DELETE', `/tables/${code}/seat`)],
      ['a screen', await screen.act(code, { kind: 'ready', ready: true })],
      ['for the host alone', await kim.act(code, { kind: 'showVotes', shown: true })],
      ['not its note', await kim.act(code, { kind: 'drop', note: two })],
      [
        'no note of its own',
        await kim.act(code, { kind: 'note', note: two, place: one, text: '' }),
      ],
    );
    await host.do(code, { kind: 'settings', locked: true });
    answers.push(['locked', await kim.act(code, { kind: 'vote', place: one, dots: 1 })]);
    await host.do(code, { kind: 'showVotes', shown: true });
    answers.push(['shown', await host.act(code, { kind: 'vote', place: one, dots: 1 })]);
    await host.do(code, { kind: 'remove', guest: id });
    answers.push(['removed', await kim.send('POST', `/tables/${code}/guests`, { name: 'Kim' })]);
    await host.do(code, { kind: 'close' });
    answers.push(
      ['closed', await host.act(code, { kind: 'ready', ready: true })],
      ['closed door', await stranger.send('POST', `/tables/${code}/guests`, { name: 'Lou' })],
      ['a table', await host.send('POST', '/tables', { steps: 'x' })],
      ['the table of another', await host.send('POST', '/tables/222222/hosts', {})],
    );
    expect(await wrongIn(answers)).toEqual([]);
  });

  test('actions that are decided together are each refused in the language of their request', async () => {
    const { guest, browser, openGerman } = await startGerman();
    const { code } = await openGerman();
    const seats = [guest(), browser(), guest(), browser()];
    for (const seat of seats) await seat.join(code);
    const answers = await Promise.all(
      seats.map((seat) => seat.act(code, { kind: 'drop', note: randomUUID() })),
    );
    expect(
      await Promise.all(answers.map(async (answer) => messagesIn(await answer.json()))),
    ).toEqual([
      ['Diese Notiz gibt es nicht mehr.'],
      ['That note is not there any more.'],
      ['Diese Notiz gibt es nicht mehr.'],
      ['That note is not there any more.'],
    ]);
  });
});

/** The language and the message of a refusal. */
const refusalOf = async (
  answer: Response,
): Promise<readonly [string | null, string | undefined]> => [
  answer.headers.get('Content-Language'),
  messagesIn(await answer.json())[0],
];

const UNAVAILABLE: Readonly<Record<string, string>> = {
  en: 'The service cannot answer right now. Please try again in a moment.',
  de: 'Der Server antwortet gerade nicht. Versuche es gleich noch einmal.',
};

test.each([503, 500] as const)(
  'an answer %i before any handler is in the language of the request',
  async (status) => {
    const origin = await serveHandler((_req, res) => sendUnavailable(res, status, {}));
    for (const [language, message] of Object.entries(UNAVAILABLE)) {
      const answer = await fetch(origin, { headers: { 'Accept-Language': language } });
      expect(await refusalOf(answer)).toEqual([language, message]);
    }
  },
);

test.each([
  ['no language', undefined],
  ['a language that there is not', 'xx'],
  ['a malformed header', ';;q=,=;,,-,"de;q=1'],
  ['a header of 8 kB', 'xx,'.repeat(2700)],
])('%s is answered in English', async (_name, language) => {
  const { app } = await makeApp();
  const headers = language === undefined ? {} : { 'Accept-Language': language };
  expect(await refusalOf(await app.request('/api/cards', { headers }))).toEqual([
    'en',
    'Please sign in again.',
  ]);
});
