import { Hono } from 'hono';

import { safeReturn } from '#lib/shared/routes.ts';
import type { EmailLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { inSeconds } from '#server/http/retry-after.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import {
  queryOf,
  type IdentityContext,
  type IdentityEnv,
  type IdentityRoutes,
} from '#server/identity/context.ts';
import type { ChangePassword } from '#server/identity/forgot/change-password.ts';
import type { FindOwn } from '#server/identity/forgot/own.ts';
import { checkOwner } from '#server/identity/new-password/check-owner.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { onlyValue, type FormMiddleware } from '#server/identity/posted-form.ts';
import type {
  VerificationToken,
  VerificationTokens,
} from '#server/identity/verification-tokens/verification-tokens.ts';
import type { BrowserSessions } from '#server/identity/sessions/browser-sessions.ts';
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
import type { VerificationOutcome, Verification } from '#server/identity/verify/verification.ts';

export interface VerifyOptions {
  readonly accounts: Accounts;
  readonly findOwn: FindOwn;
  readonly change: ChangePassword;
  readonly tokens: VerificationTokens;
  readonly verification: Verification;
  readonly sessions: BrowserSessions;
  readonly pages: Pages;
  readonly form: FormMiddleware;
  readonly origin: string;
  /** The app's address for a person without a page to go back to. */
  readonly start: string;
  readonly mailConfigured: boolean;
  /** Limits password attempts with the links of one email. */
  readonly passwordsByEmail: EmailLimit;
}

/** A valid link and its account. */
interface Opened {
  readonly token: string;
  readonly verificationToken: VerificationToken;
  readonly account: Account;
}

/** Tells the app that its tokens are outdated, so that it no longer asks for the verification. */
const withNews = (address: string): string => {
  const url = new URL(address);
  url.searchParams.set('proven', '1');
  return url.href;
};

/**
 * `/verify`: in the browser that is signed in, a code or one button verifies the address of its account. By link
 * in another browser, the password or a deck code verifies it; without both, the reader of the mails gets a new
 * account.
 */
