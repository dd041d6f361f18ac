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
}
