import * as m from '#messages';
import { safeReturn } from '#lib/shared/routes.ts';
import { inSeconds } from '#server/http/retry-after.ts';
import type { Account } from '#server/identity/accounts.ts';
import { newRoutes, queryOf, type IdentityContext } from '#server/identity/context.ts';
import type { OpenedLink, OwnerLinks } from '#server/identity/forgot/owner-links.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
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
import type { VerificationOutcome } from '#server/identity/verify/verification.ts';
import type { IdentityServices } from '#server/identity/services.ts';

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
export const createVerifyRoutes = (services: IdentityServices, links: OwnerLinks) => {
  const { accounts, form, limits, mailConfigured, origin, pages } = services;
  const { sessions, start, verification } = services;

  const show = (
    c: IdentityContext,
    status: 200 | 400 | 401 | 422 | 429,
    content: Markup,
  ): Promise<Response> => {
    // The address may contain the link, so other pages must not get it as their referrer.
    c.header('Referrer-Policy', 'strict-origin');
    return pages.send(c, status, pages.page(m.identity_verify_title(), content));
  };
  const dead = (c: IdentityContext) => show(c, 400, deadVerifyPage(start()));
  const backOf = (fields: URLSearchParams): string => {
    const path = safeReturn(onlyValue(fields, 'back'), origin);
    return path === undefined ? start() : `${origin}${path}`;
  };

  const open = async (fields: URLSearchParams): Promise<OpenedLink | undefined> => {
    const opened = await links.open('verify', fields);
    return opened?.account.verifiedAt === null ? opened : undefined;
  };

  const finish = (
    c: IdentityContext,
    outcome: VerificationOutcome,
    next: string,
  ): Response | Promise<Response> => {
    if (outcome.kind === 'proven') return c.redirect(withNews(next), 303);
    return outcome.kind === 'merged' ? show(c, 200, mergedPage(start(), outcome.isAll)) : dead(c);
  };

  const showLink = async (
    c: IdentityContext,
    { account, token }: OpenedLink,
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
    { account, verificationToken, token }: OpenedLink,
    password: string,
  ): Promise<Response> => {
    const taken = await limits.passwordsByEmail.consume(account.email);
    if (!taken.ok) {
      c.header('Retry-After', inSeconds(taken.retryAfterMs));
      const problem = m.identity_own_wait({ wait: waitIn(taken.retryAfterMs) });
      return show(c, 429, passwordPage(token, account.email, problem));
    }
    if (!(await accounts.isPassword(account.id, password))) {
      const problem = m.identity_verify_wrong_password();
      return show(c, 422, passwordPage(token, account.email, problem));
    }
    const outcome = await verification.confirm(verificationToken);
    if (outcome.kind === 'proven') await sessions.signIn(c, account, ['pwd']);
    return finish(c, outcome, start());
  };

  const takeOver = async (
    c: IdentityContext,
    opened: OpenedLink,
    fields: URLSearchParams,
  ): Promise<Response> => {
    const account = await links.setPassword(opened, fields, true);
    if (!account) return dead(c);
    if ('errors' in account) {
      const { token } = opened;
      return show(c, 422, takeoverPage({ token, email: opened.account.email, ...account }));
    }
    await sessions.signIn(c, account, ['pwd']);
    return c.redirect(start(), 303);
  };

  /** Answers a form on the page of a link. */
  const withLink = async (c: IdentityContext): Promise<Response> => {
    const { fields } = c.var;
    const opened = await open(fields);
    if (!opened) return dead(c);
    const step = onlyValue(fields, 'step');
    if (step === 'takeover') return takeOver(c, opened, fields);
    if (step === 'password') return byPassword(c, opened, onlyValue(fields, 'password'));
    const here = await sessions.accountOf(c);
    if (step !== 'confirm' || here?.id !== opened.account.id) {
      return showLink(c, opened, false);
    }
    return finish(c, await verification.confirm(opened.verificationToken), start());
  };

  const showCode = (
    c: IdentityContext,
    status: 200 | 422,
    account: Account,
    said: Pick<CodeForm, 'back' | 'problem' | 'note'>,
  ): Promise<Response> => {
    const content = { action: '/idp/verify', email: account.email, mailConfigured, ...said };
    return show(c, status, codePage(content));
  };

  const post = async (c: IdentityContext): Promise<Response> => {
    const { fields } = c.var;
    if (fields.has('token')) return withLink(c);
    const back = backOf(fields);
    const account = await sessions.accountOf(c);
    if (!account) return show(c, 401, signedOutPage(start()));
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
      const opened = await open(query);
      if (!opened) return dead(c);
      return showLink(c, opened, query.has('new'));
    }
    const account = await sessions.accountOf(c);
    if (!account) return show(c, 200, signedOutPage(start()));
    const back = backOf(query);
    if (account.verifiedAt !== null) return show(c, 200, provenPage(back));
    return showCode(c, 200, account, { back });
  };

  return newRoutes().post('/verify', form.sameOrigin, form.readFields, post).all('/verify', get);
};
