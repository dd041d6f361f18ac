import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Provider } from 'oidc-provider';

import type { Database } from '#server/db/open.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import { provedAt } from '#server/identity/sessions/account-sessions.ts';

/** Whoever is signed in with this browser. */
export interface Person {
  readonly account: Account;
  /** The session's public id. */
  readonly uid: string;
  /** When they last proved who they are, in milliseconds since the epoch. */
  readonly provedAt: number;
}

/** Finds out who is signed in; `undefined` where nobody is, or where the session has been ended. */
export type FindPerson = (req: IncomingMessage, res: ServerResponse) => Promise<Person | undefined>;

export const createFindPerson =
  (db: Database, provider: Provider, accounts: Accounts): FindPerson =>
  async (req, res) => {
    const { accountId, uid } = await provider.Session.get(provider.createContext(req, res));
    if (accountId === undefined) return undefined;
    const proved = await provedAt(db, { accountId, uid });
    const account = proved === undefined ? undefined : await accounts.find(accountId);
    if (!account || account.disabled || proved === undefined) return undefined;
    return { account, uid, provedAt: proved };
  };
