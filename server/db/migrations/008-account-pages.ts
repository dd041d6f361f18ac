import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Tables {
  oidc_payloads: {
    kind: string;
    id: string;
    payload: string;
    account_id: string | null;
    session_uid: string | null;
  };
  account_sessions: {
    session_uid: string;
    account_id: string;
    grant_id: string | null;
    device: string;
    started_at: number;
    seen_at: number;
    proved_at: number;
  };
}

/** Rows per page. */
const PAGE = 500;

interface Artefact {
  readonly iat: number;
  readonly loginTs?: number;
  readonly authorizations?: Readonly<Record<string, { readonly grantId?: string }>>;
}

const listSessions = async (db: Kysely<Tables>): Promise<void> => {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('oidc_payloads')
      .select(['id', 'payload', 'account_id', 'session_uid'])
      .where('kind', '=', 'Session')
      .where('account_id', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, payload, account_id, session_uid } of rows) {
      last = id;
      if (account_id === null || session_uid === null) continue;
      const { authorizations, iat, loginTs = iat } = JSON.parse(payload) as Artefact;
      await db
        .insertInto('account_sessions')
        .values({
          session_uid,
          account_id,
          grant_id: authorizations?.['dck-web']?.grantId ?? null,
          device: '',
          started_at: loginTs * 1000,
          seen_at: iat * 1000,
          proved_at: loginTs * 1000,
        })
        .onConflict((conflict) => conflict.column('session_uid').doNothing())
        .execute();
    }
    if (rows.length < PAGE) return;
  }
};

/** Signed-in sessions, and recent account events. */
export const accountPages: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('account_sessions')
      .addColumn('session_uid', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('proved_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('account_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('device', 'text')
      .addColumn('times', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    for (const [table, column] of [
      ['account_sessions', 'account_id'],
      ['account_sessions', 'grant_id'],
      ['account_sessions', 'seen_at'],
      ['account_events', 'account_id'],
      ['account_events', 'at'],
    ] as const) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
    await listSessions(db);
  },
};
