import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { EmailSources } from '#server/identity/emails/sources.ts';
import { renderEmail } from '#server/mail/email-layout.ts';
import type { Email, WaitingMail } from '#server/mail/email.ts';

/** Notifies the verified old address of a change of email, with a link to revert it. */
export const takeBackEmail = async (
  { accountId = '', createdAt, id, recipient }: WaitingMail,
  { accounts, origin, tokens }: EmailSources,
): Promise<Email | undefined> => {
  const account = await accounts.find(accountId);
  if (!account) return undefined;
  const secrets = await tokens.make({
    kind: 'take-back',
    accountId: account.id,
    email: recipient,
    mail: { id, createdAt },
  });
  if (!secrets) return undefined;
  return renderEmail({
    to: recipient,
    origin,
    subject: `Your ${PRODUCT_NAME} account has another email now`,
    parts: [
      `The email of your ${PRODUCT_NAME} account has been changed. From now on we write to the new one.`,
      'If it was you, do nothing. If it was not, take your account back and set a new password:',
      { label: 'Take it back', href: `${origin}/idp/account/take-back?token=${secrets.token}` },
      'The link works once, for seven days.',
    ],
  });
};

/** Notifies an unverified old address of a change of email. */
export const addressLeftEmail = (
  { recipient }: WaitingMail,
  { origin }: EmailSources,
): Promise<Email | undefined> =>
  renderEmail({
    to: recipient,
    origin,
    subject: `Your email is no longer used for a ${PRODUCT_NAME} account`,
    parts: [
      `A ${PRODUCT_NAME} account that was made with your email uses another one now. There is nothing to do.`,
    ],
  });
