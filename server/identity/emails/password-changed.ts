import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { EmailSources } from '#server/identity/emails/sources.ts';
import { renderEmail } from '#server/mail/email-layout.ts';
import type { Email, WaitingMail } from '#server/mail/email.ts';

/** Notifies the owner of a new password. */
export const passwordChangedEmail = (
  { recipient }: WaitingMail,
  { origin }: EmailSources,
): Promise<Email | undefined> =>
  renderEmail({
    to: recipient,
    origin,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    parts: [
      'The password of your account has been changed, and all other devices have been signed out.',
      'If it was not you, set a new one at once:',
      { label: 'Set a new password', href: `${origin}/idp/forgot` },
    ],
  });
