import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handler } from '#server/http/request-log.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import { checkOwner, type OwnerErrors } from '#server/identity/new-password/check-owner.ts';
import { isHanded } from '#server/identity/forgot/handed.ts';
import { deadLinkPage, resetPage } from '#server/identity/forgot/pages.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import type { Passwords } from '#server/identity/passwords.ts';
import { onlyValue, type ReadPosted } from '#server/identity/posted-form.ts';
import type { Proof, Proofs } from '#server/identity/proofs/proofs.ts';
import type { BrowserSessions } from '#server/identity/sessions/browser-sessions.ts';
import { endSessions, endSessionsWithin } from '#server/identity/sessions/end-sessions.ts';
import { splitTarget } from '#server/identity/target.ts';
import { queueMail } from '#server/mail/queue.ts';

export interface ResetOptions {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly proofs: Proofs;
  readonly sessions: BrowserSessions;
  readonly pages: Pages;
  readonly readPosted: ReadPosted;
  readonly clock: () => number;
  readonly origin: string;
  /** Where a person goes who came from nowhere. */
  readonly start: string;
}

/** A link that counts, and whose it is. */
interface Opened {
  readonly token: string;
  readonly proof: Proof;
  readonly account: Account;
}

/**
 * Whether a new password begins a new account: nobody has proven this address, so the account may be
 * somebody else's. An operator who hands a link over vouches for the person instead.
 */
const isTakeover = ({ account, proof }: Opened): boolean =>
  account.verifiedAt === null && !isHanded(proof.details);

/** Answers `/reset`: the page that a mailed link opens, and the new password that is typed there. */
export const createReset = (options: ResetOptions): Handler => {
  const { accounts, clock, db, origin, pages, passwords, proofs, readPosted, sessions } = options;

  const open = async (token: string): Promise<Opened | undefined> => {
    const proof = await proofs.find('reset', token);
    const account = proof && (await accounts.find(proof.accountId));
    const counts = account && !account.disabled && account.email === proof.email;
    return counts ? { token, proof, account } : undefined;
  };

  const dead = (res: ServerResponse) =>
    pages.send(res, 400, pages.page('New password', deadLinkPage()));

  const show = (
    res: ServerResponse,
    status: number,
    opened: Opened,
    typed: { readonly givenName: string; readonly errors: OwnerErrors },
  ): Promise<void> => {
    // The link stands in the address: no other page hears of it.
    res.setHeader('Referrer-Policy', 'strict-origin');
    const { account, token } = opened;
    const form = { token, email: account.email, takeover: isTakeover(opened), ...typed };
    return pages.send(res, status, pages.page('New password', resetPage(form)));
  };

  /** Sets a new password and ends everything that the old one has opened. */
  const change = async ({ account, proof }: Opened, password: string): Promise<boolean> => {
    const hash = await passwords.hash(password);
    const changed = await inTransaction(db, async (transaction) => {
      if (!(await proofs.use(transaction, proof))) return false;
      await transaction
        .updateTable('accounts')
        .set({ password_hash: hash })
        .where('id', '=', account.id)
        .execute();
      await endSessionsWithin(transaction, account.id);
      await recordEvent(transaction, { accountId: account.id, kind: 'password-reset' }, clock());
      const mail = { kind: 'password-changed', accountId: account.id, recipient: account.email };
      await queueMail(transaction, mail, clock());
      return true;
    });
    if (changed) await endSessions(db, account.id);
    return changed;
  };

  const setPassword = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const fields = await readPosted(req, res);
    if (!fields) return;
    const opened = await open(onlyValue(fields, 'token'));
    if (!opened) return dead(res);
    const takeover = isTakeover(opened);
    const known = takeover ? undefined : opened.account.givenName;
    const { errors, owner } = await checkOwner(fields, opened.account.email, known);
    if (errors) return show(res, 422, opened, { givenName: owner.givenName, errors });
    const account = takeover
      ? await accounts.takeOver(owner, (transaction) => proofs.use(transaction, opened.proof))
      : (await change(opened, owner.password)) && opened.account;
    if (!account) return dead(res);
    await sessions.signIn(req, res, account, ['pwd']);
    const { way } = opened.proof.details;
    const next = way === undefined ? options.start : `${origin}/idp/oauth2/authorize?${way}`;
    res.writeHead(303, { Location: next, 'Cache-Control': 'no-store' }).end();
  };

  return async (req, res) => {
    if (req.method === 'POST') return setPassword(req, res);
    const query = new URLSearchParams(splitTarget(req.url ?? '')[1]);
    const opened = await open(onlyValue(query, 'token'));
    return opened ? show(res, 200, opened, { givenName: '', errors: {} }) : dead(res);
  };
};
