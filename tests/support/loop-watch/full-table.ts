import { randomUUID } from 'node:crypto';

import type { EventBody } from '#contract/table-events.ts';
import {
  COURSE_LENGTH,
  GROUP_NAME_LENGTH,
  GUEST_NAME_LENGTH,
  MOST_DOTS,
  MOST_GROUPS,
  MOST_GUESTS,
  MOST_STEPS,
  MOST_TABLE_BYTES,
  MOST_TABLE_CARDS,
  MOST_TABLE_EVENTS,
  MOST_TABLE_NOTES,
  TABLE_NOTE_LENGTH,
  TABLE_TITLE_LENGTH,
} from '#contract/tables-bounds.ts';
import type { Database } from '#server/db/open.ts';
import { sha256 } from '#server/shared/sha256.ts';
import { makeTableCode } from '#server/tables/table-code.ts';
import { bytesOf, toEventRow, writeEvents, type NewEventRow } from '#server/tables/repository.ts';
import { filled, wide } from '#support/loop-watch/input.ts';
import { codes } from '#support/my-cards/calls.ts';

/** A table in the database, with cookies of its seats. */
export interface FullTable {
  readonly code: string;
  readonly host: string;
  readonly guests: readonly string[];
  readonly places: readonly string[];
  readonly notes: readonly string[];
  readonly groups: readonly string[];
}

/** Texts that cost most in the forms of a record: bytes, changes of the typeface, lines, signs to escape. */
const TEXTS = [
  wide(TABLE_NOTE_LENGTH),
  filled('a👍', TABLE_NOTE_LENGTH),
  `${filled('a\n\n', TABLE_NOTE_LENGTH - 1)}a`,
  filled(';="*_', TABLE_NOTE_LENGTH),
];

const STEP = {
  minutes: 24 * 60,
  title: wide(TABLE_TITLE_LENGTH),
  text: wide(COURSE_LENGTH / MOST_STEPS - TABLE_TITLE_LENGTH),
  card: 'B12',
} as const;

const OPENED: EventBody = {
  kind: 'opened',
  source: { kind: 'recipe', title: wide(TABLE_TITLE_LENGTH) },
  settings: { votes: MOST_DOTS, named: true, asks: false, locked: false },
  steps: Array.from({ length: MOST_STEPS }, () => STEP),
};

/** Room that is left for the actions of a round: events, and bytes. */
const ROOM = { events: 2000, bytes: 1024 * 1024 };

/**
 * The events that fill a table to its limits, with a log that is nearly full.
 * @param part how much of the notes and the log, from 0 to 1
 */
const fill = (deck: readonly string[], part: number) => {
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID() as string);
  const groups = ids(MOST_GROUPS);
  const guests = ids(MOST_GUESTS);
  const places = ids(MOST_TABLE_CARDS);
  const notes = ids(part * MOST_TABLE_NOTES);
  const of = <Value>(values: readonly Value[], index: number): Value =>
    values[index % values.length] as Value;
  const at = Date.now();
  const written: NewEventRow[] = [];
  const size = { bytes: 0 };
  const add = (by: string, body: EventBody): void => {
    const fresh = toEventRow({ seq: written.length + 1, at, by, ...body }, null);
    size.bytes += bytesOf([fresh]);
    written.push(fresh);
  };
  add('host', OPENED);
  for (const group of groups)
    add('host', { kind: 'grouped', group, name: wide(GROUP_NAME_LENGTH) });
  for (const guest of guests)
    add(guest, { kind: 'joined', guest, name: wide(GUEST_NAME_LENGTH), screen: false });
  add('host', {
    kind: 'laid',
    cards: places.map((place, index) => ({
      place,
      // Codes that are not in the deck fill the table: no deck has 200 cards.
      code: deck[index] ?? of(codes(MOST_TABLE_CARDS), index),
      face: 'up',
      group: of(groups, index),
    })),
  });
  for (const [index, note] of notes.entries()) {
    const author = of(guests, index);
    const text = of(TEXTS, index);
    add(author, {
      kind: 'noted',
      note,
      place: of(places, index),
      text,
      author,
      named: true,
      proxy: false,
      written: at + index,
    });
  }
  for (const voter of guests)
    for (let used = 1; used <= MOST_DOTS; used += 1)
      add(voter, { kind: 'voted', voter, place: of(places, used), dots: 1, used });
  add('host', {
    kind: 'votesShown',
    shown: true,
    totals: Object.fromEntries(places.map((place) => [place, MOST_GUESTS])),
  });
  const events = part * (MOST_TABLE_EVENTS - ROOM.events);
  const most = part * (MOST_TABLE_BYTES - ROOM.bytes);
  const small = 50;
  const room = (): number => most - small - size.bytes;
  for (let index = 0; written.length < events && room() > 0; index += 1) {
    // As large as the rest of the bytes has room for.
    const isLarge = room() / (events - written.length) > 2 * small;
    const voter = of(guests, index);
    if (isLarge) add(voter, { kind: 'voted', voter, place: of(places, 1), dots: 1, used: 20 });
    else add('host', { kind: 'stepped', index: index % MOST_STEPS });
  }
  return { bytes: size.bytes, groups, guests, notes, places, written };
};

const cookieOf = (code: string, token: string): string => `dck_table_${code}=${token}`;

/**
 * Writes a table that is full.
 * @param deck the codes of the deck
 * @param part how full, from 0 to 1
 */
export const makeFullTable = async (
  db: Database,
  accountId: string,
  deck: readonly string[],
  part: number,
): Promise<FullTable> => {
  const { bytes, groups, guests, notes, places, written } = fill(deck, part);
  const [id, code, now] = [randomUUID(), makeTableCode(), Date.now()];
  await db
    .insertInto('live_tables')
    .values({
      id,
      code,
      account_id: accountId,
      last_seq: written.length,
      rewrites: 0,
      created_at: now,
      touched_at: now,
      closed_at: null,
      personal_until: null,
      bytes,
    })
    .execute();
  await writeEvents(db, id, written);
  const seat = { table_id: id, created_at: now };
  await db
    .insertInto('table_seats')
    .values([
      { ...seat, id: randomUUID(), role: 'host', token_hash: sha256(`${id} host`) },
      ...guests.map((guest) => ({
        ...seat,
        id: guest,
        role: 'guest' as const,
        token_hash: sha256(`${id} ${guest}`),
      })),
    ])
    .execute();
  return {
    code,
    groups,
    notes,
    places,
    host: cookieOf(code, encodeURIComponent(`${id} host`)),
    guests: guests.map((guest) => cookieOf(code, encodeURIComponent(`${id} ${guest}`))),
  };
};

/** Writes closed tables whose first event is as large as a request to open one may be. */
export const makeClosedTables = async (
  db: Database,
  accountId: string,
  count: number,
): Promise<void> => {
  const now = Date.now();
  const opened = toEventRow({ seq: 1, at: now, by: 'host', ...OPENED }, null);
  const closed = toEventRow({ seq: 2, at: now, by: 'host', kind: 'closed' }, null);
  const written = [opened, closed];
  for (let made = 0; made < count; made += 1) {
    const id = randomUUID();
    await db
      .insertInto('live_tables')
      .values({
        id,
        code: makeTableCode(),
        account_id: accountId,
        last_seq: written.length,
        rewrites: 0,
        created_at: now - made,
        touched_at: now,
        closed_at: now,
        personal_until: now + 86_400_000,
        bytes: bytesOf(written),
      })
      .execute();
    await writeEvents(db, id, written);
  }
};
