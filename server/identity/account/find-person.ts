import type { Database } from '#server/db/open.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import type { ProviderRequests } from '#server/identity/provider-requests.ts';
import { provedAt } from '#server/identity/sessions/account-sessions.ts';

/** Finds the person who is signed in; `undefined` without a session, and after its end. */
export type FindPerson = (c: IdentityContext) => Promise<SignedInPerson | undefined>;

export const createFindPerson =
  (db: Database, requests: ProviderRequests, accounts: Accounts): FindPerson =>
  async (c) => {
    const { accountId, uid } = await requests.session(c);
    if (accountId === undefined) return undefined;
    const proved = await provedAt(db, { accountId, uid });
    const account = proved === undefined ? undefined : await accounts.find(accountId);
    if (!account || account.disabled || proved === undefined) return undefined;
    return { account, uid, provedAt: proved };
  };
