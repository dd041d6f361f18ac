import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Handler } from '#server/http/request-log.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import { checkOwner, type OwnerErrors } from '#server/identity/new-password/check-owner.ts';
import { isHanded } from '#server/identity/forgot/handed.ts';
import type { ChangePassword } from '#server/identity/forgot/change-password.ts';
import type { FindOwn } from '#server/identity/forgot/own.ts';
import { deadLinkPage, resetPage } from '#server/identity/forgot/pages.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { onlyValue, type ReadPosted } from '#server/identity/posted-form.ts';
import type { Proof, Proofs } from '#server/identity/proofs/proofs.ts';
import type { BrowserSessions } from '#server/identity/sessions/browser-sessions.ts';
import { splitTarget } from '#server/identity/target.ts';

export interface ResetOptions {
  readonly accounts: Accounts;
  readonly change: ChangePassword;
  readonly findOwn: FindOwn;
  readonly proofs: Proofs;
  readonly sessions: BrowserSessions;
  readonly pages: Pages;
  readonly readPosted: ReadPosted;
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
 * Whether the address is unproven, so that the account may be another person's: then a new password begins
 * a new account, unless the old password or a deck code comes with it. An operator who hands a link over
 * vouches for the person instead.
 */
const isTakeover = ({ account, proof }: Opened): boolean =>
  account.verifiedAt === null && !isHanded(proof.details);

/** Answers `/reset`: the page that a mailed link opens, and the new password that is typed there. */
export const createReset = (options: ResetOptions): Handler => {
  const { accounts, origin, pages, proofs, readPosted, sessions } = options;

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
    typed: {
      readonly givenName: string;
      readonly errors: OwnerErrors;
      readonly ownProblem?: string;
    },
  ): Promise<void> => {
    // The link stands in the address: no other page hears of it.
    res.setHeader('Referrer-Policy', 'strict-origin');
    const { account, token } = opened;
    const form = { token, email: account.email, takeover: isTakeover(opened), ...typed };
    return pages.send(res, status, pages.page('New password', resetPage(form)));
  };

  const setPassword = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const fields = await readPosted(req, res);
    if (!fields) return;
    const opened = await open(onlyValue(fields, 'token'));
    if (!opened) return dead(res);
    const takeover = isTakeover(opened);
    const { email } = opened.account;
    const own = takeover ? await options.findOwn(email, fields) : { account: opened.account };
    const kept = 'problem' in own ? undefined : own.account;
    const { errors, owner } = await checkOwner(fields, email, kept?.givenName);
    const { givenName, password } = owner;
    if ('problem' in own) {
      const typed = { givenName, errors: errors ?? {}, ownProblem: own.problem };
      return show(res, 422, opened, typed);
    }
    if (errors) {
      return show(res, 422, opened, { givenName: takeover ? givenName : '', errors });
    }
    const account = kept
      ? (await options.change(kept, opened.proof, password, takeover)) && kept
      : await accounts.takeOver(owner, (transaction) => proofs.use(transaction, opened.proof));
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
