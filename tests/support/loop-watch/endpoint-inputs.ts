import { randomInt, randomUUID } from 'node:crypto';

import type { CaptionRequest } from '#contract/caption-request.ts';
import { CTAS, INTENTS, LANGUAGES, PACKS, PLATFORMS, TONES } from '#contract/captions.ts';
import {
  AGENDA_NAME_LENGTH,
  BATCH_BYTES,
  BATCH_OPERATIONS,
  HAND_CARDS,
  HAND_NAME_LENGTH,
  NOTE_LENGTH,
} from '#contract/my-cards-bounds.ts';
import { LARGEST_HAND, PAPERS } from '#contract/printing.ts';
import { SHEETS } from '#contract/sheets.ts';
import type { RecordForm } from '#contract/table-record.ts';
import {
  COURSE_LENGTH,
  GROUP_NAME_LENGTH,
  GUEST_NAME_LENGTH,
  MOST_DOTS,
  MOST_GROUPS,
  MOST_STEPS,
  MOST_TABLE_CARDS,
  TABLE_NOTE_LENGTH,
  TABLE_TITLE_LENGTH,
} from '#contract/tables-bounds.ts';
import { filled, JSON_TYPE, wide, type WorstInput } from '#support/loop-watch/input.ts';
import type { World } from '#support/loop-watch/world.ts';
import { change, codes } from '#support/my-cards/calls.ts';

type Input = Omit<WorstInput, 'route'>;

/** The worst inputs of an endpoint. */
type Inputs = (world: World) => readonly Input[];

const CODES = codes(5000);

const now = (): number => Date.now();

/** Items as many as fit into a request of My Cards, or as many as it may have. */
const operations = (make: (code: string) => unknown): (() => string) => {
  const write = (count: number): string =>
    JSON.stringify({ since: 0, now: now(), operations: CODES.slice(0, count).map(make) });
  return () => {
    const fit = Math.floor((0.97 * BATCH_BYTES) / Buffer.byteLength(JSON.stringify(make('B12'))));
    return write(Math.min(BATCH_OPERATIONS, fit));
  };
};

const noteText = (bytes: number): string => wide(Math.floor(bytes / 3));

const SHARE_OF_A_NOTE = (0.9 * BATCH_BYTES) / BATCH_OPERATIONS;

const BATCHES: Readonly<Record<string, (code: string) => unknown>> = {
  'long notes': (code) => change('note', code, { text: noteText(SHARE_OF_A_NOTE) }),
  'longest notes': (code) => change('note', code, { text: wide(NOTE_LENGTH) }),
  hands: () =>
    change('hand', randomUUID(), {
      name: wide(HAND_NAME_LENGTH),
      cards: CODES.slice(0, HAND_CARDS),
      at: now(),
    }),
  agendas: () =>
    change('agenda', randomUUID(), {
      name: wide(AGENDA_NAME_LENGTH),
      steps: Array.from({ length: MOST_STEPS }, () => ({
        minutes: 5,
        text: wide(COURSE_LENGTH / MOST_STEPS),
      })),
      at: now(),
    }),
  'kept things': () => change('keep', `case:${wide(190)}${randomInt(1e9)}`, { at: now() }),
  'laid things': (code) => change('laid', `${wide(200)}/${code}`, { at: now() }),
  'met cards': (code) => change('met', code, { scanned: now(), drawn: now(), read: now() }),
  'settled texts': (code) =>
    change(
      'note',
      code,
      Array.from({ length: 1000 }, () => randomUUID()),
      { field: 'others' },
    ),
  'unknown fields': (code) =>
    change('note', code, { text: '' }, Object.fromEntries(CODES.map((name) => [name, 0]))),
};

const asWriter = ({ accounts }: World) => ({ ...accounts.writer, ...JSON_TYPE });

