import { Hono } from 'hono';

import type { Account, Accounts } from '#server/identity/accounts.ts';
import {
  queryOf,
  type IdentityContext,
  type IdentityEnv,
  type IdentityRoutes,
} from '#server/identity/context.ts';
import { checkOwner, type OwnerErrors } from '#server/identity/new-password/check-owner.ts';
import { isOperatorIssued } from '#server/identity/forgot/operator-link.ts';
import type { ChangePassword } from '#server/identity/forgot/change-password.ts';
import type { FindOwn } from '#server/identity/forgot/own.ts';
import { deadLinkPage, resetPage } from '#server/identity/forgot/pages.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { onlyValue, type FormMiddleware } from '#server/identity/posted-form.ts';
import type {
  VerificationToken,
  VerificationTokens,
} from '#server/identity/verification-tokens/verification-tokens.ts';
import type { BrowserSessions } from '#server/identity/sessions/browser-sessions.ts';

export interface ResetOptions {
  readonly accounts: Accounts;
  readonly change: ChangePassword;
  readonly findOwn: FindOwn;
  readonly tokens: VerificationTokens;
  readonly sessions: BrowserSessions;
  readonly pages: Pages;
  readonly form: FormMiddleware;
  readonly origin: string;
  /** The app's address for a person without a sign-in to resume. */
  readonly start: string;
}

/** A valid link and its account. */
interface Opened {
  readonly token: string;
  readonly verificationToken: VerificationToken;
  readonly account: Account;
}

/**
 * Whether the address is unverified, so that the account may be another person's: then a new password creates a
 * new account, unless the old password or a deck code comes with it. An operator who issues a link vouches for
 * the person instead.
 */
const isTakeover = ({ account, verificationToken }: Opened): boolean =>
  account.verifiedAt === null && !isOperatorIssued(verificationToken.details);

/** `/reset`: the page that a mailed link opens, and the new password that is typed there. */
export const createResetRoutes = (options: ResetOptions): IdentityRoutes => {
  const { accounts, form, origin, pages, tokens, sessions } = options;

  const open = async (token: string): Promise<Opened | undefined> => {
    const verificationToken = await tokens.find('reset', token);
    const account = verificationToken && (await accounts.find(verificationToken.accountId));
    const counts = account && !account.disabled && account.email === verificationToken.email;
    return counts ? { token, verificationToken, account } : undefined;
  };

  const dead = (c: IdentityContext) =>
    pages.send(c, 400, pages.page('New password', deadLinkPage()));

  const show = (
    c: IdentityContext,
    status: 200 | 422,
    opened: Opened,
    typed: {
      readonly givenName: string;
      readonly errors: OwnerErrors;
      readonly ownProblem?: string;
    },
  ): Promise<Response> => {
    // The address contains the link, so other pages must not get it as their referrer.
    c.header('Referrer-Policy', 'strict-origin');
    const { account, token } = opened;
    const takeover = isTakeover(opened);
    const content = resetPage({ token, email: account.email, takeover, ...typed });
    return pages.send(c, status, pages.page('New password', content));
  };

  const setPassword = async (c: IdentityContext): Promise<Response> => {
    const { fields } = c.var;
    const opened = await open(onlyValue(fields, 'token'));
    if (!opened) return dead(c);
    const takeover = isTakeover(opened);
    const { email } = opened.account;
    const own = takeover ? await options.findOwn(email, fields) : { account: opened.account };
    const kept = 'problem' in own ? undefined : own.account;
    const { errors, owner } = await checkOwner(fields, email, kept?.givenName);
    const { givenName, password } = owner;
    if ('problem' in own) {
      const typed = { givenName, errors: errors ?? {}, ownProblem: own.problem };
      return show(c, 422, opened, typed);
    }
    if (errors) {
      return show(c, 422, opened, { givenName: takeover ? givenName : '', errors });
    }
    const account = kept
      ? (await options.change(kept, opened.verificationToken, password, takeover)) && kept
      : await accounts.takeOver(owner, (transaction) =>
          tokens.use(transaction, opened.verificationToken),
        );
    if (!account) return dead(c);
    await sessions.signIn(c, account, ['pwd']);
    const { way } = opened.verificationToken.details;
    const next = way === undefined ? options.start : `${origin}/idp/oauth2/authorize?${way}`;
    return c.redirect(next, 303);
  };

  return new Hono<IdentityEnv>()
    .post('/reset', form.sameOrigin, form.readFields, setPassword)
    .all('/reset', async (c) => {
      const opened = await open(onlyValue(queryOf(c), 'token'));
      return opened ? show(c, 200, opened, { givenName: '', errors: {} }) : dead(c);
    });
};
