import { Hono } from 'hono';

import { ACCOUNT_PATH } from '#contract/account.ts';
import { eraseAccount } from '#server/account/erase.ts';
import { exportAccount } from '#server/account/export.ts';
import type { GuardedEnv } from '#server/auth.ts';
import type { Database } from '#server/db/open.ts';
import { refuseOldSignIn } from '#server/recent-sign-in.ts';

/**
 * A person's own data: `GET /account` gives all of it; `DELETE /account` erases it, for whoever has
 * signed in a moment ago.
 * @param clock milliseconds since the epoch
 */
export const accountRoutes = (db: Database, clock: () => number): Hono<GuardedEnv> =>
  new Hono<GuardedEnv>()
    .get(ACCOUNT_PATH, async (c) => c.json(await exportAccount(db, c.get('caller').accountId)))
    .delete(ACCOUNT_PATH, async (c) => {
      const refusal = refuseOldSignIn(c, clock());
      if (refusal) return refusal;
      await eraseAccount(db, c.get('caller').accountId);
      return c.body(null, 204);
    });