const changesOf: Inputs = (world) => [
  ...Object.entries(BATCHES).map(([at, make]) => ({
    at,
    path: '/api/my',
    headers: asWriter(world),
    body: operations(make),
  })),
  {
    at: 'short texts for a note with many others',
    path: '/api/my',
    headers: { ...world.accounts['a note with other texts'], ...JSON_TYPE },
    body: operations(() => change('note', 'B12', { text: filled('a', 200) })),
  },
  {
    at: 'a list of notes',
    path: '/api/my',
    headers: asWriter(world),
    body: () =>
      JSON.stringify(
        CODES.slice(0, BATCH_OPERATIONS).map((code) =>
          change('note', code, { text: noteText(SHARE_OF_A_NOTE) }),
        ),
      ),
  },
  {
    at: 'a store of a megabyte',
    path: '/api/my',
    headers: asWriter(world),
    body: () =>
      JSON.stringify({
        store: filled('a', BATCH_BYTES - 200),
        since: 0,
        now: now(),
        operations: [],
      }),
  },
];

const readsOfMyCards: Inputs = ({ accounts }) =>
  (['long notes', 'a note with other texts', 'small things'] as const).map((shape) => ({
    at: shape,
    path: '/api/my?since=0',
    headers: accounts[shape],
  }));

const newTable = (deck: readonly string[]): string =>
  JSON.stringify({
    source: { kind: 'recipe', title: wide(TABLE_TITLE_LENGTH) },
    steps: Array.from({ length: MOST_STEPS }, () => ({
      minutes: 24 * 60,
      title: wide(TABLE_TITLE_LENGTH),
      text: wide(COURSE_LENGTH / MOST_STEPS - TABLE_TITLE_LENGTH),
    })),
    groups: Array.from({ length: MOST_GROUPS }, () => ({
      group: randomUUID(),
      name: filled('a', GROUP_NAME_LENGTH),
    })),
    cards: deck.map((code) => ({ code, face: 'down', aside: true })),
  });

/** Actions on a table that is full, but for one that ends it. */
const actionsOf = ({ deck, doorTable, table }: World): Readonly<Record<string, () => object>> => ({
  lay: () => ({
    kind: 'lay',
    cards: filledList(deck, MOST_TABLE_CARDS).map((code) => ({
      place: randomUUID(),
      code,
      face: 'up',
    })),
  }),
  deal: () => ({
    kind: 'deal',
    count: MOST_TABLE_CARDS,
    face: 'up',
    hand: filledList(deck, MOST_TABLE_CARDS),
  }),
  move: () => ({ kind: 'move', place: one(table.places), group: one(table.groups), index: 0 }),
  screen: () => ({ kind: 'screen', show: 'notes' }),
  turn: () => ({ kind: 'turn', place: one(table.places), face: 'down' }),
  aside: () => ({ kind: 'aside', place: one(table.places), aside: true }),
  group: () => ({ kind: 'group', group: one(table.groups), name: wide(GROUP_NAME_LENGTH) }),
  ungroup: () => ({ kind: 'ungroup', group: one(table.groups) }),
  light: () => ({ kind: 'light', place: one(table.places) }),
  note: () => ({
    kind: 'note',
    note: one(table.notes),
    place: one(table.places),
    text: wide(TABLE_NOTE_LENGTH),
  }),
  hide: () => ({ kind: 'hide', note: one(table.notes), hidden: true }),
  drop: () => ({ kind: 'drop', note: one(table.notes) }),
  vote: () => ({ kind: 'vote', place: one(table.places), dots: MOST_DOTS }),
  showVotes: () => ({ kind: 'showVotes', shown: randomInt(2) === 1 }),
  raise: () => ({ kind: 'raise', up: false }),
  ready: () => ({ kind: 'ready', ready: true }),
  settings: () => ({ kind: 'settings', votes: MOST_DOTS, named: randomInt(2) === 1 }),
  step: () => ({ kind: 'step', index: randomInt(MOST_STEPS) }),
  go: () => ({ kind: 'go', from: null, to: randomInt(MOST_STEPS), timed: true }),
  back: () => ({ kind: 'back', from: randomInt(MOST_STEPS) }),
  course: () => ({
    kind: 'course',
    after: MOST_STEPS - 10,
    steps: Array.from({ length: 10 }, () => ({
      minutes: 5,
      text: wide(COURSE_LENGTH / MOST_STEPS),
    })),
  }),
  title: () => ({ kind: 'title', title: wide(TABLE_TITLE_LENGTH) }),
  timer: () => ({ kind: 'timer', do: 'start', ms: 43_200_000 - randomInt(1000) }),
  add: () => ({ kind: 'add', guest: randomUUID(), name: wide(GUEST_NAME_LENGTH) }),
  letIn: () => ({ kind: 'letIn', guest: randomUUID() }),
  remove: () => ({ kind: 'remove', guest: randomUUID() }),
  unknown: () => ({ kind: filled('k', 15_000), place: doorTable.code }),
});

