import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely';

import { giveWay, isTurnLong } from '#server/shared/loop-share.ts';

interface SharingConfig {
  readonly database: SqliteDatabase;
  /** A second connection to the same file. */
  readonly reading: SqliteDatabase;
}

/** A lock for one holder after another, in the order of their requests. */
class Lock {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  get isFree(): boolean {
    return !this.#isTaken;
  }

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

/**
 * One caller's use of the connections. A statement is synchronous, so it runs at once. Only a write waits in a queue
 * while a transaction is open or the turn of the event loop is long; a caller that reads much gives way before it.
 */
class SharedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #reading: DatabaseConnection;
  readonly #lock: Lock;
  #holdsLock = false;

  constructor(connection: DatabaseConnection, reading: DatabaseConnection, lock: Lock) {
    this.#connection = connection;
    this.#reading = reading;
    this.#lock = lock;
  }

  /** Keeps the connection from other callers until {@link unlock}. */
  async lock(): Promise<void> {
    await this.#lock.take();
    this.#holdsLock = true;
    // Without this, all waiting statements would run in one turn of the event loop.
    await giveWay();
  }

  unlock(): void {
    if (this.#holdsLock) this.#lock.release();
    this.#holdsLock = false;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isRead = SelectQueryNode.is(query.query);
    if (this.#holdsLock || (this.#lock.isFree && (isRead || !isTurnLong())))
      return this.#connection.executeQuery(query);
    // Not for all reads: each write of the other connection empties this one's cache.
    if (isRead) return this.#reading.executeQuery(query);
    await this.lock();
    try {
      return await this.#connection.executeQuery(query);
    } finally {
      this.unlock();
    }
  }

  /** A stream would keep the connection from one row to the next; no query of the product is long enough for one. */
  streamQuery(): never {
    throw new Error('Queries on SQLite are not streamed.');
  }
}

/**
 * Gives every caller the same two connections: one that a transaction keeps from its beginning to its end, and one for
 * the queries of others meanwhile, which see what is committed.
 */
class SharingDriver extends SqliteDriver {
  readonly #lock = new Lock();
  readonly #reading: SqliteDriver;

  constructor({ database, reading }: SharingConfig) {
    super({ database });
    this.#reading = new SqliteDriver({ database: reading });
  }

  override async init(): Promise<void> {
    await super.init();
    await this.#reading.init();
  }

  override async acquireConnection(): Promise<SharedConnection> {
    return new SharedConnection(
      await super.acquireConnection(),
      await this.#reading.acquireConnection(),
      this.#lock,
    );
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof SharedConnection) await connection.lock();
    await super.beginTransaction(connection);
  }

  /** Called at the end of a transaction too, even of one that could not begin. */
  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof SharedConnection) connection.unlock();
  }

  override async destroy(): Promise<void> {
    await this.#reading.destroy();
    await super.destroy();
  }
}

/** Leaves the exclusive use of the connection to the driver. */
class SharingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely's SQLite dialect without its mutex, which wakes all waiting callers at each release, so that `n` concurrent
 * queries cost `n²` turns of waiting callers (decision 15).
 */
export class SharingSqliteDialect extends SqliteDialect {
  readonly #config: SharingConfig;

  constructor(config: SharingConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new SharingDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new SharingAdapter();
  }
}
