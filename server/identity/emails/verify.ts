import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { EmailSources } from '#server/identity/emails/sources.ts';
import { renderEmail } from '#server/mail/email-layout.ts';
import type { Email, WaitingMail } from '#server/mail/email.ts';

/**
 * The link and the code that prove an address after sign-up. Where another account has proven it
 * already, the email says so; it is the only place that does.
 */
export const verifyEmail = async (
  { accountId = '', createdAt, id, recipient }: WaitingMail,
  { accounts, origin, tokens }: EmailSources,
): Promise<Email | undefined> => {
  const account = await accounts.find(accountId);
  const isDue = account && !account.disabled && account.verifiedAt === null;
  if (!isDue || account.email !== recipient) return undefined;
  const secrets = await tokens.make({
    kind: 'verify',
    accountId: account.id,
    email: account.email,
    mail: { id, createdAt },
  });
  if (!secrets) return undefined;
  const code = { code: secrets.code };
  const holder = await accounts.findByEmail(account.email);
  if (holder && holder.id !== account.id && holder.verifiedAt !== null) {
    return renderEmail({
      to: account.email,
      origin,
      subject: `You have a ${PRODUCT_NAME} account already`,
      parts: [
        'Somebody, probably you, has signed up with this email just now. There is an account with it already. Sign in there with the password of that account, or set a new one:',
        { label: 'Set a new password', href: `${origin}/idp/forgot` },
        'If it was you, and you have stored something in the new account, type this code there. What is in it moves over to your own account:',
        code,
        'The code works once, for 30 minutes. If it was not you, do nothing: nobody has got into your account.',
      ],
    });
  }
  return renderEmail({
    to: account.email,
    origin,
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    parts: [
      'Please confirm that this email is yours. Type this code where you signed up:',
      code,
      'Or open this link:',
      { label: 'Confirm this email', href: `${origin}/idp/verify?token=${secrets.token}` },
      'Both work once, for 30 minutes.',
      ...((await accounts.opensByPassword(account))
        ? []
        : [
            'There are other accounts with this email that nobody has confirmed. Without a confirmed email you cannot sign in to this one again.',
          ]),
      'If you did not sign up, somebody else has used your email. Do nothing, or open the link to use it for an account of your own.',
    ],
  });
};
