import { randomInt, randomUUID } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as z from 'zod';

import * as m from '#messages';

import type { Guest, TableState } from '#contract/table-state.ts';
import { parseTableCode, TABLE_NOTE_LENGTH, TABLES_PATH } from '#contract/tables-bounds.ts';
import {
  GuestRequest,
  TableAction,
  type ActionAnswer,
  type TableDoor,
  type TableMembership,
} from '#contract/tables.ts';
import { distinctName } from '#lib/tables/names.ts';
import { isIn, openCards, type Viewer } from '#lib/tables/redact.ts';
import type { Limit } from '#server/db/limits.ts';
import { errorAnswer, limitAnswer } from '#server/http/errors.ts';
import { requireJson } from '#server/http/json-body.ts';
import { isFromApp } from '#server/session/xsrf.ts';
import { createKeyedMutex } from '#server/shared/keyed-mutex.ts';
import { alreadyLaid } from '#server/tables/actions/cards.ts';
import type { Actor } from '#server/tables/actions/context.ts';
import { rejectIfFull } from '#server/tables/actions/guests.ts';
import { decide } from '#server/tables/actions/decide.ts';
import { actionErrorAnswer } from '#server/tables/host-routes.ts';
import {
  HOST_ONLY,
  NO_CARD,
  NO_TABLE,
  NOT_AT_TABLE,
  NOT_LET_IN,
  actionError,
  rejectIfClosed,
  rejectGuestName,
  rejectAtEventLimit,
  REMOVED,
  type ActionError,
} from '#server/tables/action-error.ts';
import { createTokenBucket, type BucketOptions } from '#server/tables/token-bucket.ts';
import type { Seat } from '#server/tables/seats.ts';
import { pollTable, streamTable } from '#server/tables/stream.ts';
import type { TableService } from '#server/tables/table-service.ts';

export interface SeatRoutesOptions {
  readonly tables: TableService;
  /** Joins per address. */
  readonly joins: Limit;
  /** Unknown table codes per address. */
  readonly wrongCodes: Limit;
  readonly addressOf: (c: Context) => string;
}

/** Actions of a seat. */
const ACTIONS: BucketOptions = { capacity: 20, refillPerSecond: 20 };

/** Actions of an address: 60 guests with a burst of five actions each. */
const ACTIONS_OF_ADDRESS: BucketOptions = { capacity: 300, refillPerSecond: 240 };

/** Joins of an address at one table: 60 guests a few times, then two per minute. */
const JOINS_AT_TABLE: BucketOptions = { capacity: 200, refillPerSecond: 1 / 30 };

/** Questions of an address about tables: a whole room reloads its page at once. */
const DOORS: BucketOptions = { capacity: 300, refillPerSecond: 5 };

/** An address with fewer seats than this still gets one at a full table. */
const FEW_OF_ADDRESS = 3;
const SEATS = 10_000;

/** Reads of a snapshot or of many events: per seat, per address, and for all guests of a table. */
const LONG_READS: BucketOptions = { capacity: 20, refillPerSecond: 2 };
const LONG_READS_OF_ADDRESS: BucketOptions = { capacity: 240, refillPerSecond: 20 };
const LONG_READS_OF_TABLE: BucketOptions = { capacity: 720, refillPerSecond: 60 };

/** Long reads of an address that do not count for the table: other addresses cannot use them up. */
const KEPT_LONG_READS: BucketOptions = { capacity: 10, refillPerSecond: 1 };

/** Reads of more events are long reads. */
const FEW_EVENTS = 100;

const SCREEN = { name: 'Screen' };

const LONG_NOTE = actionError('too_large', () =>
  m.tables_refused_long_note({ count: TABLE_NOTE_LENGTH }),
);

/** The guest id stays, since it decides on admission. */
const asScreen = (viewer: Viewer): Viewer =>
  viewer.role === 'host' ? { role: 'screen' } : { ...viewer, role: 'screen' };

