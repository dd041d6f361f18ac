import type { Interaction } from 'oidc-provider';

import type { Database } from '#server/db/open.ts';
import type { Account } from '#server/identity/accounts.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import type { GuessGuard } from '#server/identity/guessing/guess-guard.ts';
import type { ProviderRequests } from '#server/identity/provider-requests.ts';
import { revokeSessionGrants } from '#server/identity/sessions/revoke-grants.ts';

/** @param clock milliseconds since the epoch */
export const createRunningSignIns = (
  db: Database,
  requests: ProviderRequests,
  guesses: GuessGuard,
  clock: () => number,
) => {
  /** Revokes the grants of another account in the browser's session, so that the new account can sign in. */
  const leaveOtherAccount = async (c: IdentityContext, account: Account): Promise<void> => {
    const session = await requests.session(c);
    if (session.accountId === undefined || session.accountId === account.id) return;
    await revokeSessionGrants(db, session);
    session.accountId = undefined;
    session.authorizations = undefined;
    await session.persist();
  };

  return {
    /** The browser's sign-in of the path; `undefined` where it has ended or belongs to another browser. */
    find: (c: IdentityContext): Promise<Interaction | undefined> =>
      requests.interaction(c, c.req.param('uid') ?? ''),
    /**
     * Signs a person in after a proof of identity. The session's time of proof is now, however late the browser
     * continues.
     * @param amr authentication methods (RFC 8176)
     * @returns the address at which the browser continues
     */
    finish: async (
      c: IdentityContext,
      account: Account,
      amr: readonly string[],
    ): Promise<string> => {
      const provedAt = clock();
      const ts = Math.floor(provedAt / 1000);
      const login = { accountId: account.id, amr: [...amr], ts, provedAt };
      // Answers both prompts: a person who came to sign up may have signed in instead.
      const location = await requests.finish(c, { login, create: {} });
      await leaveOtherAccount(c, account);
      await guesses.remember(c, account.id);
      return location;
    },
  };
};
