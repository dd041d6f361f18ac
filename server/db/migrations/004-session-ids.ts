import { createHash } from 'node:crypto';

import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Tables {
  oidc_payloads: { kind: string; id: string; payload: string };
}

/** Rows per page. */
const PAGE = 500;

/** Length of a SHA-256 in hexadecimal; a shorter id is not hashed yet. */
const HASH_LENGTH = 64;

/** An artefact of the provider in the new form of its row. */
const hashed = (kind: string, id: string, payload: string): { id: string; payload: string } => {
  const content = JSON.parse(payload) as Record<string, unknown> & { session?: object };
  if (kind === 'Session') {
    const newId = createHash('sha256').update(id).digest('hex');
    return { id: newId, payload: JSON.stringify({ ...content, jti: undefined }) };
  }
  const session = content.session && { ...content.session, cookie: undefined };
  return { id, payload: JSON.stringify({ ...content, session }) };
};

/** Replaces a session's id by its hash, in its own row and in the interactions that name it. */
export const sessionIds: Migration = {
  async up(db: Kysely<Tables>) {
    for (const kind of ['Session', 'Interaction']) {
      let last = '';
      for (;;) {
        const rows = await db
          .selectFrom('oidc_payloads')
          .select(['id', 'payload'])
          .where('kind', '=', kind)
          .where('id', '>', last)
          .where(sql<number>`length(id)`, '<', HASH_LENGTH)
          .orderBy('id')
          .limit(PAGE)
          .execute();
        for (const { id, payload } of rows) {
          await db
            .updateTable('oidc_payloads')
            .set(hashed(kind, id, payload))
            .where('kind', '=', kind)
            .where('id', '=', id)
            .execute();
          last = id;
        }
        if (rows.length < PAGE) break;
      }
    }
  },
};
