import { setTimeout as sleep } from 'node:timers/promises';

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, TypeOverrides, types, type PoolConfig } from 'pg';

import { migrateDsql } from '#server/db/migrations/dsql.ts';
import { migrateToLatest } from '#server/db/migrations/list.ts';
import {
  createDeadlineRunner,
  DATABASE_DEADLINES,
  type DatabaseDeadlines,
} from '#server/db/deadline.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import { sendAlone } from '#server/db/transaction.ts';
import { addLevels, seeDatabase } from '#server/shared/observe.ts';
import { DatabaseUnavailable, isConnectionLoss } from '#server/db/unavailable.ts';
import { writableWith } from '#server/db/writable-with.ts';
import type { Log } from '#server/shared/log.ts';
import { StartError } from '#server/shared/start-error.ts';

/** A PostgreSQL server, or a compatible one. */
export interface PostgresPlace {
  /** `postgres://…`, with libpq's parameters such as `sslmode`. */
  readonly url: string;
  /** Aurora DSQL, which has rules of its own (migrations/dsql.ts); PostgreSQL when left out. */
  readonly engine?: 'dsql';
  /** Returns the password for each new connection, where the address has none. */
  readonly password?: () => Promise<string>;
  /** Skips the migrations, because another process runs them. */
  readonly asIs?: boolean;
  /** Deadlines other than the usual ones. */
  readonly deadlines?: DatabaseDeadlines;
}

/** Pool size of one process. More connections would not make one PostgreSQL faster. */
const CONNECTIONS = 10;
/** Timeout of one statement, in ms; minting in chunks stays far below. */
const STATEMENT_TIMEOUT = 15_000;
/** Time that closing waits for running statements, in ms; an operator waits for it. */
const CLOSING_MS = 500;
/** Maximum age of a connection, in seconds: Aurora DSQL closes it after an hour. */
const DSQL_CONNECTION_LIFE = 50 * 60;

const asUnavailable = (error: unknown): unknown =>
  isConnectionLoss(error)
    ? new DatabaseUnavailable('The database does not answer.', { cause: error })
    : error;

/** Parses 64-bit integers as numbers: times in epoch milliseconds, counts and row numbers all fit. */
const numbers = (): TypeOverrides => {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
};

const BEGINS = /^(?:begin|start transaction)\b/i;
const ENDS = /^(?:commit|rollback)$/i;

/**
 * Wraps the pool for Kysely: a lost connection gives `DatabaseUnavailable` and is not reused, and a statement
 * outside of a transaction is retried where it lost to another transaction.
 */
const guarded = (
  pool: Pool,
  endLevels: () => void,
  withDeadline: ReturnType<typeof createDeadlineRunner>,
): PostgresPool => ({
  options: pool.options,
  end: async () => {
    endLevels();
    // Abort in-flight queries at shutdown: a silent database must not delay it.
    await Promise.race([pool.end(), sleep(CLOSING_MS, undefined, { ref: false })]);
  },
  connect: async () => {
    const asked = performance.now();
    const client = await withDeadline(false, () => pool.connect()).catch((error: unknown) => {
      throw asUnavailable(error);
    });
    seeDatabase('connection', performance.now() - asked);
    let lost = false;
    let isWithin = false;
    const query = async (text: string, parameters: readonly unknown[]) => {
      const start = performance.now();
      isWithin ||= BEGINS.test(text);
      try {
        return await withDeadline(ENDS.test(text), (ms) => {
          const wanted = { text, values: [...parameters], query_timeout: ms };
          const send = () => client.query(wanted);
          return isWithin ? send() : sendAlone(send);
        });
      } catch (error) {
        lost ||= isConnectionLoss(error);
        throw asUnavailable(error);
      } finally {
        if (ENDS.test(text)) isWithin = false;
        seeDatabase('statement', performance.now() - start);
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(lost || destroy),
    };
  },
});

const reasonOf = (error: unknown): string => {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return (first instanceof Error ? first.message : String(first)).replaceAll(/\s+/g, ' ');
};

/**
 * The connection settings of an address, for connections with passwords from elsewhere: the driver's own
 * parser would replace them with an empty one. Connections use TLS, and the address's host only.
 */
const partsOf = (url: string): PoolConfig => {
  const { hostname, pathname, port, searchParams, username } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
    ssl: searchParams.get('sslmode') !== 'disable',
  };
};

const poolFor = (
  { engine, password, url }: PostgresPlace,
  { answer, connection }: DatabaseDeadlines,
): Pool =>
  new Pool({
    ...(password ? { ...partsOf(url), password } : { connectionString: url }),
    max: CONNECTIONS,
    connectionTimeoutMillis: connection,
    query_timeout: answer,
    // DSQL documents few session settings, and this is not one of them.
    ...(engine === 'dsql'
      ? { maxLifetimeSeconds: DSQL_CONNECTION_LIFE }
      : { statement_timeout: STATEMENT_TIMEOUT }),
    keepAlive: true,
    application_name: 'dck',
    types: numbers(),
  });

/**
 * Opens the PostgreSQL database and migrates it. A broken connection fails the requests on it; later requests
 * open a new one.
 * @throws StartError with one line, without the password, where the database cannot be used
 */
export const openPostgres = async (
  place: PostgresPlace,
  log: Log,
): Promise<Kysely<DatabaseSchema>> => {
  const { deadlines = DATABASE_DEADLINES } = place;
  const pool = poolFor(place, deadlines);
  // A connection may break while idle or in use; without a listener for each, the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => log({ event: 'database_connection_lost' }));
  });
  const endLevels = addLevels(
    { name: 'database_connections', read: () => pool.totalCount },
    { name: 'database_waiting', read: () => pool.waitingCount },
  );
  const db = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({
      pool: guarded(pool, endLevels, createDeadlineRunner(deadlines)),
    }),
  });
  if (place.engine !== 'dsql') writableWith.add(db);
  try {
    if (!place.asIs) await (place.engine === 'dsql' ? migrateDsql(db) : migrateToLatest(db));
    return db;
  } catch (error) {
    await db.destroy();
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
};
