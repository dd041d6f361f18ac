import { Hono } from 'hono';

import { ACCOUNT_PATH } from '#contract/account.ts';
import { eraseAccount } from '#server/account/erase.ts';
import { exportAccount } from '#server/account/export.ts';
import type { GuardedEnv } from '#server/auth.ts';
import type { Database } from '#server/db/open.ts';
import { endedXsrfCookie } from '#server/http/xsrf.ts';

/**
 * A person's own data: `GET /account` gives all of it, `DELETE /account` erases it.
 * @param origin the app's
 */
export const accountRoutes = (db: Database, origin: string): Hono<GuardedEnv> =>
  new Hono<GuardedEnv>()
    .get(ACCOUNT_PATH, async (c) => c.json(await exportAccount(db, c.get('caller').accountId)))
    .delete(ACCOUNT_PATH, async (c) => {
      await eraseAccount(db, c.get('caller').accountId);
      c.header('Set-Cookie', endedXsrfCookie(origin));
      return c.body(null, 204);
    });
