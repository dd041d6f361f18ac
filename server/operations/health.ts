import { Hono } from 'hono';
import { sql } from 'kysely';

import type { Database } from '#server/db/open.ts';
import { errorAnswer } from '#server/http/errors.ts';

/** Timeout of the database query, in ms. */
const TIMEOUT_MS = 1000;

/**
 * `GET /healthz`: 200 while the database answers within a second, otherwise 503. Concurrent requests share
 * one query, so that health checks do not overload a slow database.
 */
export const healthRoutes = (db: Database): Hono => {
  let asking: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> =>
    db
      .selectNoFrom(sql`1`.as('one'))
      .execute()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
  return new Hono().get('/healthz', async (c) => {
    asking ??= ask();
    const late = Promise.withResolvers<false>();
    const timer = setTimeout(late.resolve, TIMEOUT_MS, false);
    const isWell = await Promise.race([asking, late.promise]);
    clearTimeout(timer);
    return isWell ? c.json({ status: 'ok' }) : errorAnswer(c, 'unavailable');
  });
};