/** Parses a sequence number. */
const seqIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/**
 * Routes that are authorised by the cookie of a seat: join (`/guests`, `/screens`), read (`/events`,
 * `/cards/{card}`), act (`/actions`) and leave (`/seat`). Only joining and `/door` reveal whether a table exists;
 * there, unknown codes are rate limited.
 */
export const seatRoutes = ({ addressOf, joins, tables, wrongCodes }: SeatRoutesOptions): Hono => {
  const { clock, days, db, deck, hub, journal, origin, seats, textsFor } = tables;
  const mayAct = createTokenBucket(ACTIONS, clock);
  const mayActFrom = createTokenBucket(ACTIONS_OF_ADDRESS, clock);
  const mayComeAgain = createTokenBucket(JOINS_AT_TABLE, clock);
  /** The last address of each seat. */
  const addresses = new LRUCache<string, string>({ maxSize: SEATS, sizeCalculation: () => 1 });
  const isOfFew = (address: string, { guests }: TableState, screen: boolean): boolean => {
    const isThere = ([id, guest]: [string, Guest]): boolean =>
      guest.screen === screen &&
      (guest.status === 'in' || guest.status === 'asked') &&
      addresses.get(id) === address;
    return Object.entries(guests).filter(isThere).length < FEW_OF_ADDRESS;
  };
  const mayReadLong = createTokenBucket(LONG_READS, clock);
  const mayReadLongFrom = createTokenBucket(LONG_READS_OF_ADDRESS, clock);
  const mayReadLongAt = createTokenBucket(LONG_READS_OF_TABLE, clock);
  const hasKept = createTokenBucket(KEPT_LONG_READS, clock);
  const mayAskFrom = createTokenBucket(DOORS, clock);
  const joinMutex = createKeyedMutex();

  /** CSRF protection: only the app's own pages may use the cookie. */
  const requireApp: MiddlewareHandler = async (c, next) =>
    isFromApp(c.req.header('Sec-Fetch-Site'), c.req.header('Origin'), origin)
      ? next()
      : errorAnswer(c, 'forbidden', m.api_not_from_app());

  /** The id of the table with a typed code, or an error answer. */
  const lookUp = async (c: Context, address: string, typed: string) => {
    const looked = await wrongCodes.peek(address);
    if (!looked.ok) return limitAnswer(c, looked.retryAfterMs);
    const code = parseTableCode(typed);
    const row =
      code === typed
        ? await db
            .selectFrom('live_tables')
            .select('id')
            .where('code', '=', code)
            .executeTakeFirst()
        : undefined;
    if (row) return row.id;
    await wrongCodes.consume(address);
    return actionErrorAnswer(c, NO_TABLE);
  };

  /** One lookup of an address at a time, so that concurrent guesses cannot pass the limit. */
  const findByCode = (c: Context, typed: string) => {
    const address = addressOf(c);
    return joinMutex(address, () => lookUp(c, address, typed));
  };

  const doorOf = (code: string, { viewer }: Seat, waits: boolean): TableMembership => ({
    code,
    role: viewer.role,
    ...(viewer.role !== 'host' && viewer.guest !== undefined && { guest: viewer.guest }),
    waits,
    now: clock(),
  });

  /** The table of a seat, unless its guest has left or was removed. */
  const tableOf = async (seat: Seat | undefined) => {
    const table = seat && (await journal.current(seat.tableId));
    if (!table) return undefined;
    const { viewer } = seat;
    const isWaiting =
      viewer.role !== 'host' && table.state.guests[viewer.guest ?? '']?.status === 'asked';
    return isWaiting || isIn(viewer, table.state) ? table : undefined;
  };

  /**
   * The error of a seat that the host has ended. A rejected guest is no longer in the state, and a guest who
   * leaves has no seat: so a seat without a guest was not admitted.
   */
  const refuseSentAway = async ({ tableId, viewer }: Seat): Promise<ActionError | undefined> => {
    const table = await journal.current(tableId);
    const id = viewer.role === 'host' ? undefined : viewer.guest;
    if (!table || id === undefined) return undefined;
    const guest = table.state.guests[id];
    if (!guest) return NOT_LET_IN;
    return guest.status === 'removed' ? REMOVED : undefined;
  };

  const comeIn = async (
    c: Context,
    code: string,
    { name, role }: { readonly name: string; readonly role: 'guest' | 'screen' },
  ): Promise<Response> => {
    const known = await seats.of(c, code);
    const there = await tableOf(known);
    // A second click or a reload returns the existing seat.
    if (known && there) return c.json(doorOf(code, known, !isIn(known.viewer, there.state)));
    const refusal = (known && (await refuseSentAway(known))) ?? rejectGuestName(name);
    if (refusal) return actionErrorAnswer(c, refusal);
    const address = addressOf(c);
    const taken = await joins.consume(address);
    if (!taken.ok) return limitAnswer(c, taken.retryAfterMs, m.tables_refused_joining());
    const tableId = await findByCode(c, code);
    if (typeof tableId !== 'string') return tableId;
    if (!mayComeAgain(`${address} ${tableId}`))
      return limitAnswer(c, 60_000, m.tables_refused_joining());
    const { seat, token, write } = seats.make(tableId, role);
    const screen = role === 'screen';
    let waits = false;
    const outcome = await journal.append(tableId, {
      id: null,
      by: seat.id,
      decide: (state) => {
        waits = state.settings.asks;
        return (
          rejectIfClosed(state) ??
          rejectAtEventLimit(state) ??
          rejectIfFull(state, screen, isOfFew(address, state, screen)) ?? {
            kind: waits ? 'asked' : 'joined',
            guest: seat.id,
            name: screen ? name : distinctName(name, state),
            screen,
          }
        );
      },
      also: write,
    });
    if ('error' in outcome) return actionErrorAnswer(c, outcome);
    addresses.set(seat.id, address);
    seats.give(c, code, token);
    return c.json(doorOf(code, seat, waits));
  };

  const act = async (seat: Seat, actor: Actor, action: TableAction) => {
    let already: string[] = [];
    let before = 0;
    const outcome = await journal.append(seat.tableId, {
      id: action.id,
      by: actor.role === 'host' ? 'host' : actor.guest,
      decide: (state, now) => {
        before = state.seq;
        already = action.kind === 'lay' ? alreadyLaid(state, action) : [];
        return decide({ state, actor, now, deck, random: randomInt, uuid: randomUUID }, action);
      },
    });
    if ('error' in outcome) return outcome;
    const answer: ActionAnswer = {
      seq: outcome.seq,
      now: clock(),
      // A repeated action has an earlier number: the cards on the table are its own.
      ...(already.length > 0 && outcome.seq > before && { already }),
    };
    return answer;
  };

  const app = new Hono();
  const path = `${TABLES_PATH}/:code`;
  for (const each of ['guests', 'screens', 'actions'])
    app.use(`${path}/${each}`, requireApp, requireJson);
  app.use(`${path}/seat`, requireApp);
  return app
    .get(`${path}/door`, async (c) => {
      if (!mayAskFrom(addressOf(c))) return limitAnswer(c, 1000);
      const tableId = await findByCode(c, c.req.param('code'));
      if (typeof tableId !== 'string') return tableId;
      const table = await journal.current(tableId);
      if (!table) return actionErrorAnswer(c, NO_TABLE);
      const { host, phase } = table.state;
      const door: TableDoor = {
        isOpen: phase === 'open',
        ...(host !== undefined && { host }),
        days,
      };
      return c.json(door);
    })
    .post(`${path}/guests`, async (c) => {
      const request = z.safeParse(GuestRequest, c.get('json'));
      return request.success
        ? comeIn(c, c.req.param('code'), { name: request.data.name, role: 'guest' })
        : errorAnswer(c, 'invalid', m.tables_refused_name_length());
    })
    .post(`${path}/screens`, (c) => comeIn(c, c.req.param('code'), { ...SCREEN, role: 'screen' }))
    .post(`${path}/actions`, async (c) => {
      const seat = await seats.of(c, c.req.param('code'));
      if (!seat) return actionErrorAnswer(c, NOT_AT_TABLE);
      const { viewer } = seat;
      if (viewer.role === 'screen') return actionErrorAnswer(c, HOST_ONLY);
      if (!mayAct(seat.id) || !mayActFrom(addressOf(c)))
        return limitAnswer(c, 1000, m.tables_refused_fast());
      const action = z.safeParse(TableAction, c.get('json'));
      if (!action.success) {
        const [issue] = action.error.issues;
        const isLongNote = issue?.code === 'too_big' && issue.path.join('.') === 'text';
        return isLongNote ? actionErrorAnswer(c, LONG_NOTE) : errorAnswer(c, 'invalid');
      }
      const answer = await act(seat, viewer, action.data);
      return 'error' in answer ? actionErrorAnswer(c, answer) : c.json(answer);
    })
    .get(`${path}/events`, async (c) => {
      const seat = await seats.of(c, c.req.param('code'));
      const table = await tableOf(seat);
      if (!seat || !table) return actionErrorAnswer(c, NOT_AT_TABLE);
      const asked = c.req.query('after');
      const after = seqIn(c.req.header('Last-Event-ID') ?? asked);
      // Possibly an event of another process.
      if (after !== undefined && after > table.state.seq) await journal.lookAgain(table);
      const isKnown = after !== undefined && after <= table.state.seq;
      const isLong = !isKnown || table.state.seq - after > FEW_EVENTS;
      const address = addressOf(c);
      const mayRead =
        !isLong ||
        (mayReadLong(seat.id) &&
          mayReadLongFrom(address) &&
          (seat.viewer.role !== 'guest' || hasKept(address) || mayReadLongAt(seat.tableId)));
      if (!mayRead) return limitAnswer(c, 1000);
      addresses.set(seat.id, address);
      const reading = {
        viewer: c.req.query('as') === 'screen' ? asScreen(seat.viewer) : seat.viewer,
        seat: seat.id,
        since: seat.since,
        address,
        // EventSource cannot send the header of a choice.
        deckTexts: textsFor(c.req.query('language') ?? c.req.header('Accept-Language')),
        seq: isKnown ? after : undefined,
      };
      const wantsStream = /text\/event-stream/.test(c.req.header('Accept') ?? '');
      return asked !== undefined && !wantsStream
        ? pollTable(c, hub, table, reading, clock)
        : streamTable(c, hub, table, reading, clock);
    })
    .get(`${path}/cards/:card`, async (c) => {
      const seat = await seats.of(c, c.req.param('code'));
      const table = await tableOf(seat);
      if (!seat || !table) return actionErrorAnswer(c, NOT_AT_TABLE);
      const code = c.req.param('card');
      const isOpen = isIn(seat.viewer, table.state) && openCards(table.state).has(code);
      const { cards } = textsFor(c.req.header('Accept-Language'));
      const card = isOpen ? cards.get(code) : undefined;
      return card ? c.json(card) : actionErrorAnswer(c, NO_CARD);
    })
    .delete(`${path}/seat`, async (c) => {
      const code = c.req.param('code');
      const seat = await seats.of(c, code);
      if (!seat) return actionErrorAnswer(c, NOT_AT_TABLE);
      const { viewer } = seat;
      // Without the seat, a removed guest could join again.
      const refusal = await refuseSentAway(seat);
      if (refusal) return actionErrorAnswer(c, refusal);
      if (viewer.role !== 'host' && viewer.guest !== undefined) {
        const guest = viewer.guest;
        await journal.append(seat.tableId, {
          id: null,
          by: guest,
          decide: ({ guests }, now, shares) =>
            guests[guest]?.status === 'in' || guests[guest]?.status === 'asked'
              ? { kind: 'left', guest, ...(shares.isShortVisit(guest, now) && { forgotten: true }) }
              : NOT_AT_TABLE,
          also: (transaction) => seats.erase(transaction, seat),
        });
      }
      await seats.end(c, code, seat);
      hub.leave(new Set([seat.id]));
      return c.body(null, 204);
    });
};