const one = (values: readonly string[]): string => values[randomInt(values.length)] ?? '';

const filledList = (values: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => values[index % values.length] ?? '');

const act: Inputs = (world) => {
  const { table } = world;
  const path = `/api/tables/${table.code}/actions`;
  const actions = Object.entries(actionsOf(world));
  const bodyOf = (make: () => object) => () => JSON.stringify({ id: randomUUID(), ...make() });
  const ofHost = actions.map(([at, make]) => ({
    at: `${at} by the host`,
    path,
    headers: { Cookie: table.host, ...JSON_TYPE },
    body: bodyOf(make),
  }));
  const ofGuests = actions
    .filter(([kind]) => ['note', 'vote', 'ready', 'drop'].includes(kind))
    .map(([at, make]) => ({
      at: `${at} by guests`,
      path,
      headers: JSON_TYPE,
      cookies: table.guests,
      body: bodyOf(make),
    }));
  return [...ofHost, ...ofGuests];
};

const readTable: Inputs = ({ table }) => {
  const path = `/api/tables/${table.code}/events`;
  const ofHost = { Cookie: table.host };
  return [
    { at: 'all of it, by the host', path: `${path}?after=`, headers: ofHost },
    { at: 'all of it, by guests', path: `${path}?after=`, cookies: table.guests },
    { at: 'as a screen', path: `${path}?after=&as=screen`, cookies: table.guests },
    {
      at: 'after one of the future',
      path: `${path}?after=${'9'.repeat(15)}`,
      cookies: table.guests,
    },
    {
      at: 'as a stream',
      path,
      headers: { Accept: 'text/event-stream' },
      cookies: table.guests,
    },
    {
      at: 'as a stream after an event of the future',
      path,
      headers: { Accept: 'text/event-stream', 'Last-Event-ID': '9'.repeat(15) },
      cookies: table.guests,
    },
  ];
};

/** Time zones, each of another length of its name. */
const ZONES = ['America/Argentina/ComodRivadavia', 'Pacific/Chatham', 'UTC'] as const;

const recordsOf =
  (form: RecordForm): Inputs =>
  ({ table }) => [
    ...ZONES.map((zone) => ({
      at: `by the host, ${zone}`,
      path: `/api/tables/${table.code}/record.${form}?zone=${encodeURIComponent(zone)}`,
      headers: { Cookie: table.host },
    })),
    { at: 'by guests', path: `/api/tables/${table.code}/record.${form}`, cookies: table.guests },
    {
      at: 'a zone of 8 kB',
      path: `/api/tables/${table.code}/record.${form}?zone=${filled('A/', 8000)}`,
      headers: { Cookie: table.host },
    },
  ];

/** The record itself is that of guests, above. */
const sharedRecordsOf =
  (form: RecordForm): Inputs =>
  () => [
    { at: 'a guessed link of 8 kB', path: `/api/records/${'A'.repeat(8000)}/record.${form}` },
    { at: 'a guessed link', path: `/api/records/${'A'.repeat(43)}/record.${form}` },
  ];

const linkOf: Inputs = ({ accounts, table }) => [
  {
    at: 'a full table',
    path: `/api/tables/${table.code}/record-link`,
    headers: accounts.tables,
  },
];

const PAGE = `https://example.com/${filled('a%20', 179)}a`;

const caption = (index: number): string => {
  const of = <Value>(values: readonly Value[]): Value => values[index % values.length] as Value;
  const request: CaptionRequest = {
    platform: of(PLATFORMS),
    language: of(LANGUAGES),
    intent: of(INTENTS),
    tone: of(TONES),
    cta: Array.from({ length: 20 }, (_, at) => CTAS[at % CTAS.length] ?? 'none'),
    profiles: { linkedin_url: PAGE, instagram_handle: filled('a', 30), facebook_page: PAGE },
    card: { code: 'B12', title: wide(80) },
    platform_rules: {
      hashtags: { min: 30, max: 30, placement: 'inline' },
      profile_placement: 'final_follow_line',
      packs: [...PACKS],
    },
    variant: 2 ** 31 - 1 - index,
  };
  return JSON.stringify(request);
};

