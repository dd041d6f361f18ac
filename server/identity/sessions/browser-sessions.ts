import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Provider, Session } from 'oidc-provider';

import type { Database } from '#server/db/open.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { revokeSessionGrants } from '#server/identity/logout.ts';
import { enterSession } from '#server/identity/sessions/account-sessions.ts';
import { SESSION_SECONDS } from '#server/identity/sessions/session-seconds.ts';

/** Signing in and being signed in outside of an authorization request, such as after a new password. */
export interface BrowserSessions {
  /** Whoever this browser is signed in as; a disabled account is not. */
  readonly accountOf: (req: IncomingMessage, res: ServerResponse) => Promise<Account | undefined>;
  /**
   * Signs a person in with this browser; another account that was signed in is signed out.
   * @param amr how they proved who they are (RFC 8176)
   */
  readonly signIn: (
    req: IncomingMessage,
    res: ServerResponse,
    account: Account,
    amr: readonly string[],
  ) => Promise<void>;
}

export interface BrowserSessionsOptions {
  readonly db: Database;
  readonly provider: Provider;
  readonly accounts: Accounts;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

export const createBrowserSessions = ({
  accounts,
  clock,
  db,
  provider,
}: BrowserSessionsOptions): BrowserSessions => {
  const sessionOf = (req: IncomingMessage, res: ServerResponse): Promise<Session> =>
    provider.Session.get(provider.createContext(req, res));
  return {
    accountOf: async (req, res) => {
      const { accountId } = await sessionOf(req, res);
      const account = accountId === undefined ? undefined : await accounts.find(accountId);
      return account?.disabled ? undefined : account;
    },
    signIn: async (req, res, account, amr) => {
      const session = await sessionOf(req, res);
      if (session.accountId !== account.id) {
        await revokeSessionGrants(db, session);
        session.authorizations = undefined;
      }
      // Nobody who knew the session's id before goes along (session fixation).
      session.resetIdentifier();
      session.loginAccount({ accountId: account.id, amr: [...amr] });
      await session.save(SESSION_SECONDS);
      const entered = { uid: session.uid, accountId: account.id, grantId: undefined };
      await enterSession(db, entered, deviceOf(req.headers['user-agent']), clock());
      provider.createContext(req, res).cookies.set(provider.cookieName('session'), session.jti, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/idp',
        expires: new Date(Date.now() + SESSION_SECONDS * 1000),
      });
    },
  };
};
