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
import type { Log } from '#server/shared/log.ts';
import { StartError } from '#server/shared/start-error.ts';

/** A PostgreSQL, or something that speaks its language. */
export interface PostgresPlace {
  /** `postgres://…`, with `sslmode` and the like as libpq has them. */
  readonly url: string;
  /** Aurora DSQL, which has rules of its own (migrations/dsql.ts); PostgreSQL where left out. */
  readonly engine?: 'dsql';
  /** Gives the password of each new connection, where it is not in the address. */
  readonly password?: () => Promise<string>;
  /** Leaves the tables as they are: somebody else keeps them up to date. */
  readonly asIs?: boolean;
  /** How long is waited for it, where that is not as usual. */
  readonly deadlines?: DatabaseDeadlines;
}

/** Connections of one process. More would not make one PostgreSQL any faster. */
const CONNECTIONS = 10;
/** How long one statement may take, in ms; minting in chunks stays far below. */
const STATEMENT_TIMEOUT = 15_000;
/** How long the end waits for statements that are under way, in ms; an operator waits for it. */
const CLOSING_MS = 500;
/** Aurora DSQL ends a connection after an hour; it is given up before, in seconds. */
const DSQL_CONNECTION_LIFE = 50 * 60;

const asUnavailable = (error: unknown): unknown =>
  isConnectionLoss(error)
    ? new DatabaseUnavailable('The database does not answer.', { cause: error })
    : error;

/** Times and counts are epoch milliseconds and row numbers: they fit a number. */
const numbers = (): TypeOverrides => {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
};

const BEGINS = /^(?:begin|start transaction)\b/i;
const ENDS = /^(?:commit|rollback)$/i;

/**
 * Shows the pool to Kysely so that a lost connection is told apart and never used again, and a statement
 * outside of any transaction is sent again where it lost to another one.
 */
const guarded = (
  pool: Pool,
  endLevels: () => void,
  withDeadline: ReturnType<typeof createDeadlineRunner>,
): PostgresPool => ({
  options: pool.options,
  end: async () => {
    endLevels();
    // What is under way ends with the process; a database that is silent must not hold that up.
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
 * What an address says, for connections that get their passwords elsewhere: the driver's own reading of it
 * would put an empty password over theirs. They go over TLS, and to the host of the address alone.
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
    // Of the settings of a session DSQL documents few, and this is none of them.
    ...(engine === 'dsql'
      ? { maxLifetimeSeconds: DSQL_CONNECTION_LIFE }
      : { statement_timeout: STATEMENT_TIMEOUT }),
    keepAlive: true,
    application_name: 'dck',
    types: numbers(),
  });

/**
 * Opens the PostgreSQL database and brings its tables up to date. A connection that breaks costs the
 * requests on it; later ones make a new one.
 * @throws StartError with one line, without the password, where the database cannot be used
 */
export const openPostgres = async (
  place: PostgresPlace,
  log: Log,
): Promise<Kysely<DatabaseSchema>> => {
  const { deadlines = DATABASE_DEADLINES } = place;
  const pool = poolFor(place, deadlines);
  // A connection may break at rest or at work; without a listener for each either ends the process.
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
