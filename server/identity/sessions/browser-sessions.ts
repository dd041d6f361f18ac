import type { Database } from '#server/db/open.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import { revokeSessionGrants } from '#server/identity/sessions/revoke-grants.ts';
import type { ProviderRequests } from '#server/identity/provider-requests.ts';
import { enterSession } from '#server/identity/sessions/account-sessions.ts';
import { SESSION_SECONDS } from '#server/identity/sessions/session-seconds.ts';

/** @param clock milliseconds since the epoch */
export const createBrowserSessions = (
  db: Database,
  requests: ProviderRequests,
  accounts: Accounts,
  clock: () => number,
) => ({
  /** The account that this browser is signed in to, unless it is disabled. */
  accountOf: async (c: IdentityContext): Promise<Account | undefined> => {
    const { accountId } = await requests.session(c);
    const account = accountId === undefined ? undefined : await accounts.find(accountId);
    return account?.disabled ? undefined : account;
  },
  /**
   * Signs a person in with this browser, and another account out.
   * @param amr authentication methods (RFC 8176)
   */
  signIn: async (c: IdentityContext, account: Account, amr: readonly string[]): Promise<void> => {
    const session = await requests.session(c);
    if (session.accountId !== account.id) {
      await revokeSessionGrants(db, session);
      session.authorizations = undefined;
    }
    // Against session fixation.
    session.resetIdentifier();
    session.loginAccount({ accountId: account.id, amr: [...amr] });
    await session.save(SESSION_SECONDS);
    const entered = { uid: session.uid, accountId: account.id, grantId: undefined };
    await enterSession(db, entered, deviceOf(c.req.header('User-Agent')), clock());
    const expires = new Date(Date.now() + SESSION_SECONDS * 1000);
    requests.setSessionCookie(c, session.jti, expires);
  },
});
