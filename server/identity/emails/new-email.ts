import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { EmailSources } from '#server/identity/emails/sources.ts';
import { renderEmail } from '#server/mail/email-layout.ts';
import type { Email, WaitingMail } from '#server/mail/email.ts';

/** The link and the code that verify a new email before it takes effect. */
export const newAddressEmail = async (
  { accountId = '', createdAt, id, recipient }: WaitingMail,
  { accounts, origin, tokens }: EmailSources,
): Promise<Email | undefined> => {
  const account = await accounts.find(accountId);
  if (!account || account.disabled || account.email === recipient) return undefined;
  const secrets = await tokens.make({
    kind: 'new-email',
    accountId: account.id,
    email: recipient,
    mail: { id, createdAt },
  });
  if (!secrets) return undefined;
  return renderEmail({
    to: recipient,
    origin,
    subject: `Confirm your new email for ${PRODUCT_NAME}`,
    parts: [
      `Somebody, probably you, wants to use this email for a ${PRODUCT_NAME} account. Open this link where you are signed in:`,
      {
        label: 'Use this email',
        href: `${origin}/idp/account/confirm-email?token=${secrets.token}`,
      },
      'Or type this code there:',
      { code: secrets.code },
      'Both work once, for 30 minutes. If it was not you, do nothing.',
    ],
  });
};
