import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely';

import { giveWay } from '#server/shared/loop-share.ts';

/** Hands its only connection to one caller after another, in the order of their requests. */
class QueueingDriver extends SqliteDriver {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    // Queries run synchronously: without this, all waiting ones would run in one turn of the event loop.
    await giveWay();
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

/** Leaves the exclusive use of the connection to the driver. */
class QueueingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely's SQLite dialect with a queue for its connection. Kysely's own mutex wakes all waiting callers at
 * each release, so that `n` concurrent queries cost `n²` turns of waiting callers (decision 15).
 */
export class QueueingSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new QueueingDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new QueueingAdapter();
  }
}
