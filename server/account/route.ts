import { Hono } from 'hono';

import { ACCOUNT_PATH } from '#contract/account.ts';
import { eraseAccount } from '#server/account/erase.ts';
import { exportAccount } from '#server/account/export.ts';
import { refuseOldSignIn } from '#server/account/recent-sign-in.ts';
import type { Database } from '#server/db/open.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { endedDeviceCookie } from '#server/session/device-cookie.ts';
import { endedXsrfCookie } from '#server/session/xsrf.ts';

export interface AccountRoutesOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The app's, such as `https://app.example.com`. */
  readonly origin: string;
}

/**
 * A person's own data: `GET /account` gives all of it; `DELETE /account` erases it, for whoever has
 * signed in a moment ago.
 */
export const accountRoutes = ({ db, clock, origin }: AccountRoutesOptions): Hono<GuardedEnv> =>
  new Hono<GuardedEnv>()
    .get(ACCOUNT_PATH, async (c) => c.json(await exportAccount(db, c.get('caller').accountId)))
    .delete(ACCOUNT_PATH, async (c) => {
      const refusal = refuseOldSignIn(c, clock());
      if (refusal) return refusal;
      await eraseAccount(db, c.get('caller').accountId);
      c.header('Set-Cookie', endedXsrfCookie(origin));
      c.header('Set-Cookie', endedDeviceCookie(origin), { append: true });
      return c.body(null, 204);
    });
