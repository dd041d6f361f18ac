import type { EmailLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { VerificationTokens } from '#server/identity/verification-tokens/verification-tokens.ts';
import type { EmailContent } from '#server/mail/email-layout.ts';
import type { WaitingMail } from '#server/mail/email.ts';

/** Dependencies of the emails. */
export interface EmailSources {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly tokens: VerificationTokens;
  /** The configured origin: no link in an email has another. */
  readonly origin: string;
  /** Limits the mails to one mailbox that unauthenticated clients can cause. */
  readonly mails: EmailLimit;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The texts of an email, and its address where that is not the mail's recipient. */
type EmailText = Pick<EmailContent, 'subject' | 'parts'> & Partial<Pick<EmailContent, 'to'>>;

/** Writes the email of one kind; `undefined` if there is nothing to send. */
export type WriteEmail = (
  mail: WaitingMail,
  sources: EmailSources,
) => Promise<EmailText | undefined>;

/** Writes the email of a completed change; it needs no account and no token. */
export type WriteNotice = (mail: WaitingMail, origin: string) => EmailText;
