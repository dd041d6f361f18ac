import type { EventBody, TableEvent } from '#contract/table-events.ts';
import { WHOLE_TABLE } from '#contract/tables-bounds.ts';
import { stepPlace } from '#lib/tables/fold.ts';
import { sha256 } from '#server/shared/sha256.ts';
import { bytesOf, toEventRow, writeEvents } from '#server/tables/repository.ts';
import type { Browser, TablesTest } from '#support/tables/calls.ts';
import { uuid } from '#support/tables/histories.ts';

/** When the session was opened. */
const OPENED = Date.parse('2026-11-22T13:05:00Z');
/** When its records are made. */
const AFTERWARDS = Date.parse('2026-11-22T14:40:00Z');
const MINUTE = 60_000;

export const SESSION_CODE = 'K7M2PX';

const [KIM, LUKASZ, GONE] = [uuid(1), uuid(2), uuid(3)];
const [B12, T14, M14, S15, E17, B19] = [10, 11, 12, 13, 14, 15].map(uuid) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const [KEEP, LATER, EMPTY] = [uuid(20), uuid(21), uuid(22)];

/** The cards of the session that lie open. */
export const OPEN_CARDS: readonly string[] = ['B12', 'T14', 'S15', 'B19'];

let notes = 100;
const noted = (
  place: string,
  author: string,
  text: string,
  named = true,
): EventBody & { kind: 'noted' } => ({
  kind: 'noted',
  note: uuid((notes += 1)),
  place,
  text,
  author,
  named,
  proxy: false,
  written: OPENED + notes * 1000,
});

/** The actions of a session, each with its minute. */
const HAPPENED: readonly (readonly [minute: number, body: EventBody])[] = [
  [
    0,
    {
      kind: 'opened',
      source: { kind: 'recipe', title: 'From stuck to a first step #1' },
      settings: { votes: 3, named: true, asks: false, locked: false },
      steps: [
        {
          minutes: 10,
          title: 'Lay what you have',
          text: 'In silence.\n1. Read\n2. Lay',
          card: 'B12',
        },
        { minutes: 1, title: 'Vote', text: 'Three dots each.' },
        { minutes: 0, title: 'Words that nobody has come to', card: 'M14' },
      ],
    },
  ],
  [0, { kind: 'grouped', group: KEEP, name: 'Was wir *jetzt* tun' }],
  [0, { kind: 'grouped', group: LATER, name: 'Later' }],
  [0, { kind: 'grouped', group: EMPTY, name: '=Nothing' }],
  [1, { kind: 'joined', guest: KIM, name: 'Kim', screen: false }],
  [1, { kind: 'joined', guest: LUKASZ, name: '+Łukasz_', screen: false }],
  [1, { kind: 'joined', guest: GONE, name: 'Somebody removed', screen: false }],
  [1, { kind: 'joined', guest: uuid(4), name: 'Screen', screen: true }],
  [1, { kind: 'joined', guest: uuid(5), name: 'Sam', screen: false, added: true }],
  [2, { kind: 'stepped', index: 0 }],
  [
    3,
    {
      kind: 'laid',
      cards: [
        { place: T14, code: 'T14', face: 'up', group: null },
        { place: B12, code: 'B12', face: 'up', group: KEEP },
        { place: M14, code: 'M14', face: 'down', group: KEEP },
        { place: S15, code: 'S15', face: 'up', group: LATER },
        { place: E17, code: 'E17', face: 'down', group: null },
        { place: B19, code: 'B19', face: 'up', group: null },
      ],
    },
  ],
  [4, noted(B12, KIM, 'Kürzere Wege – "wir" fragen Frau Öztürk.')],
  [4, noted(B12, 'host', '- first\n- second\n\n# third <b>bold</b> & `code`')],
  [5, noted(B12, LUKASZ, '=HYPERLINK("https://example.com")', false)],
  [5, noted(M14, LUKASZ, 'What could it be? 👍')],
  [6, noted(B19, KIM, 'No longer needed')],
  [6, noted(S15, KIM, 'Words that the host hides')],
  [7, { kind: 'hid', note: uuid(106), hidden: true }],
  [7, { kind: 'setAside', place: B19, aside: true }],
  [8, { kind: 'removed', guest: GONE }],
  [12, { kind: 'stepped', index: 1 }],
  [13, { kind: 'voted', voter: KIM, place: B12, dots: 2, used: 2 }],
  [13, { kind: 'voted', voter: 'host', place: T14, dots: 1, used: 1 }],
  [14, { kind: 'votesShown', shown: true, totals: { [B12]: 2, [T14]: 1 } }],
  // Once more: it is the first time that counts.
  [15, { kind: 'stepped', index: 0 }],
  [16, { kind: 'left', guest: KIM }],
  [17, noted(WHOLE_TABLE, 'host', 'What do we do on Monday?')],
  [17, noted(stepPlace(1, 1), KIM, '+1 for the short way')],
  [17, { ...noted(WHOLE_TABLE, uuid(5), 'Without a device'), proxy: true }],
  [18, { kind: 'sorted', note: uuid(107), group: LATER }],
  [19, { kind: 'agreed', agreement: uuid(200), text: 'Short ways *first*', written: OPENED }],
  [
    19,
    {
      kind: 'agreed',
      agreement: uuid(201),
      text: '=Ask the neighbours',
      who: '+Łukasz_',
      until: '2026-12-24',
      written: OPENED + MINUTE,
    },
  ],
  [20, { kind: 'votesShown', shown: true, totals: { [B12]: 2, [T14]: 1, [uuid(108)]: 3 } }],
  [65, { kind: 'closed' }],
];

const toEvent = ([minute, body]: (typeof HAPPENED)[number], index: number): TableEvent => ({
  seq: index + 1,
  at: OPENED + minute * MINUTE,
  by: 'host',
  ...body,
});
const EVENTS = HAPPENED.map(toEvent);

/**
 * A session that is over, in the database as it would be, with a seat for its host and for a guest.
 * @param hostOf the account is `ada`
 */
export const holdSession = async ({
  browser,
  db,
  hostOf,
  time,
}: TablesTest): Promise<{ host: Browser; guest: Browser }> => {
  time.now = AFTERWARDS;
  const id = uuid(500);
  const written = EVENTS.map((event) => toEventRow(event, null));
  await db
    .insertInto('live_tables')
    .values({
      id,
      code: SESSION_CODE,
      account_id: 'ada',
      last_seq: EVENTS.length,
      rewrites: 0,
      created_at: OPENED,
      touched_at: OPENED,
      closed_at: EVENTS.at(-1)?.at ?? null,
      personal_until: OPENED + 30 * 24 * 60 * MINUTE,
      bytes: bytesOf(written),
    })
    .execute();
  await writeEvents(db, id, written);
  const seat = {
    table_id: id,
    role: 'guest',
    token_hash: sha256('seat'),
    created_at: OPENED,
  } as const;
  await db
    .insertInto('table_seats')
    .values({ id: LUKASZ, ...seat })
    .execute();
  const guest = browser();
  guest.setCookie(SESSION_CODE, 'seat');
  const host = await hostOf('ada');
  await host.send('POST', `/tables/${SESSION_CODE}/hosts`, {});
  return { host, guest };
};
