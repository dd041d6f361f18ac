import type { IncomingMessage, ServerResponse } from 'node:http';

import { safeReturn } from '#lib/shared/routes.ts';
import type { EmailLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { Handler } from '#server/http/request-log.ts';
import { inSeconds } from '#server/http/retry-after.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import type { ChangePassword } from '#server/identity/forgot/change-password.ts';
import type { FindOwn } from '#server/identity/forgot/own.ts';
import { checkOwner } from '#server/identity/new-password/check-owner.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { onlyValue, type ReadPosted } from '#server/identity/posted-form.ts';
import type { Proof, Proofs } from '#server/identity/proofs/proofs.ts';
import type { BrowserSessions } from '#server/identity/sessions/browser-sessions.ts';
import { splitTarget } from '#server/identity/target.ts';
import {
  codePage,
  codeProblem,
  sentNote,
  type CodeForm,
} from '#server/identity/verify/code-page.ts';
import {
  confirmPage,
  deadVerifyPage,
  mergedPage,
  passwordPage,
  provenPage,
  signedOutPage,
  takeoverPage,
} from '#server/identity/verify/pages.ts';
import type { Outcome, Verification } from '#server/identity/verify/verification.ts';

export interface VerifyOptions {
  readonly accounts: Accounts;
  readonly findOwn: FindOwn;
  readonly change: ChangePassword;
  readonly proofs: Proofs;
  readonly verification: Verification;
  readonly sessions: BrowserSessions;
  readonly pages: Pages;
  readonly readPosted: ReadPosted;
  readonly origin: string;
  /** Where a person goes who came from nowhere. */
  readonly start: string;
  readonly mailConfigured: boolean;
  /** Bounds the passwords that are tried with the links of one email. */
  readonly passwordsByEmail: EmailLimit;
}

/** A link that counts, and whose it is. */
interface Opened {
  readonly token: string;
  readonly proof: Proof;
  readonly account: Account;
}

/** Tells the app that its tokens are out of date, so that it asks no more for what is done. */
const withNews = (address: string): string => {
  const url = new URL(address);
  url.searchParams.set('proven', '1');
  return url.href;
};

/**
 * Answers `/verify`: in the browser that is signed in, a code or one button proves the address of its
 * account. By link elsewhere, the password or a deck code proves it; without both, the reader of the mails
 * gets a new account.
 */
export const createVerify = (options: VerifyOptions): Handler => {
  const { accounts, origin, pages, proofs, sessions, start, verification } = options;

  const show = (res: ServerResponse, status: number, content: Markup): Promise<void> => {
    // The link may stand in the address: no other page hears of it.
    res.setHeader('Referrer-Policy', 'strict-origin');
    return pages.send(res, status, pages.page('Confirm your email', content));
  };
  const goTo = (res: ServerResponse, location: string): void => {
    res.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
  };
  const dead = (res: ServerResponse) => show(res, 400, deadVerifyPage(start));
  const backOf = (fields: URLSearchParams): string => {
    const path = safeReturn(onlyValue(fields, 'back'), origin);
    return path === undefined ? start : `${origin}${path}`;
  };

  const open = async (token: string): Promise<Opened | undefined> => {
    const proof = await proofs.find('verify', token);
    const account = proof && (await accounts.find(proof.accountId));
    const counts = account && !account.disabled && account.email === proof.email;
    return counts && account.verifiedAt === null ? { token, proof, account } : undefined;
  };

  const finish = (res: ServerResponse, outcome: Outcome, next: string): void | Promise<void> => {
    if (outcome.kind === 'proven') return goTo(res, withNews(next));
    return outcome.kind === 'merged' ? show(res, 200, mergedPage(start, outcome.isAll)) : dead(res);
  };

  const showLink = async (
    req: IncomingMessage,
    res: ServerResponse,
    { account, token }: Opened,
    isNew: boolean,
  ): Promise<void> => {
    const { email } = account;
    const here = await sessions.accountOf(req, res);
    if (here?.id === account.id) return show(res, 200, confirmPage(token, email));
    if (isNew || !account.hasPassword) {
      return show(res, 200, takeoverPage({ token, email, givenName: '', errors: {} }));
    }
    return show(res, 200, passwordPage(token, email, undefined));
  };

  const byPassword = async (
    req: IncomingMessage,
    res: ServerResponse,
    { account, proof, token }: Opened,
    password: string,
  ): Promise<void> => {
    const taken = await options.passwordsByEmail.consume(account.email);
    if (!taken.ok) {
      res.setHeader('Retry-After', inSeconds(taken.retryAfterMs));
      const problem = `Too many tries. Please wait ${waitIn(taken.retryAfterMs)}.`;
      return show(res, 429, passwordPage(token, account.email, problem));
    }
    if (!(await accounts.isPassword(account.id, password))) {
      const problem = 'This is not the password of this sign-up.';
      return show(res, 422, passwordPage(token, account.email, problem));
    }
    const outcome = await verification.confirm(proof);
    if (outcome.kind === 'proven') await sessions.signIn(req, res, account, ['pwd']);
    return finish(res, outcome, start);
  };

  const takeOver = async (
    req: IncomingMessage,
    res: ServerResponse,
    { account: { email }, proof, token }: Opened,
    fields: URLSearchParams,
  ): Promise<void> => {
    const own = await options.findOwn(email, fields);
    const kept = 'problem' in own ? undefined : own.account;
    const { errors, owner } = await checkOwner(fields, email, kept?.givenName);
    if ('problem' in own || errors) {
      const ownProblem = 'problem' in own ? own.problem : undefined;
      const { givenName } = owner;
      const form = { token, email, givenName, errors: errors ?? {}, ownProblem };
      return show(res, 422, takeoverPage(form));
    }
    const uses = (transaction: Database) => proofs.use(transaction, proof);
    const account = kept
      ? (await options.change(kept, proof, owner.password, true)) && kept
      : await accounts.takeOver(owner, uses);
    if (!account) return dead(res);
    await sessions.signIn(req, res, account, ['pwd']);
    return goTo(res, start);
  };

  /** Answers a form on the page of a link. */
  const withLink = async (
    req: IncomingMessage,
    res: ServerResponse,
    fields: URLSearchParams,
  ): Promise<void> => {
    const opened = await open(onlyValue(fields, 'token'));
    if (!opened) return dead(res);
    const step = onlyValue(fields, 'step');
    if (step === 'takeover') return takeOver(req, res, opened, fields);
    if (step === 'password') return byPassword(req, res, opened, onlyValue(fields, 'password'));
    const here = await sessions.accountOf(req, res);
    if (step !== 'confirm' || here?.id !== opened.account.id) {
      return showLink(req, res, opened, false);
    }
    return finish(res, await verification.confirm(opened.proof), start);
  };

  const showCode = (
    res: ServerResponse,
    status: number,
    account: Account,
    said: Pick<CodeForm, 'back' | 'problem' | 'note'>,
  ): Promise<void> => {
    const { mailConfigured } = options;
    const form = { action: '/idp/verify', email: account.email, mailConfigured, ...said };
    return show(res, status, codePage(form));
  };

  const post = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const fields = await options.readPosted(req, res);
    if (!fields) return;
    if (fields.has('token')) return withLink(req, res, fields);
    const back = backOf(fields);
    const account = await sessions.accountOf(req, res);
    if (!account) return show(res, 401, signedOutPage(start));
    if (account.verifiedAt !== null) return goTo(res, back);
    if (onlyValue(fields, 'step') === 'send') {
      const note = sentNote(await verification.send(account));
      return showCode(res, 200, account, { back, note });
    }
    const outcome = await verification.type(account, onlyValue(fields, 'code'));
    const problem = codeProblem(outcome);
    if (problem === undefined) return finish(res, outcome, back);
    return showCode(res, 422, account, { back, problem });
  };

  return async (req, res) => {
    if (req.method === 'POST') return post(req, res);
    const query = new URLSearchParams(splitTarget(req.url ?? '')[1]);
    if (query.has('token')) {
      const opened = await open(onlyValue(query, 'token'));
      if (!opened) return dead(res);
      return showLink(req, res, opened, query.has('new'));
    }
    const account = await sessions.accountOf(req, res);
    if (!account) return show(res, 200, signedOutPage(start));
    const back = backOf(query);
    if (account.verifiedAt !== null) return show(res, 200, provenPage(back));
    return showCode(res, 200, account, { back });
  };
};