export const createVerifyRoutes = (options: VerifyOptions): IdentityRoutes => {
  const { accounts, form, origin, pages, tokens, sessions, start, verification } = options;

  const show = (
    c: IdentityContext,
    status: 200 | 400 | 401 | 422 | 429,
    content: Markup,
  ): Promise<Response> => {
    // The address may contain the link, so other pages must not get it as their referrer.
    c.header('Referrer-Policy', 'strict-origin');
    return pages.send(c, status, pages.page('Confirm your email', content));
  };
  const dead = (c: IdentityContext) => show(c, 400, deadVerifyPage(start));
  const backOf = (fields: URLSearchParams): string => {
    const path = safeReturn(onlyValue(fields, 'back'), origin);
    return path === undefined ? start : `${origin}${path}`;
  };

  const open = async (token: string): Promise<Opened | undefined> => {
    const verificationToken = await tokens.find('verify', token);
    const account = verificationToken && (await accounts.find(verificationToken.accountId));
    const counts = account && !account.disabled && account.email === verificationToken.email;
    return counts && account.verifiedAt === null
      ? { token, verificationToken, account }
      : undefined;
  };

  const finish = (
    c: IdentityContext,
    outcome: VerificationOutcome,
    next: string,
  ): Response | Promise<Response> => {
    if (outcome.kind === 'proven') return c.redirect(withNews(next), 303);
    return outcome.kind === 'merged' ? show(c, 200, mergedPage(start, outcome.isAll)) : dead(c);
  };

  const showLink = async (
    c: IdentityContext,
    { account, token }: Opened,
    isNew: boolean,
  ): Promise<Response> => {
    const { email } = account;
    const here = await sessions.accountOf(c);
    if (here?.id === account.id) return show(c, 200, confirmPage(token, email));
    if (isNew || !account.hasPassword) {
      return show(c, 200, takeoverPage({ token, email, givenName: '', errors: {} }));
    }
    return show(c, 200, passwordPage(token, email, undefined));
  };

  const byPassword = async (
    c: IdentityContext,
    { account, verificationToken, token }: Opened,
    password: string,
  ): Promise<Response> => {
    const taken = await options.passwordsByEmail.consume(account.email);
    if (!taken.ok) {
      c.header('Retry-After', inSeconds(taken.retryAfterMs));
      const problem = `Too many tries. Please wait ${waitIn(taken.retryAfterMs)}.`;
      return show(c, 429, passwordPage(token, account.email, problem));
    }
    if (!(await accounts.isPassword(account.id, password))) {
      const problem = 'This is not the password of this sign-up.';
      return show(c, 422, passwordPage(token, account.email, problem));
    }
    const outcome = await verification.confirm(verificationToken);
    if (outcome.kind === 'proven') await sessions.signIn(c, account, ['pwd']);
    return finish(c, outcome, start);
  };

  const takeOver = async (
    c: IdentityContext,
    { account: { email }, verificationToken, token }: Opened,
    fields: URLSearchParams,
  ): Promise<Response> => {
    const own = await options.findOwn(email, fields);
    const kept = 'problem' in own ? undefined : own.account;
    const { errors, owner } = await checkOwner(fields, email, kept?.givenName);
    if ('problem' in own || errors) {
      const ownProblem = 'problem' in own ? own.problem : undefined;
      const { givenName } = owner;
      const typed = { token, email, givenName, errors: errors ?? {}, ownProblem };
      return show(c, 422, takeoverPage(typed));
    }
    const uses = (transaction: Database) => tokens.use(transaction, verificationToken);
    const account = kept
      ? (await options.change(kept, verificationToken, owner.password, true)) && kept
      : await accounts.takeOver(owner, uses);
    if (!account) return dead(c);
    await sessions.signIn(c, account, ['pwd']);
    return c.redirect(start, 303);
  };

  /** Answers a form on the page of a link. */
  const withLink = async (c: IdentityContext): Promise<Response> => {
    const { fields } = c.var;
    const opened = await open(onlyValue(fields, 'token'));
    if (!opened) return dead(c);
    const step = onlyValue(fields, 'step');
    if (step === 'takeover') return takeOver(c, opened, fields);
    if (step === 'password') return byPassword(c, opened, onlyValue(fields, 'password'));
    const here = await sessions.accountOf(c);
    if (step !== 'confirm' || here?.id !== opened.account.id) {
      return showLink(c, opened, false);
    }
    return finish(c, await verification.confirm(opened.verificationToken), start);
  };

  const showCode = (
    c: IdentityContext,
    status: 200 | 422,
    account: Account,
    said: Pick<CodeForm, 'back' | 'problem' | 'note'>,
  ): Promise<Response> => {
    const { mailConfigured } = options;
    const content = { action: '/idp/verify', email: account.email, mailConfigured, ...said };
    return show(c, status, codePage(content));
  };

  const post = async (c: IdentityContext): Promise<Response> => {
    const { fields } = c.var;
    if (fields.has('token')) return withLink(c);
    const back = backOf(fields);
    const account = await sessions.accountOf(c);
    if (!account) return show(c, 401, signedOutPage(start));
    if (account.verifiedAt !== null) return c.redirect(back, 303);
    if (onlyValue(fields, 'step') === 'send') {
      const note = sentNote(await verification.send(account));
      return showCode(c, 200, account, { back, note });
    }
    const outcome = await verification.type(account, onlyValue(fields, 'code'));
    const problem = codeProblem(outcome);
    if (problem === undefined) return finish(c, outcome, back);
    return showCode(c, 422, account, { back, problem });
  };

  const get = async (c: IdentityContext): Promise<Response> => {
    const query = queryOf(c);
    if (query.has('token')) {
      const opened = await open(onlyValue(query, 'token'));
      if (!opened) return dead(c);
      return showLink(c, opened, query.has('new'));
    }
    const account = await sessions.accountOf(c);
    if (!account) return show(c, 200, signedOutPage(start));
    const back = backOf(query);
    if (account.verifiedAt !== null) return show(c, 200, provenPage(back));
    return showCode(c, 200, account, { back });
  };

  return new Hono<IdentityEnv>()
    .post('/verify', form.sameOrigin, form.readFields, post)
    .all('/verify', get);
};
