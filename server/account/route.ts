import { Hono, type Context } from 'hono';

import * as m from '#messages';
import { LANGUAGES } from '#messages/languages.js';

import { ACCOUNT_LANGUAGE_PATH, AccountLanguage } from '#contract/account-language.ts';
import { ACCOUNT_PATH, ACCOUNT_SUMMARY_PATH } from '#contract/account.ts';
import { RECENT_SIGN_IN_SECONDS, SIGN_IN_TOO_OLD } from '#contract/recent-sign-in.ts';
import { eraseAccount } from '#server/account/erase.ts';
import type { Erasures } from '#server/account/erasures.ts';
import { exportAccount, summarizeAccount } from '#server/account/export.ts';
import { createLimit, PERSONAL_LIMITS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer, limitAnswer } from '#server/http/errors.ts';
import { endedDeviceCookie } from '#server/session/device-cookie.ts';
import { endedXsrfCookie } from '#server/session/xsrf.ts';

export interface AccountRoutesOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The app's origin, such as `https://app.example.com`. */
  readonly origin: string;
  /** Deletes accounts that an external identity provider keeps; absent with the embedded provider. */
  readonly erasures?: Pick<Erasures, 'erase'> | undefined;
}

/** Maximum of exports of an account within an hour: each reads all its data. */
const EXPORTS_AN_HOUR = 20;
const HOUR = 60 * 60_000;

/** Maximum of choices of a language for an account within a minute. */
const LANGUAGES_A_MINUTE = 30;
const MINUTE = 60_000;

/**
 * Rejects callers without a recent interactive sign-in: a stolen token, or a browser left open, is not
 * enough. A refresh does not count. The identity provider asks for the password, so this works with any
 * provider (RFC 9470).
 * @param now milliseconds since the epoch
 * @returns the rejection, or `undefined` where the call may go on
 */
const refuseOldSignIn = (c: Context<GuardedEnv>, now: number): Response | undefined => {
  const { authTime } = c.get('caller');
  // Neither too old nor ahead of the clock, as after the clock was put back.
  const age = authTime === undefined ? Number.POSITIVE_INFINITY : Math.abs(now - authTime);
  if (age <= RECENT_SIGN_IN_SECONDS * 1000) return undefined;
  const challenge = `error="${SIGN_IN_TOO_OLD}", max_age="${RECENT_SIGN_IN_SECONDS}"`;
  const answer = errorAnswer(c, 'unauthorized', m.api_password_first());
  answer.headers.set('WWW-Authenticate', `Bearer ${challenge}`);
  return answer;
};

/**
 * A person's own data: `GET /account` exports all of it, `GET /account/summary` what a page shows; `PUT
 * /account/language` sets its language; `DELETE /account` deletes it and needs a recent sign-in.
 */
export const accountRoutes = ({
  db,
  clock,
  erasures,
  origin,
}: AccountRoutesOptions): Hono<GuardedEnv> => {
  const limit = createLimit({
    db,
    clock,
    name: PERSONAL_LIMITS.export,
    points: EXPORTS_AN_HOUR,
    windowMs: HOUR,
  });
  const languageLimit = createLimit({
    db,
    clock,
    name: PERSONAL_LIMITS.language,
    points: LANGUAGES_A_MINUTE,
    windowMs: MINUTE,
  });
  return new Hono<GuardedEnv>()
    .get(ACCOUNT_PATH, async (c) => {
      const { accountId } = c.get('caller');
      const taken = await limit.consume(accountId);
      if (!taken.ok) return limitAnswer(c, taken.retryAfterMs, m.api_export_later());
      return c.body(await exportAccount(db, accountId), 200, {
        'Content-Type': 'application/json',
      });
    })
    .get(ACCOUNT_SUMMARY_PATH, async (c) =>
      c.json(await summarizeAccount(db, c.get('caller').accountId)),
    )
    .put(ACCOUNT_LANGUAGE_PATH, async (c) => {
      const request = AccountLanguage.safeParse(c.get('json'));
      const locale = LANGUAGES.find((language) => language === request.data?.language);
      if (locale === undefined) return errorAnswer(c, 'invalid');
      const { accountId } = c.get('caller');
      const taken = await languageLimit.consume(accountId);
      if (!taken.ok) return limitAnswer(c, taken.retryAfterMs);
      // An external provider's account has no row here (behaviour/account.md, 'External accounts').
      await db.updateTable('accounts').set({ locale }).where('id', '=', accountId).execute();
      return c.body(null, 204);
    })
    .delete(ACCOUNT_PATH, async (c) => {
      const refusal = refuseOldSignIn(c, clock());
      if (refusal) return refusal;
      const { accountId } = c.get('caller');
      if (!erasures) await eraseAccount(db, accountId);
      else if ((await erasures.erase(accountId)) === 'refused') {
        // The page adds that no data was deleted.
        return errorAnswer(c, 'unavailable', m.api_account_elsewhere());
      }
      c.header('Set-Cookie', endedXsrfCookie(origin));
      c.header('Set-Cookie', endedDeviceCookie(origin), { append: true });
      return c.body(null, 204);
    });
};
