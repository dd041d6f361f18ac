import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { EmailSources } from '#server/identity/emails/sources.ts';
import type { Email, WaitingMail } from '#server/mail/email.ts';
import { renderEmail } from '#server/mail/email-layout.ts';

/** Notifies the owner of a new passkey. */
export const passkeyAddedEmail = (
  { details, recipient }: WaitingMail,
  { origin }: EmailSources,
): Promise<Email | undefined> =>
  renderEmail({
    to: recipient,
    origin,
    subject: `A passkey was added to your ${PRODUCT_NAME} account`,
    parts: [
      `From now on the passkey ‘${details['name']}’ signs in to your account.`,
      'If that was you, there is nothing to do. If it was not, remove it at once and sign out everywhere:',
      { label: 'Open your account', href: `${origin}/idp/account` },
    ],
  });

/** Notifies the owner of a removed passkey. */
export const passkeyRemovedEmail = (
  { details, recipient }: WaitingMail,
  { origin }: EmailSources,
): Promise<Email | undefined> =>
  renderEmail({
    to: recipient,
    origin,
    subject: `A passkey was removed from your ${PRODUCT_NAME} account`,
    parts: [
      `The passkey ‘${details['name']}’ no longer signs in to your account.`,
      'If it was not you who removed it, look at your account at once and sign out everywhere:',
      { label: 'Open your account', href: `${origin}/idp/account` },
    ],
  });
