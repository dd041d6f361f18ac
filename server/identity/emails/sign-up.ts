import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { EmailSources } from '#server/identity/emails/sources.ts';
import type { Email, WaitingMail } from '#server/mail/email.ts';
import { renderEmail } from '#server/mail/email-layout.ts';

/**
 * The code of a sign-up with a passkey. Where the address has an account the email says so, and has no
 * code; it is the only place that tells.
 */
export const signUpEmail = async (
  { accountId = '', createdAt, id, recipient }: WaitingMail,
  { accounts, origin, tokens }: EmailSources,
): Promise<Email | undefined> => {
  // Made in either case: a code that is typed wrongly gets the same answer.
  const secrets = await tokens.make({
    kind: 'sign-up',
    accountId,
    email: recipient,
    mail: { id, createdAt },
  });
  if (!secrets) return undefined;
  const holder = await accounts.findByEmail(recipient);
  if (holder && holder.verifiedAt !== null) {
    return renderEmail({
      to: recipient,
      origin,
      subject: `You have a ${PRODUCT_NAME} account already`,
      parts: [
        'Somebody, probably you, wants to sign up with this email. There is an account with it already. Sign in there, or set a new password:',
        { label: 'Set a new password', href: `${origin}/idp/forgot` },
        'If it was not you, do nothing: nobody has got into your account.',
      ],
    });
  }
  return renderEmail({
    to: recipient,
    origin,
    subject: `Your code for ${PRODUCT_NAME}`,
    parts: [
      'Please type this code where you are signing up:',
      { code: secrets.code },
      'It works once, for 30 minutes.',
      'If you are not signing up, do nothing: without this code nobody can use your email.',
    ],
  });
};
