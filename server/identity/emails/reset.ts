import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { EmailSources } from '#server/identity/emails/sources.ts';
import { renderEmail } from '#server/mail/email-layout.ts';
import type { Email, WaitingMail } from '#server/mail/email.ts';

/**
 * The link for a forgotten password. It is requested by address alone: without an account there is nothing
 * to send.
 */
export const resetEmail = async (
  { createdAt, details, id, recipient }: WaitingMail,
  { accounts, clock, db, origin, tokens }: EmailSources,
): Promise<Email | undefined> => {
  const account = await accounts.findByEmail(recipient);
  if (!account || account.disabled) return undefined;
  const secrets = await tokens.make({
    kind: 'reset',
    accountId: account.id,
    email: account.email,
    details,
    mail: { id, createdAt },
  });
  if (!secrets) return undefined;
  await recordEvent(db, { accountId: account.id, kind: 'reset-asked' }, clock());
  return renderEmail({
    to: account.email,
    origin,
    subject: `Set a new password for ${PRODUCT_NAME}`,
    parts: [
      'Somebody, probably you, has forgotten the password of your account. Set a new one here:',
      { label: 'Set a new password', href: `${origin}/idp/reset?token=${secrets.token}` },
      'The link works once, for 30 minutes. A newer link ends it.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  });
};
