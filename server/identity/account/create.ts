import { Hono } from 'hono';

import type { EmailLimit, Limit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { createAccountPages } from '#server/identity/account/account.ts';
import { createConfirm } from '#server/identity/account/confirm.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import { emailForm } from '#server/identity/account/forms/email.ts';
import { nameForm } from '#server/identity/account/forms/name.ts';
import { passwordForm } from '#server/identity/account/forms/password.ts';
import { createMailedLinkRoutes } from '#server/identity/account/mailed-links.ts';
import { createNewEmail } from '#server/identity/account/new-email.ts';
import { createFindPerson } from '#server/identity/account/find-person.ts';
import { createAccountSteps } from '#server/identity/account/steps.ts';
import { createTakeBack } from '#server/identity/account/take-back.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { IdentityEnv, IdentityRoutes } from '#server/identity/context.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { createPasskeyAccountRoutes } from '#server/identity/passkeys/account-pages.ts';
import type { Ceremonies } from '#server/identity/passkeys/ceremonies.ts';
import type { Passwords } from '#server/identity/passwords.ts';
import type { FormMiddleware } from '#server/identity/posted-form.ts';
import type { VerificationTokens } from '#server/identity/verification-tokens/verification-tokens.ts';
import type { ProviderRequests } from '#server/identity/provider-requests.ts';
import type { BrowserSessions } from '#server/identity/sessions/browser-sessions.ts';

export interface CreateAccountOptions {
  readonly db: Database;
  readonly requests: ProviderRequests;
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly tokens: VerificationTokens;
  readonly sessions: BrowserSessions;
  readonly pages: Pages;
  readonly form: FormMiddleware;
  readonly origin: string;
  readonly clock: () => number;
  /** Whether a mail server is configured. */
  readonly mailConfigured: boolean;
  readonly ceremonies: Ceremonies;
  readonly limits: {
    readonly confirm: Limit;
    readonly newEmail: Limit;
    /** Limits the mails to one mailbox. */
    readonly mails: EmailLimit;
    /** Limits code attempts for one mailbox. */
    readonly codes: EmailLimit;
  };
}

/** `/account` and everything below it. */
export const createAccountRoutes = (options: CreateAccountOptions): IdentityRoutes => {
  const { accounts, ceremonies, clock, db, form, limits, mailConfigured, pages, passwords } =
    options;
  const { origin, tokens, requests, sessions } = options;
  const findPerson = createFindPerson(db, requests, accounts);
  const newEmail = createNewEmail({ db, accounts, tokens, clock });
  const confirm = createConfirm({
    db,
    clock,
    limit: limits.confirm,
    isPassword: accounts.isPassword,
    wrong: ({ id }) => recordEvent(db, { accountId: id, kind: 'wrong-password' }, clock()),
  });
  const steps = createAccountSteps({ db, pages, form, findPerson, confirm });
  const account = createAccountPages({
    db,
    origin,
    clock,
    pages,
    findPerson,
    confirm,
    forms: [
      nameForm(db, accounts, clock),
      emailForm({ newEmail, limit: limits.newEmail, mails: limits.mails, mailConfigured }),
      passwordForm({ db, passwords, tokens, clock }),
    ],
    newEmail,
    codes: limits.codes,
    tokens,
    steps,
  });
  const links = createMailedLinkRoutes({
    accounts,
    tokens,
    pages,
    form,
    confirmed: steps.confirmed,
    findPerson,
    newEmail,
    takeBack: createTakeBack({ db, accounts, passwords, tokens, clock }),
    signIn: (c, owner) => sessions.signIn(c, owner, ['pwd']),
  });
  return new Hono<IdentityEnv>()
    .route('/', account)
    .route('/', links)
    .route(
      '/',
      createPasskeyAccountRoutes({ db, ceremonies, findPerson, pages, origin, clock, steps }),
    );
};
