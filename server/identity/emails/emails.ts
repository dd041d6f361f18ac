import { newAddressEmail, takeBackEmail } from '#server/identity/emails/new-email.ts';
import {
  addressLeftEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  passwordChangedEmail,
} from '#server/identity/emails/notices.ts';
import { resetEmail } from '#server/identity/emails/reset.ts';
import type { EmailSources, WriteEmail, WriteNotice } from '#server/identity/emails/sources.ts';
import { signUpEmail, verifyEmail } from '#server/identity/emails/verify.ts';
import { renderEmail } from '#server/mail/email-layout.ts';
import type { RenderEmail, WaitingMail } from '#server/mail/email.ts';

const EMAILS: ReadonlyMap<string, WriteEmail> = new Map([
  ['sign-up', signUpEmail],
  ['reset', resetEmail],
  ['verify', verifyEmail],
  ['new-email', newAddressEmail],
  ['take-back', takeBackEmail],
]);

/** Kinds that notify of a completed change; the change itself does not consume the mail limit. */
const NOTICES: ReadonlyMap<string, WriteNotice> = new Map([
  ['password-changed', passwordChangedEmail],
  ['passkey-added', passkeyAddedEmail],
  ['passkey-removed', passkeyRemovedEmail],
  ['email-left', addressLeftEmail],
]);

/**
 * Whether a notice may be sent. A proven email gets a notice of every change. An unproven email may belong to
 * another person, so its notices count against the mail limit of outsiders.
 */
const isWelcome = async (
  { accountId = '', recipient }: WaitingMail,
  { accounts, mails }: EmailSources,
): Promise<boolean> => {
  const account = await accounts.find(accountId);
  if (account?.email === recipient && account.verifiedAt !== null) return true;
  return (await mails.consume(recipient)).ok;
};

/**
 * Renders the identity provider's emails at the time of sending.
 * @returns rejects for an unknown kind: a newer process on the same database may know it
 */
export const createEmailRenderer = (sources: EmailSources): RenderEmail => {
  const { origin } = sources;
  const textOf = async (mail: WaitingMail) => {
    const notice = NOTICES.get(mail.kind);
    if (notice) return (await isWelcome(mail, sources)) ? notice(mail, origin) : undefined;
    const write = EMAILS.get(mail.kind);
    if (!write) throw new TypeError('There is no email of this kind.');
    return write(mail, sources);
  };
  return async (mail) => {
    const text = await textOf(mail);
    return text && renderEmail({ to: mail.recipient, origin, ...text });
  };
};
