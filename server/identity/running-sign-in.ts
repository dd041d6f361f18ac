import type { IncomingMessage, ServerResponse } from 'node:http';

import { errors, type Interaction, type Provider } from 'oidc-provider';

import type { Database } from '#server/db/open.ts';
import type { Account } from '#server/identity/accounts.ts';
import type { GuessGuard } from '#server/identity/guessing/guess-guard.ts';
import { revokeSessionGrants } from '#server/identity/logout.ts';

/** The sign-ins that are under way: from an authorization request to its answer. */
export interface RunningSignIns {
  /** The one of a browser; `undefined` where it is over, or another browser's. */
  readonly find: (
    req: IncomingMessage,
    res: ServerResponse,
    uid: string,
  ) => Promise<Interaction | undefined>;
  /**
   * Signs a person in who has just proved who they are; that moment is the session's time of proof, however
   * late the browser goes on.
   * @param amr how they proved who they are (RFC 8176)
   * @returns the address that the browser goes on to
   */
  readonly finish: (
    req: IncomingMessage,
    res: ServerResponse,
    account: Account,
    amr: readonly string[],
  ) => Promise<string>;
}

export interface RunningSignInsOptions {
  readonly db: Database;
  readonly provider: Provider;
  readonly guesses: GuessGuard;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

export const createRunningSignIns = ({
  clock,
  db,
  guesses,
  provider,
}: RunningSignInsOptions): RunningSignIns => {
  /** Ends what the browser's session knew of another account, so that the new one can move in. */
  const leaveOtherAccount = async (
    req: IncomingMessage,
    res: ServerResponse,
    account: Account,
  ): Promise<void> => {
    const session = await provider.Session.get(provider.createContext(req, res));
    if (session.accountId === undefined || session.accountId === account.id) return;
    await revokeSessionGrants(db, session);
    session.accountId = undefined;
    session.authorizations = undefined;
    await session.persist();
  };

  return {
    find: async (req, res, uid) => {
      try {
        const interaction = await provider.interactionDetails(req, res);
        return interaction.uid === uid ? interaction : undefined;
      } catch (error) {
        if (error instanceof errors.SessionNotFound) return undefined;
        throw error;
      }
    },
    finish: async (req, res, account, amr) => {
      const provedAt = clock();
      const login = {
        accountId: account.id,
        amr: [...amr],
        ts: Math.floor(provedAt / 1000),
        provedAt,
      };
      // Both prompts are answered: a person who came to sign up may have signed in instead.
      const result = { login, create: {} };
      const location = await provider.interactionResult(req, res, result, {
        mergeWithLastSubmission: false,
      });
      await leaveOtherAccount(req, res, account);
      await guesses.remember(req, res, account.id);
      return location;
    },
  };
};
