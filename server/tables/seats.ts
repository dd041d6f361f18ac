import { randomBytes, randomUUID } from 'node:crypto';

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { TABLES_PATH } from '#contract/tables-bounds.ts';
import type { Viewer } from '#lib/tables/redact.ts';
import type { Database } from '#server/db/open.ts';
import type { TableSeatsTable } from '#server/db/schema.ts';
import { sha256 } from '#server/shared/sha256.ts';

const DAY = 24 * 60 * 60_000;

/** How long a seat is valid after its table is closed, or after it was created, in ms. */
const READABLE_MS = DAY;

/**
 * Whether a seat is still valid.
 * @param closedAt when its table was closed, in ms; `null` while it is open
 * @param since when the seat was created, in ms: the host may come back for the record
 */
export const isReadable = (closedAt: number | null, since: number, now: number): boolean =>
  closedAt === null || now <= Math.max(closedAt, since) + READABLE_MS;

/** `Max-Age` of the cookie; the seat may expire earlier. */
const COOKIE_SECONDS = (30 * DAY) / 1000;

/** Maximum of host seats at a table; the oldest is deleted, and can be claimed again. */
const MOST_HOSTS = 20;

/** A browser's access to a table. */
export interface Seat {
  readonly id: string;
  readonly tableId: string;
  readonly viewer: Viewer;
  /** Creation time, in ms since the epoch. */
  readonly since: number;
}

const viewerOf = (role: TableSeatsTable['role'], id: string): Viewer =>
  role === 'host' ? { role } : { role, guest: id };

/**
 * Seats by cookie: a random token of 256 bits, `HttpOnly` and limited to the table's paths; the database
 * holds its hash.
 * @param origin the app's, such as `https://app.example.com`
 * @param clock ms since the epoch
 */
export const createSeats = (db: Database, origin: string, clock: () => number) => {
  const nameFor = (code: string): string => `dck_table_${code}`;
  const attributesFor = (code: string) =>
    ({
      path: `/api${TABLES_PATH}/${code}`,
      httpOnly: true,
      sameSite: 'Strict',
      secure: origin.startsWith('https:'),
    }) as const;
  const erase = async (from: Database, { id }: Seat): Promise<void> => {
    await from.deleteFrom('table_seats').where('id', '=', id).execute();
  };
  return {
    erase,
    /** The seat of a request's cookie, at the table with this code. */
    of: async (c: Context, code: string): Promise<Seat | undefined> => {
      const token = getCookie(c, nameFor(code));
      if (token === undefined) return undefined;
      const row = await db
        .selectFrom('table_seats')
        .innerJoin('live_tables', 'live_tables.id', 'table_seats.table_id')
        .select(['table_seats.id', 'table_id', 'role', 'closed_at', 'table_seats.created_at'])
        .where('token_hash', '=', sha256(token))
        .where('code', '=', code)
        .executeTakeFirst();
      if (!row) return undefined;
      const since = row.created_at;
      if (!isReadable(row.closed_at, since, clock())) return undefined;
      return { id: row.id, tableId: row.table_id, viewer: viewerOf(row.role, row.id), since };
    },
    /** Makes a seat; `write` inserts its row. */
    make: (tableId: string, role: TableSeatsTable['role']) => {
      const id = randomUUID();
      const token = randomBytes(32).toString('base64url');
      const since = clock();
      return {
        seat: { id, tableId, viewer: viewerOf(role, id), since } satisfies Seat,
        token,
        write: async (transaction: Database): Promise<void> => {
          await transaction
            .insertInto('table_seats')
            .values({ id, table_id: tableId, role, token_hash: sha256(token), created_at: since })
            .execute();
        },
      };
    },
    give: (c: Context, code: string, token: string): void =>
      setCookie(c, nameFor(code), token, { ...attributesFor(code), maxAge: COOKIE_SECONDS }),
    /** Deletes the oldest host seats beyond the maximum. */
    boundHosts: async (tableId: string): Promise<void> => {
      await db
        .deleteFrom('table_seats')
        .where('id', 'in', (seats) =>
          seats
            .selectFrom('table_seats')
            .select('id')
            .where('table_id', '=', tableId)
            .where('role', '=', 'host')
            .orderBy('created_at', 'desc')
            // SQLite needs a limit for an offset.
            .limit(MOST_HOSTS)
            .offset(MOST_HOSTS),
        )
        .execute();
    },
    /** Deletes a seat and its cookie. */
    end: async (c: Context, code: string, seat: Seat): Promise<void> => {
      await erase(db, seat);
      setCookie(c, nameFor(code), '', { ...attributesFor(code), maxAge: 0 });
    },
  };
};
