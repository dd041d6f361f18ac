import { Hono } from 'hono';
import { sql } from 'kysely';

import type { Database } from '#server/db/open.ts';
import { errorAnswer } from '#server/http/errors.ts';

/** `GET /healthz`: 200 while the database answers, else 503. */
export const healthRoutes = (db: Database): Hono =>
  new Hono().get('/healthz', async (c) => {
    try {
      await sql`select 1`.execute(db);
      return c.json({ status: 'ok' });
    } catch {
      return errorAnswer(c, 'unavailable');
    }
  });