const captions: Inputs = () => [
  ...TONES.flatMap((_tone, tone) =>
    INTENTS.map((_intent, intent) => {
      const index = tone * INTENTS.length * LANGUAGES.length + intent * LANGUAGES.length;
      return {
        at: `everything that it may have, ${index}`,
        path: '/thanks/social',
        headers: JSON_TYPE,
        body: () => caption(index + randomInt(LANGUAGES.length)),
      };
    }),
  ),
  {
    at: 'a title of white space',
    path: '/thanks/social',
    headers: JSON_TYPE,
    body: () =>
      JSON.stringify({ ...JSON.parse(caption(0)), card: { title: filled(' \n', 15_000) } }),
  },
  {
    at: 'an address that is nearly one',
    path: '/thanks/social',
    headers: JSON_TYPE,
    body: () =>
      JSON.stringify({
        ...JSON.parse(caption(0)),
        profiles: { linkedin_url: `${filled('a.~-', 199)} `, facebook_page: filled('a/', 15_000) },
      }),
  },
];

const hand = (deck: readonly string[]): string =>
  deck
    .toSorted(() => randomInt(3) - 1)
    .slice(0, LARGEST_HAND)
    .join();

const sheets: Inputs = ({ accounts, deck }) => [
  ...[...SHEETS, 'hand'].flatMap((sheet) =>
    PAPERS.map((paper) => ({
      at: `${sheet}, ${paper}`,
      path: `/api/sheets/${sheet}?paper=${paper}&cards=${hand(deck)}`,
      headers: accounts.writer,
    })),
  ),
  ...PAPERS.map((paper) => ({
    at: `many hands, ${paper}`,
    get path() {
      return `/api/sheets/hand?paper=${paper}&cards=${hand(deck)}`;
    },
    headers: accounts.writer,
  })),
  {
    at: 'a hand of 8 kB',
    path: `/api/sheets/hand?cards=${filled('B12,%20', 8000)}`,
    headers: accounts.writer,
  },
];

/** A list that is ready: as it is, and in each encoding, which is made when it is first asked for. */
const ready =
  (path: string): Inputs =>
  ({ accounts }) =>
    ['identity', 'br', 'gzip'].map((encoding) => ({
      at: encoding,
      path,
      headers: { ...accounts.writer, 'Accept-Encoding': encoding },
    }));

const plain =
  (path: string): Inputs =>
  ({ accounts }) => [{ at: 'as it is', path, headers: accounts.writer }];

const post =
  (path: (world: World) => string, at: string, body: () => string, cookie?: 'guests'): Inputs =>
  (world) => [
    {
      at,
      path: path(world),
      headers: { ...world.accounts.writer, ...JSON_TYPE },
      body,
      ...(cookie && { cookies: world.table.guests }),
    },
  ];

