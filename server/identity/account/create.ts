import type { Provider } from 'oidc-provider';

import type { EmailLimit, Limit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { createAccountPages } from '#server/identity/account/account.ts';
import { createConfirm } from '#server/identity/account/confirm.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import { emailForm } from '#server/identity/account/forms/email.ts';
import { nameForm } from '#server/identity/account/forms/name.ts';
import { passwordForm } from '#server/identity/account/forms/password.ts';
import { createMailedLinks } from '#server/identity/account/mailed-links.ts';
import { createNewEmail } from '#server/identity/account/new-email.ts';
import { createFindPerson } from '#server/identity/account/person.ts';
import { createTakeBack } from '#server/identity/account/take-back.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { createPasskeyAccountPages } from '#server/identity/passkeys/account-pages.ts';
import type { Ceremonies } from '#server/identity/passkeys/ceremonies.ts';
import type { Passwords } from '#server/identity/passwords.ts';
import type { ReadPosted } from '#server/identity/posted-form.ts';
import type { Proofs } from '#server/identity/proofs/proofs.ts';
import type { BrowserSessions } from '#server/identity/sessions/browser-sessions.ts';

export interface CreateAccountOptions {
  readonly db: Database;
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly proofs: Proofs;
  readonly sessions: BrowserSessions;
  readonly pages: Pages;
  readonly readPosted: ReadPosted;
  readonly origin: string;
  readonly clock: () => number;
  /** Whether mails reach people. */
  readonly mailConfigured: boolean;
  readonly ceremonies: Ceremonies;
  readonly limits: {
    readonly confirm: Limit;
    readonly newEmail: Limit;
    /** Bounds the mails to one mailbox. */
    readonly mails: EmailLimit;
    /** Bounds the codes that are tried for one mailbox. */
    readonly codes: EmailLimit;
  };
}

/** Puts the pages of a person's own account together: `/account` and everything below it. */
export const createAccount = (options: CreateAccountOptions) => {
  const { accounts, ceremonies, clock, db, limits, mailConfigured, pages, passwords, proofs } =
    options;
  const { origin, provider, readPosted, sessions } = options;
  const findPerson = createFindPerson(db, provider, accounts);
  const newEmail = createNewEmail({ db, accounts, proofs, clock });
  return createAccountPages({
    db,
    origin,
    clock,
    pages,
    readPosted,
    findPerson,
    confirm: createConfirm({
      db,
      clock,
      limit: limits.confirm,
      isPassword: accounts.isPassword,
      wrong: ({ id }) => recordEvent(db, { accountId: id, kind: 'wrong-password' }, clock()),
    }),
    forms: [
      nameForm(db, accounts, clock),
      emailForm({ newEmail, limit: limits.newEmail, mails: limits.mails, mailConfigured }),
      passwordForm({ db, passwords, proofs, clock }),
    ],
    newEmail,
    codes: limits.codes,
    proofs,
    passkeys: createPasskeyAccountPages({ db, ceremonies, findPerson, pages, origin, clock }),
    links: createMailedLinks({
      accounts,
      proofs,
      pages,
      readPosted,
      findPerson,
      newEmail,
      takeBack: createTakeBack({ db, accounts, passwords, proofs, clock }),
      signIn: (req, res, account) => sessions.signIn(req, res, account, ['pwd']),
    }),
  });
};
