import { passkeyAddedEmail, passkeyRemovedEmail } from '#server/identity/emails/passkeys.ts';
import { signUpEmail } from '#server/identity/emails/sign-up.ts';
import { resetEmail } from '#server/identity/emails/reset.ts';
import { verifyEmail } from '#server/identity/emails/verify.ts';
import { addressLeftEmail, takeBackEmail } from '#server/identity/emails/email-changed.ts';
import { newAddressEmail } from '#server/identity/emails/new-email.ts';
import { passwordChangedEmail } from '#server/identity/emails/password-changed.ts';
import type { EmailSources } from '#server/identity/emails/sources.ts';
import type { Email, RenderEmail, WaitingMail } from '#server/mail/email.ts';

/** Renders the email of one kind; `undefined` if there is nothing to send. */
type WriteEmail = (mail: WaitingMail, sources: EmailSources) => Promise<Email | undefined>;

const EMAILS: ReadonlyMap<string, WriteEmail> = new Map<string, WriteEmail>([
  ['sign-up', signUpEmail],
  ['passkey-added', passkeyAddedEmail],
  ['passkey-removed', passkeyRemovedEmail],
  ['reset', resetEmail],
  ['verify', verifyEmail],
  ['password-changed', passwordChangedEmail],
  ['new-email', newAddressEmail],
  ['take-back', takeBackEmail],
  ['email-left', addressLeftEmail],
]);

/** Kinds that notify of a completed change; the change itself does not consume the mail limit. */
const NOTICES: ReadonlySet<string> = new Set([
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'email-left',
]);

/**
 * Whether a notice may be sent. A proven email gets a notice of every change. An unproven email may belong to
 * another person, so its notices count against the mail limit of outsiders.
 */
const isWelcome = async (
  { accountId = '', kind, recipient }: WaitingMail,
  { accounts, mails }: EmailSources,
): Promise<boolean> => {
  if (!NOTICES.has(kind)) return true;
  const account = await accounts.find(accountId);
  if (account?.email === recipient && account.verifiedAt !== null) return true;
  return (await mails.consume(recipient)).ok;
};

/**
 * Renders the identity provider's emails at the time of sending.
 * @returns rejects for an unknown kind: a newer process on the same database may know it
 */
export const createEmailRenderer =
  (sources: EmailSources): RenderEmail =>
  async (mail) => {
    const write = EMAILS.get(mail.kind);
    if (!write) throw new TypeError('There is no email of this kind.');
    return (await isWelcome(mail, sources)) ? write(mail, sources) : undefined;
  };