/** The worst inputs of each endpoint of the contract, by its method and path. */
const INPUTS: Readonly<Record<string, Inputs>> = {
  'get /healthz': () => [{ at: 'as it is', path: '/healthz' }],
  'get /api/openapi.json': () => [{ at: 'as it is', path: '/api/openapi.json' }],
  'get /api/cards': ready('/api/cards'),
  'get /api/cards/{code}': ready('/api/cards/B12'),
  'get /api/exercises': ready('/api/exercises'),
  'get /api/recipes': ready('/api/recipes'),
  'get /api/situations': ready('/api/situations'),
  'get /api/personas': ready('/api/personas'),
  'get /api/articles': ready('/api/articles'),
  'get /api/articles/{slug}': ready('/api/articles/paper-first'),
  'get /api/sheets/{sheet}': sheets,
  'get /api/registration': plain('/api/registration'),
  'post /api/registration': post(
    () => '/api/registration',
    'a code of 15 kB',
    () => JSON.stringify({ code: filled('3F2504E0-', 15_000) }),
  ),
  'get /api/my': readsOfMyCards,
  'post /api/my': changesOf,
  'get /api/tables': ({ accounts }) => [
    { at: 'the most tables', path: '/api/tables', headers: accounts.tables },
  ],
  'post /api/tables': ({ accounts, deck }) => [
    {
      at: 'the most of everything',
      path: '/api/tables',
      headers: { ...accounts.opener, ...JSON_TYPE },
      body: () => newTable(deck),
    },
  ],
  'delete /api/tables/{code}': ({ accounts, table }) => [
    {
      at: 'a full table',
      path: `/api/tables/${table.code}`,
      headers: accounts.tables,
      once: true,
    },
  ],
  'post /api/tables/{code}/hosts': ({ accounts, table }) => [
    {
      at: 'a full table',
      path: `/api/tables/${table.code}/hosts`,
      headers: { ...accounts.tables, ...JSON_TYPE },
      body: () => '{}',
    },
  ],
  'get /api/tables/{code}/door': ({ table }) => [
    { at: 'a full table', path: `/api/tables/${table.code}/door` },
  ],
  'post /api/tables/{code}/guests': ({ doorTable, table }) =>
    [table, doorTable].map(({ code }, index) => ({
      at: index === 0 ? 'a full table' : 'the longest name',
      path: `/api/tables/${code}/guests`,
      headers: JSON_TYPE,
      body: () => JSON.stringify({ name: wide(GUEST_NAME_LENGTH) }),
    })),
  'post /api/tables/{code}/screens': ({ doorTable, table }) =>
    [table, doorTable].map(({ code }, index) => ({
      at: index === 0 ? 'a full table' : 'as it is',
      path: `/api/tables/${code}/screens`,
      headers: JSON_TYPE,
      body: () => '{}',
    })),
  'get /api/tables/{code}/events': readTable,
  'post /api/tables/{code}/actions': act,
  'get /api/tables/{code}/cards/{card}': ({ deck, table }) => [
    {
      at: 'a card of a full table',
      path: `/api/tables/${table.code}/cards/${deck[0]}`,
      cookies: table.guests,
    },
  ],
  'get /api/tables/{code}/record.md': recordsOf('md'),
  'get /api/tables/{code}/record.json': recordsOf('json'),
  'get /api/tables/{code}/record.csv': recordsOf('csv'),
  'get /api/tables/{code}/record.pdf': recordsOf('pdf'),
  'get /api/tables/{code}/record.docx': recordsOf('docx'),
  'get /api/tables/{code}/record-link': linkOf,
  'post /api/tables/{code}/record-link': ({ accounts, table }) => [
    {
      at: 'a full table',
      path: `/api/tables/${table.code}/record-link`,
      headers: { ...accounts.tables, ...JSON_TYPE },
      body: () => '{}',
    },
  ],
  'delete /api/tables/{code}/record-link': linkOf,
  'get /api/records/{token}/record.md': sharedRecordsOf('md'),
  'get /api/records/{token}/record.json': sharedRecordsOf('json'),
  'get /api/records/{token}/record.csv': sharedRecordsOf('csv'),
  'get /api/records/{token}/record.pdf': sharedRecordsOf('pdf'),
  'get /api/records/{token}/record.docx': sharedRecordsOf('docx'),
  'delete /api/tables/{code}/seat': ({ table }) => [
    {
      at: 'a guest of a full table',
      path: `/api/tables/${table.code}/seat`,
      cookies: table.guests.slice(-1),
      once: true,
    },
  ],
  'get /api/account': ({ accounts }) =>
    (['tables', 'long notes', 'a note with other texts', 'small things'] as const).map((at) => ({
      at,
      path: '/api/account',
      headers: accounts[at],
    })),
  'get /api/account/summary': plain('/api/account/summary'),
  'put /api/account/language': post(
    () => '/api/account/language',
    'a language of 15 kB',
    () => JSON.stringify({ language: filled('de-', 15_000) }),
  ),
  'delete /api/account': ({ accounts }) =>
    (['tables', 'long notes', 'small things'] as const).map((at) => ({
      at,
      path: '/api/account',
      headers: accounts[at],
      once: true,
    })),
  'post /thanks/social': captions,
  'get /thanks/social': () => [{ at: 'as it is', path: '/thanks/social' }],
};

/** The worst inputs of all endpoints. */
export const endpointInputs = (world: World): WorstInput[] =>
  Object.entries(INPUTS).flatMap(([route, inputsOf]) => {
    const [method = ''] = route.split(' ', 1);
    return inputsOf(world).map((input) =>
      // Spread would read a path that is another one each time.
      Object.defineProperties(
        { route, method: method.toUpperCase() } as WorstInput,
        Object.getOwnPropertyDescriptors(input),
      ),
    );
  });
